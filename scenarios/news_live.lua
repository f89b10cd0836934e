-- Adding children: in front, at the end, instead of what is there, from a literal or from a server's answer.
local news = require "apps._news"
local ui = beagle.ui

describe("The ticker", function()
  local app

  local function ticker()
    local ids = {}
    for i, child in ipairs(app:find("ticker").children) do ids[i] = child.id end
    return ids
  end

  before_each(function() app = news.open "/news/live" end)

  it("PREPEND puts the new ones in front, in their order", function()
    app:find("prepend"):press()
    assert.same({ "gale", "force", "start" }, ticker())
    assert.visible(app, { id = "count", text = "1 updates" })
  end)

  it("APPEND is what happens without a mode", function()
    app:find("append"):press()
    assert.same({ "start", "added-button" }, ticker())
  end)

  it("what was added sees the contexts of its new place", function()
    app:find("prepend"):press()
    assert.visible(app, { text = "Gale warning (harbour radio)" })
    app:find("append"):press()
    app:find("added-button"):press()
    assert.equal("from harbour radio", app.dialog.message)
  end)

  it("and follows them when they change", function()
    app:find("prepend"):press()
    app:find("ticker"):context("ticker"):set("source", "pilot boat")
    assert.visible(app, { text = "Gale warning (pilot boat)" })
  end)

  it("REPLACE with what a server sends", function()
    app.network:stub("GET /news/api/live", { body = { ui.text { id = "calm", text = "All calm" } } })
    app:find("append"):press()
    app:find("replace"):press()
    assert.same({ "calm" }, ticker())
  end)

  it("of a server's list, what is no component is left out", function()
    app.network:stub("GET /news/api/live", {
      body = { ui.text { id = "one", text = "One" }, { text = "no type" }, ui.text { id = "two", text = "Two" } },
    })
    app:find("replace"):press()
    assert.same({ "one", "two" }, ticker())
  end)

  it("REPLACE with nothing clears", function()
    app:find("clear"):press()
    assert.same({}, ticker())
  end)

  it("an unknown target changes nothing, and a warning says so", function()
    assert.changes(app, {
      actions = { "addChildren" },
      logs = { { level = "warning", message = beagle.matches "no%-such%-id" } },
    }, function() app:find("nowhere"):press() end)
  end)
end)
