-- Two cards: tabs, pages and indicator over one context, and writing into one element of an array.
local bank = require "apps._bank"
local ui = beagle.ui

local app

before_each(function() app = bank.open "/bank/cards" end)

describe("The wallet", function()
  it("tab, page and indicator go together", function()
    app:find(ui.tabBar {}):select(1)
    assert.equal(1, app:find(ui.pageView {}).currentPage)
    assert.equal(1, app:find(ui.pageIndicator {}).currentPage)
    assert.visible(app, "card-1")
  end)

  it("remembers the pages that were swiped to", function()
    local pages = app:find(ui.pageView {})
    app:find(ui.tabBar {}):select(1)
    pages:swipe_to(0):swipe_to(1)
    assert.same({ 0, 1 }, pages:context("pager"):get("seen"))
  end)

  it("a card can be blocked", function()
    app.network:stub("PUT /bank/api/cards/:id", { body = { blocked = true } })
    app:find("toggle-0"):press()
    assert.equal("Block Blue card?", app.dialog.message)
    app.dialog:ok()
    assert.requested(app, "PUT /bank/api/cards/v1", { body = { blocked = true } })
    assert.visible(app, "blocked-0")
    assert.equal("Unblock", app:find("toggle-0").text)
  end)

  it("the other card stays as it is", function()
    app.network:stub("PUT /bank/api/cards/v1", { body = { blocked = true } })
    app:find("toggle-0"):press()
    assert.changes(app, {
      contexts = { ["wallet.cards[0].blocked"] = true },
      tree = { ["blocked-0"] = { style = { display = "FLEX" } }, ["toggle-0"] = { text = "Unblock" } },
      actions = { "sendRequest", "setContext" },
      requests = { "PUT /bank/api/cards/v1" },
      dialog = beagle.absent,
    }, function() app.dialog:ok() end)
  end)

  it("when that fails there is a number to call", function()
    app.network:fail("PUT /bank/api/cards/v1", { error = "tls" })
    app:find("toggle-0"):press()
    app.dialog:ok()
    assert.equal("Call us: +49 30 000", app.dialog.message)
    assert.not_visible(app, "blocked-0")
  end)
end)

describe("The limit", function()
  before_each(function() app:find("limit"):press() end)

  it("knows which card it is for", function()
    assert.context(app, "navigationContext.index", 0)
  end)

  for _, text in ipairs { "3000", "much" } do
    it("cannot be " .. text, function()
      app:find("value"):type(text)
      assert.is_true(app:find("value").errorVisible)
      app:find("save"):press()
      assert.equal("At most 2000.", app.dialog.message)
    end)
  end

  it("goes back as a number", function()
    app:find("value"):type("900")
    app:find("save"):press()
    assert.stacks(app, { { "/bank/cards" } })
    assert.context(app, "navigationContext.limit", 900)
  end)
end)
