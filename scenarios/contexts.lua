-- Contexts from a scenario: reading and writing them, scope, the global one, and implicit ones.
local bank = require "apps._bank"
local shop = require "apps._shop"
local ui, action = beagle.ui, beagle.action

describe("A context", function()
  local app

  before_each(function() app = bank.open "/bank/transfer" end)

  it("is found by its id, and read by a path", function()
    local pay = app:context("pay")
    assert.equal(1204.5, pay:get("available"))
    assert.equal("", pay:get().reference)
    assert.is_nil(pay:get("nothing.here"))
  end)

  it("can be written, and what depends on it follows", function()
    app:context("pay"):set("step", 1)
    assert.visible(app, "amount")
    assert.visible(app, { id = "progress", text = "Step 2 of 3" })
  end)

  it("a path may make what is missing", function()
    app:context("pay"):set("notes[1].text", "second")
    assert.same({ beagle.null, { text = "second" } }, app:context("pay"):get("notes"))
  end)

  it("clearing a path leaves null", function()
    app:context("pay"):clear("to")
    assert.context(app, "pay.to", nil)
    assert.equal("", app:find("to").value)
  end)

  it("an id that is not in scope is an error that lists those that are", function()
    assert.error_matches(function() app:context("card") end, "pay")
  end)

  it("expressions can be evaluated in its scope", function()
    assert.equal(2409.0, app:eval("@{multiply(pay.available, 2)}"))
    assert.equal("Step 0", app:find("to"):eval("Step @{pay.step}"))
  end)
end)

describe("Scope", function()
  it("the nearest context of a name wins", function()
    local app = shop.launch():open(ui.screenComponent {
      ui.container {
        context = { id = "room", value = "hall" },
        ui.text { id = "outer", text = "@{room}" },
        ui.container { context = { id = "room", value = "attic" }, ui.text { id = "inner", text = "@{room}" } },
      },
    })
    assert.equal("hall", app:find("outer").text)
    assert.equal("attic", app:find("inner").text)
    assert.equal("attic", app:find("inner"):context("room"):get())
  end)

  it("an event leaves its value with its component", function()
    local app = shop.open "/shop/search"
    app:find("query"):type("aw")
    assert.same({ value = "aw" }, app:find("query"):context("onChange"):get())
  end)
end)

describe("The global context", function()
  it("is null at first", function() assert.is_nil(bank.launch().global:get()) end)

  it("outlives the screens", function()
    local app = bank.open("/bank/login", bank.mo)
    app:open("/bank/help")
    assert.context(app, "global.session.name", "Mo")
  end)

  it("can be written by any action", function()
    local app = bank.open "/bank/help"
    app:perform(action.setContext { contextId = "global", path = "tips.read", value = "@{help.topic}" })
    assert.equal("pin", app.global:get("tips.read"))
  end)

  it("is not shared between two apps", function()
    local one, other = bank.launch(), bank.launch()
    one.global:set("theme", "dark")
    assert.is_nil(other.global:get("theme"))
  end)
end)
