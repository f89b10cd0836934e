-- A transfer: three steps in a page view, each guarded by a condition.
local bank = require "apps._bank"
local ui = beagle.ui

local IBAN = "KS02 4711"

describe("A transfer", function()
  local app, pages

  local function fill_in(amount)
    app:find("to"):type(IBAN)
    app:find("next-0"):press()
    app:find("amount"):type(amount)
    app:find("next-1"):press()
  end

  before_each(function()
    app = bank.open("/bank/home", bank.mo)
    app:find("transfer"):press()
    pages = app:find(ui.pageView {})
  end)

  it("needs a recipient first", function()
    app:find("to"):type("KS02")
    app:find("next-0"):press()
    assert.equal(0, pages.currentPage)
    assert.is_true(app:find("to").errorVisible)
  end)

  it("goes step by step", function()
    fill_in("20")
    assert.visible(app, { id = "progress", text = "Step 3 of 3" })
    assert.visible(app, { id = "summary", text = "20 € to " .. IBAN })
    assert.equal(2, app:find(ui.pageIndicator {}).currentPage)
  end)

  it("goes back by a button or by a swipe", function()
    fill_in("20")
    pages:swipe_to(1)
    assert.visible(app, { id = "progress", text = "Step 2 of 3" })
    app:find("back-1"):press()
    assert.visible(app, { id = "progress", text = "Step 1 of 3" })
    assert.equal(IBAN, app:find("to").value)
  end)

  for amount, why in pairs { [""] = "nothing", ["2000"] = "more than there is" } do
    it("does not go on with " .. why, function()
      fill_in(amount)
      assert.equal("Check the amount.", app.dialog.message)
      app.dialog:ok()
      assert.equal(1, pages.currentPage)
    end)
  end

  it("warns while typing too much", function()
    app:find("to"):type(IBAN)
    app:find("next-0"):press()
    app:find("amount"):type("1204.5")
    assert.not_visible(app, "too-much")
    app:find("amount"):type("1204.51")
    assert.visible(app, "too-much")
  end)

  it("is reviewed with all that was typed", function()
    fill_in("20")
    app:find("reference"):type("Bread")
    app:find("review"):press()
    assert.stacks(app, { { "/bank/home" }, { "/bank/transfer", "/bank/transfer/confirm" } })
    assert.context(app, "navigationContext", { to = IBAN, amount = 20, reference = "Bread" })
  end)

  it("is only discarded when that is confirmed", function()
    app:find { text = "Close" }:press()
    assert.equal("Discard this transfer?", app.dialog.message)
    app.dialog:cancel()
    assert.equal("/bank/transfer", app.screen.url)
    app:find { text = "Close" }:press()
    app.dialog:ok()
    assert.stacks(app, { { "/bank/home" } })
  end)
end)
