-- The virtual clock: delays cost no time, and everything happens in the same order in each run.
local shop = require "apps._shop"
local news = require "apps._news"

describe("Time", function()
  it("begins at zero and passes only when it is told to", function()
    local app = shop.open "/shop/home"
    assert.equal(0, app.now)
    app:advance(250):advance(250)
    assert.equal(500, app.now)
  end)

  it("an answer without delay is there at once", function()
    local app = shop.open "/shop/home"
    assert.equal(0, #app.network.pending)
    assert.equal(200, app.network.requests[1].status)
  end)

  it("settle waits for everything that is under way", function()
    local app = shop.launch()
    app.network:stub("GET /shop/home", { json = "screens/shop/home.json", delay = 1000 })
    app.network:stub("GET /shop/home/offer", { json = "screens/shop/home-offer.json", delay = 2000 })
    app:open("/shop/home"):settle()
    assert.equal(3000, app.now)
    assert.visible(app, "offer-title")
  end)

  it("settle gives up where something never ends", function()
    local app = shop.launch()
    app.network:stub("GET /shop/home", { json = "screens/shop/home.json", delay = 10000 })
    app:open("/shop/home")
    assert.has_error(function() app:settle { limit = 5000 } end)
  end)

  it("os.time and os.date follow it", function()
    local app = shop.open "/shop/home"
    assert.equal("2024-01-01 00:00", os.date("%Y-%m-%d %H:%M"))
    app:advance(90 * 60 * 1000)
    assert.equal("2024-01-01 01:30", os.date("%Y-%m-%d %H:%M"))
  end)
end)

describe("While a screen loads", function()
  it("nothing else can be touched", function()
    local app = shop.open "/shop/home"
    app.network:stub("GET /shop/cart", { json = "screens/shop/cart.json", delay = 300 })
    app:find { text = "Cart" }:press()
    assert.has_error(function() app:find("cafe"):press() end)
    app:settle()
    assert.equal("/shop/cart", app.screen.url)
  end)

  it("a request can be broken off", function()
    local app = shop.open "/shop/home"
    app.network:stub("GET /shop/cart", { json = "screens/shop/cart.json", delay = 300 })
    app:find { text = "Cart" }:press()
    local request = app.network.pending[1]
    assert.is_true(request:cancel())
    assert.is_false(request:cancel())
    assert.equal("cancelled", request.error)
    assert.equal("error", app.screen.state)
  end)

  it("losing the connection fails what is under way", function()
    local app = news.launch()
    app.network:stub("GET /news/feed", { json = "screens/news/feed.json", delay = 500 })
    app:open("/news/feed"):advance(200)
    app.network:offline()
    app:settle()
    assert.transitions(app, beagle.contains { "error remoteScreen.networkError" })
    app.network:online()
    app:retry():settle()
    assert.visible(app, "stories")
  end)

  it("two screens that were asked for come in the order of their answers", function()
    local app = shop.open "/shop/home"
    app.network:stub("GET /shop/cart", { json = "screens/shop/cart.json", delay = 300 })
    app.network:stub("GET /shop/orders/done", { json = "screens/shop/order-done.json", delay = 100 })
    app:perform {
      beagle.action.pushView { route = { url = "/shop/cart" } },
      beagle.action.pushView { route = { url = "/shop/orders/done" } },
    }
    app:settle()
    assert.stacks(app, { { "/shop/home", "/shop/orders/done", "/shop/cart" } })
  end)
end)
