-- Check-out: a validated form, two requests in a row, and what happens when either of them fails.
local shop = require "apps._shop"

local app

local function arrive()
  app = shop.launch()
  shop.fill_cart(app, shop.bread_knife)
  app:open("/shop/cart")
  app:find("checkout"):press()
end

local function fill_in(values)
  for id, text in pairs(values) do app:find(id):type(text) end
end

local function order()
  fill_in { name = "Ines", street = "Mill Lane 3", zip = "04109" }
  app:find("order"):press()
end

local function status() return app:find("status").text end

describe("The check-out form", function()
  before_each(arrive)

  it("marks what is missing, once it was tried", function()
    assert.is_false(app:find("name").errorVisible)
    app:find("order"):press()
    assert.equal("Please correct the marked fields.", status())
    for _, id in ipairs { "name", "street", "zip" } do assert.is_true(app:find(id).errorVisible) end
    assert.not_requested(app, "POST *")
  end)

  it("a mark goes when the field is corrected", function()
    app:find("order"):press()
    app:find("zip"):type("0410")
    assert.equal("Five digits", app:find("zip").error)
    app:find("zip"):type("04109")
    assert.is_false(app:find("zip").errorVisible)
  end)
end)

describe("Ordering", function()
  before_each(function()
    arrive()
    app.network:stub("POST /shop/api/addresses", { body = { id = "a1" } })
    app.network:stub("POST /shop/api/payments", { body = { order = "H-1007" } })
  end)

  it("sends the address, then the payment", function()
    order()
    assert.requested(app, "POST /shop/api/addresses", {
      headers = { ["X-Flow"] = "checkout" },
      body = { name = "Ines", street = "Mill Lane 3", zip = "04109" },
    })
    assert.requested(app, "POST /shop/api/payments", { body = { address = "a1", lines = { shop.bread_knife } } })
  end)

  it("ends at the receipt, with an empty cart and no way back", function()
    order()
    assert.stacks(app, { { "/shop/orders/done" } })
    assert.visible(app, { text = "Order H-1007" })
    assert.context(app, "global.cart", { lines = {}, count = 0 })
  end)

  it("tells how far it is", function()
    app.network:stub("POST /shop/api/addresses", { body = { id = "a1" }, delay = 100 })
    app.network:stub("POST /shop/api/payments", { body = { order = "H-1007" }, delay = 100 })
    order()
    assert.equal("Checking the address", status())
    assert.equal("Please wait", app:find("order").text)
    app:advance(100)
    assert.equal("Reserving your payment", status())
    app:settle()
    assert.equal(200, app.now)
    assert.equal("/shop/orders/done", app.screen.url)
  end)

  it("an address that the shop does not know is said below the form", function()
    app.network:stub("POST /shop/api/addresses", { status = 422, body = { message = "Unknown street" } })
    order()
    assert.equal("Unknown street", status())
    assert.is_true(app:find("order").enabled)
    assert.not_requested(app, "POST /shop/api/payments")
  end)

  it("any other failure is an alert", function()
    app.network:fail("POST /shop/api/addresses", { error = "connection_reset" })
    order()
    assert.equal("We could not reach the shop.", app.dialog.message)
  end)

  it("a failed payment can be tried again", function()
    app.network:stub("POST /shop/api/payments", { { status = 402 }, { body = { order = "H-1008" } } })
    order()
    assert.equal("Payment failed (402)", status())
    assert.equal("Try again", app.dialog.ok_label)
    app.dialog:ok()
    assert.requested(app, "POST /shop/api/payments", { times = 2 })
    assert.visible(app, { text = "Order H-1008" })
  end)

  it("a payment that fails again asks again, and leads back to the cart", function()
    app.network:stub("POST /shop/api/payments", { status = 402 })
    order()
    app.dialog:ok()
    assert.equal("Payment", app.dialog.title)
    app.dialog:cancel()
    assert.stacks(app, { { "/shop/cart" } })
    assert.context(app, "global.cart.lines", { shop.bread_knife })
  end)
end)
