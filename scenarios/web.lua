-- Where the web differs from iOS.
local shop = require "apps._shop"
local news = require "apps._news"

describe("On the web", function()
  it("a screen that fails to open is there, with an error in its place", function()
    local app = shop.open("/shop/home", "web")
    app.network:stub("GET /shop/cart", { status = 500 })
    app:find { text = "Cart" }:press()
    assert.stacks(app, { { "/shop/home" }, { "/shop/cart" } })
    assert.equal(1, #app:find_all { _beagleComponent_ = "custom:error" })
  end)

  it("a list of actions does not see what it writes itself", function()
    local app = shop.open("/shop/onboarding", "web")
    local up = beagle.action.setContext { contextId = "tour", path = "page", value = "@{sum(tour.page, 1)}" }
    app:perform { up, up }
    assert.context(app, "tour.page", 1)
  end)

  it("lists inside lists are numbered from the outside in", function()
    assert.visible(shop.open("/shop/products", "web"), { id = "tag:7:1", text = "#beech" })
    assert.visible(shop.open("/shop/products", "ios"), { id = "tag:1:7", text = "#beech" })
  end)

  it("rows are made anew when their list changes", function()
    local app = shop.open("/shop/products", "web")
    app:find("heart:7"):press()
    app:find("sort"):press()
    assert.equal("♡", app:find("heart:7").text)
  end)

  it("a native route leaves the page only when the app knows it", function()
    local app = news.open("/news/articles/42", "web")
    app:find { text = "Share" }:press()
    assert.equal("share", app.native_routes[1].route)
    assert.stacks(app, { { "/news/articles/42" } })
  end)

  it("there is no way back from the first screen", function()
    local app = news.open("/news/saved", "web")
    assert.is_false(app:back())
    assert.stacks(app, { { "/news/saved" } })
  end)
end)
