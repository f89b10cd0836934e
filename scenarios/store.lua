-- The store: guards see each action first and may refuse it, subscribers see each new state.
local shop = require "apps._shop"

describe("A guard", function()
  local app

  before_each(function() app = shop.open "/shop/home" end)

  it("may refuse an action", function()
    local remove = app:guard {
      should_update = function(_, action) return action.name ~= "pushStack" end,
    }
    app:find { text = "Cart" }:press()
    assert.stacks(app, { { "/shop/home" } })
    assert.actions(app, {})
    remove()
    app:find { text = "Cart" }:press()
    assert.stacks(app, { { "/shop/home" }, { "/shop/cart" } })
  end)

  it("sees what an action did", function()
    local will, did = spy.new(function() end), spy.new(function() end)
    app:guard { will_update = will, did_update = did }
    app:find { text = "Cart" }:press()
    assert.spy(will).was.called()
    assert.spy(did).was.called(#will.calls)
    assert.equal("pushStack", will.calls[1].vals[2].name)
  end)

  it("sees the state", function()
    local screens = {}
    app:guard { will_update = function(state, action) screens[action.name] = state.screen.identifier end }
    app:find { text = "Cart" }:press()
    assert.equal("/shop/home", screens.pushStack)
    assert.equal("/shop/cart", screens.condition)
  end)

  it("several are asked in order, the first refusal counts", function()
    local second = spy.new(function() return true end)
    app:guard { should_update = function() return false end }
    app:guard { should_update = second }
    app:find { text = "Cart" }:press()
    assert.spy(second).was_not.called()
  end)
end)

describe("A subscriber", function()
  local app

  before_each(function() app = shop.open "/shop/onboarding" end)

  it("hears of new states until it has enough", function()
    local heard = spy.new(function() end)
    local stop = app:subscribe(heard)
    app:find("next"):press()
    assert.spy(heard).was.called()
    stop()
    heard:clear()
    app:find("next"):press()
    assert.spy(heard).was_not.called()
  end)

  it("may be choosy", function()
    local stacks = {}
    app:subscribe(
      function(new) stacks[#stacks + 1] = #new.stacks[1] end,
      function(old, new) return old.stacks ~= new.stacks end
    )
    app:find("next"):press()
    assert.same({}, stacks)
    app:find("skip"):press()
    assert.same({ 1 }, stacks)
  end)

  it("sees the dialog and the global context", function()
    local cart = shop.open "/shop/cart"
    local last
    cart:subscribe(function(new) last = new end)
    cart:find("checkout"):press()
    assert.equal("Put something in first.", last.dialog.message)
    assert.same({ lines = {}, count = 0 }, last.global.cart)
  end)
end)
