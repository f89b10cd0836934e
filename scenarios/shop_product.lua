-- A product: a quantity within limits, the cart in the global context, and going back with a result.
local shop = require "apps._shop"

describe("The quantity", function()
  local app

  before_each(function() app = shop.open "/shop/products/7" end)

  it("changes the sum", function()
    app:find("more"):press()
    assert.visible(app, { id = "qty", text = "2" })
    assert.visible(app, { id = "sum", text = "Sum: 48 €" })
  end)

  it("is at least one", function()
    assert.error_matches(function() app:find("less"):press() end, "disabled")
    app:find("more"):press()
    app:find("less"):press()
    assert.visible(app, { id = "qty", text = "1" })
  end)

  it("is at most what the shop has", function()
    app:find("more"):press():press()
    assert.is_nil(app.dialog)
    app:find("more"):press()
    assert.equal("That is all", app.dialog.title)
    assert.equal("Only 3 in stock.", app.dialog.message)
    app.dialog:ok()
    assert.visible(app, { id = "qty", text = "3" })
  end)
end)

describe("Adding to the cart", function()
  it("says so, and goes back with the product's id", function()
    local app = shop.open "/shop/products"
    app:find("product:7"):press()
    app:find("more"):press()
    app:find("add"):press()
    assert.equal("2 × Bread knife is in your cart.", app.dialog.message)
    assert.equal("Good", app.dialog.ok_label)
    app.dialog:ok()
    assert.stacks(app, { { "/shop/products" } })
    assert.context(app, "navigationContext", { added = 7 })
    assert.context(app, "global.cart", { lines = { shop.bread_knife }, count = 2 })
  end)

  it("adds to what is there", function()
    local app = shop.launch()
    shop.fill_cart(app, shop.mending_kit)
    app:open("/shop/products/7")
    app:find("add"):press()
    assert.context(app, "global.cart.lines", { shop.mending_kit, shop.bread_knife })
    assert.context(app, "global.cart.count", 2)
  end)

  it("the first product makes the cart", function()
    local app = shop.open "/shop/products/7"
    assert.context(app, "global.cart", { lines = {}, count = 0 })
  end)
end)

describe("Reviews", function()
  local app

  before_each(function() app = shop.open "/shop/products/7" end)

  it("are lazy content below the product", function()
    assert.visible(app, { text = "2 reviews" })
    assert.is_nil(app:query("reviews-wait"))
    assert.equal("Ines: Cuts rye.", app:find("review:0").text)
  end)

  it("a vote is written from the row back into the list's source", function()
    app:find("helpful:1"):press():press()
    assert.equal("Helpful (7)", app:find("helpful:1").text)
    assert.equal(7, app:find("votes"):context("reviews"):get("[1].votes"))
    assert.equal("Votes: 9", app:find("votes").text)
  end)
end)

describe("Sharing", function()
  it("goes to the native app, by the navigation bar", function()
    local app = shop.launch()
    app:register_deep_link("share", function() return true end)
    app:open("/shop/products/7")
    app:find { text = "Share" }:press()
    assert.same(
      { { route = "share", data = { what = "product", id = "7" }, shouldResetApplication = false } },
      app.native_routes
    )
    assert.stacks(app, { { "/shop/products/7", "native:share" } })
  end)
end)
