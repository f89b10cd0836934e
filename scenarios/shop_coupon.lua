-- A form in the cart: validation, a request with the typed text in its address, and children added by its answer.
local shop = require "apps._shop"

describe("A coupon", function()
  local app

  before_each(function() app = shop.open "/shop/cart" end)

  local function redeem(code)
    app:find("coupon"):type(code)
    app:find("redeem"):press()
  end

  it("has at least four letters", function()
    redeem("oak")
    assert.equal("A coupon has at least four letters.", app.dialog.message)
    assert.is_true(app:find("coupon").errorVisible)
    assert.not_requested(app, "GET /shop/api/coupons/*")
  end)

  it("shows its error as soon as something is typed", function()
    assert.is_false(app:find("coupon").errorVisible)
    app:find("coupon"):type("o")
    assert.is_true(app:find("coupon").errorVisible)
    app:find("coupon"):clear()
    assert.is_false(app:find("coupon").errorVisible)
  end)

  it("is asked for in capitals, and its label is shown", function()
    app.network:stub("GET /shop/api/coupons/:code", function(request)
      return { body = { label = request.params.code .. ": 10 % off" } }
    end)
    redeem("oak-2")
    assert.requested(app, "GET /shop/api/coupons/OAK-2", { times = 1 })
    assert.visible(app, { id = "coupon-ok", text = "Coupon: OAK-2: 10 % off" })
  end)

  it("the button waits for the answer", function()
    app.network:stub("GET /shop/api/coupons/:code", { body = { label = "10 % off" }, delay = 400 })
    redeem("oak-2")
    assert.is_false(app:find("redeem").enabled)
    app:advance(400)
    assert.is_true(app:find("redeem").enabled)
  end)

  it("an unknown one replaces all messages, a second good one adds to them", function()
    app.network:stub("GET /shop/api/coupons/WOOL", { status = 404 })
    app.network:stub("GET /shop/api/coupons/OAK-2", { body = { label = "10 % off" } })
    redeem("oak-2")
    redeem("oak-2")
    assert.equal(2, #app:find("messages").children)
    redeem("wool")
    assert.equal(1, #app:find("messages").children)
    assert.visible(app, { text = "This coupon is not valid." })
    redeem("oak-2")
    assert.equal(2, #app:find("messages").children)
  end)

  it("can be submitted without the button too", function()
    app.network:stub("GET /shop/api/coupons/:code", { body = { label = "10 % off" } })
    app:find("coupon"):type("oak-2")
    app:find("coupon-form"):submit()
    assert.visible(app, "coupon-ok")
  end)
end)
