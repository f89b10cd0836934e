-- Saved stories: a list over the global context, from which a row removes itself.
local news = require "apps._news"

describe("Saved stories", function()
  local app

  before_each(function()
    app = news.launch()
    app.global:set("saved", { 42, 43, 45 })
    app:open("/news/saved")
  end)

  it("are listed", function()
    assert.equal(3, #app:find_all { text = beagle.matches "^Story" })
  end)

  it("can be removed one by one", function()
    app:find("remove:1"):press()
    assert.context(app, "global.saved", { 42, 45 })
    assert.visible(app, { text = "Story 45" })
    assert.is_nil(app:query { text = "Story 43" })
  end)

  it("can be cleared, when that is confirmed", function()
    app:find("clear"):press()
    app.dialog:cancel()
    assert.context(app, "global.saved", { 42, 43, 45 })
    app:find("clear"):press()
    app.dialog:ok()
    assert.visible(app, "none")
    assert.is_false(app:find("clear").enabled)
  end)

  it("none at all is the same as nothing known", function()
    app.global:clear("saved")
    assert.visible(app, { id = "none", text = "Nothing saved" })
    assert.is_false(app:find("clear").enabled)
  end)
end)
