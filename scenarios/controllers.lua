-- Navigation controllers: an app may show loading and errors in its own way, for each stack.
local shop = require "apps._shop"

describe("A controller", function()
  local states

  local function listen(app, id)
    app:register_controller(id, {
      on_state = function(state, screen) states[#states + 1] = state .. " " .. screen end,
    })
  end

  before_each(function() states = {} end)

  it("hears the states of the screens of its stack", function()
    local app = shop.launch()
    listen(app)
    app:open("/shop/orders/done")
    assert.equal("started /shop/orders/done", states[1])
    assert.equal("success /shop/orders/done", states[#states - 1])
    assert.equal("finished /shop/orders/done", states[#states])
  end)

  it("is chosen by the action that opens a stack", function()
    local app = shop.launch()
    listen(app, "modal")
    app:open("/shop/home")
    assert.same({}, states)
    app:find { text = "Cart" }:press()
    assert.same({ "success /shop/cart", "finished /shop/cart" }, { states[1], states[2] })
  end)

  it("takes the place of the default error view, and may keep the retry", function()
    local app = shop.launch()
    local again, failure
    app:register_controller(nil, {
      on_state = function(state, _, retry, problem)
        if state == "error" then again, failure = retry, problem end
      end,
    })
    app.network:fail("GET /shop/orders/done", { error = "timeout", times = 1 })
    app:open("/shop/orders/done")
    assert.is_nil(app.error_view)
    assert.same({ "remoteScreen", "networkError" }, { failure.kind, failure.cause })
    again()
    assert.visible(app, { text = "Thank you!" })
  end)

  it("the error of a route is told to the screen that it came from", function()
    local app = shop.launch()
    listen(app, "modal")
    app.network:stub("GET /shop/cart", { status = 500 })
    app:open("/shop/home")
    app:find { text = "Cart" }:press()
    assert.same({}, states)
    assert.equal("error", app.screen.state)
  end)
end)
