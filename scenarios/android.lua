-- Where Android differs from iOS. A scenario without a platform runs on the one that --platform names.
local shop = require "apps._shop"
local bank = require "apps._bank"

describe("On Android", function()
  it("the body of a failing answer is shown, when it is a screen", function()
    local app = shop.open("/shop/products/99", "android")
    assert.visible(app, { text = "We could not find that page." })
  end)

  it("an error outlives the end of loading", function()
    local app = shop.open("/shop/search", "android")
    app.network:stub("GET /shop/products/7", { status = 500 })
    app:perform(beagle.action.pushView { route = { url = "/shop/products/7" } })
    assert.transitions(app, beagle.contains { "error remoteScreen.networkError", "finished /shop/search" })
    assert.equal("error", app.screen.state)
  end)

  it("back at the very first screen closes the app", function()
    local app = shop.open("/shop/home", "android")
    assert.is_true(app:back())
    assert.stacks(app, {})
    assert.is_nil(app.screen)
  end)

  it("back while a screen loads breaks the load off", function()
    local app = shop.open("/shop/search", "android")
    app.network:stub("GET /shop/products/7", { json = "screens/shop/product.json", delay = 500 })
    app:perform(beagle.action.pushView { route = { url = "/shop/products/7" } })
    app:back()
    app:settle()
    assert.stacks(app, { { "/shop/search" } })
  end)

  it("a stack that fails to open is there, with its error", function()
    local app = shop.open("/shop/home", "android")
    app.network:stub("GET /shop/cart", { status = 500 })
    app:find { text = "Cart" }:press()
    assert.stacks(app, { { "/shop/home" }, { "/shop/cart" } })
    assert.equal("error", app.screen.state)
  end)

  it("the index of a row is a number", function()
    local app = bank.open("/bank/home", bank.mo, "android")
    assert.equal(0, app:find("balance:0"):eval("@{i}"))
    local ios = bank.open("/bank/home", bank.mo, "ios")
    assert.equal("0", ios:find("balance:0"):eval("@{i}"))
  end)

  it("a row's state stays at its place, whatever is shown there", function()
    local app = shop.open("/shop/products", "android")
    app:find("heart:7"):press()
    app:find("sort"):press()
    assert.equal("♡", app:find("heart:7").text)
  end)

  it("choosing the tab that is chosen already is not reported", function()
    local app = shop.open("/shop/home", "android")
    app:find(beagle.ui.tabBar {}):select(0)
    assert.actions(app, {})
  end)

  it("onFinish runs before the answer is handled", function()
    local app = bank.open("/bank/help", nil, "android")
    app.network:stub("GET /quote", {})
    local note = function(text)
      return beagle.action.setContext { contextId = "help", path = "topic", value = "@{help.topic} " .. text }
    end
    app:perform(beagle.action.sendRequest {
      url = "/quote", onSuccess = { note "success" }, onFinish = { note "finish" },
    })
    assert.context(app, "help.topic", "pin finish success")
  end)
end)
