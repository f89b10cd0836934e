-- assert.changes: what a step did to the app, and that it did nothing else.
local shop = require "apps._shop"

describe("Everything that changed", function()
  it("by one press: contexts, the tree, and the actions that did it", function()
    local app = shop.open "/shop/products/7"
    assert.changes(app, {
      contexts = { ["basket.qty"] = 2 },
      tree = { qty = { text = "2" }, sum = { text = "Sum: 48 €" }, less = { enabled = true } },
      actions = { "condition", "setContext" },
    }, function() app:find("more"):press() end)
  end)

  it("by opening a dialog", function()
    local app = shop.open "/shop/cart"
    assert.changes(app, {
      dialog = { kind = "alert", message = "Put something in first.", ok_label = "Ok" },
      actions = { "condition", "alert" },
    }, function() app:find("checkout"):press() end)
  end)

  it("by going to another screen: the stacks, the states, the requests", function()
    local app = shop.open "/shop/search"
    app.network:stub("GET /shop/api/search", { body = { term = "knife", hits = { shop.bread_knife } } })
    app:find("query"):type("knife")
    assert.changes(app, {
      stacks = { { "/shop/search", "/shop/products/7" } },
      contexts = { ["global"] = { cart = { lines = {}, count = 0 } } },
      transitions = {
        "started /shop/search", "finished /shop/search", "success /shop/search",
        "success /shop/products/7", "finished /shop/products/7",
      },
      requests = { "GET /shop/products/7", "GET /shop/products/7/reviews" },
      actions = { "pushView", "condition", "setContext" },
      logs = beagle.any,
    }, function() app:find("hit:7"):press() end)
  end)

  it("a row that goes", function()
    local app = shop.launch()
    shop.fill_cart(app, shop.bread_knife, shop.mending_kit)
    app:open("/shop/cart")
    local changes = app:changes(function() app:find("line-remove:12"):press() end)
    assert.same({ shop.bread_knife }, changes.contexts["global.cart.lines"])
    assert.same({ "setContext" }, changes.actions)
  end)

  it("nothing, by turning to the page that is shown already", function()
    local app = shop.open "/shop/onboarding"
    assert.changes(app, {}, function() app:find(beagle.ui.pageView {}):swipe_to(0) end)
  end)

  it("what is not named must not have changed: the failure shows the table that would have passed", function()
    local app = shop.open "/shop/products/7"
    assert.error_matches(function()
      assert.changes(app, { actions = beagle.any }, function() app:find("more"):press() end)
    end, "basket%.qty")
  end)
end)
