-- A whole purchase, from the front page to the receipt, as one flow.
local shop = require "apps._shop"
local ui = beagle.ui

it("buying two bread knives #smoke", function()
  local app = shop.launch()
  app.network:stub("POST /shop/api/addresses", { body = { id = "a1" } })
  app.network:stub("POST /shop/api/payments", { body = { order = "H-1007" } })

  app:open("/shop/home")
  app:find(ui.tabBar {}):select(1)
  app:find("open-search"):press()
  app.network:stub("GET /shop/api/search?q=knife", { body = { term = "knife", hits = { shop.bread_knife } } })
  app:find("query"):type("knife")
  app:find("hit:7"):press()
  app:find("more"):press()
  app:find("add"):press()
  app.dialog:ok()
  assert.stacks(app, { { "/shop/home", "/shop/search" } })

  app:back()
  app:find { text = "Cart" }:press()
  app:find("checkout"):press()
  app:find("name"):type("Ines")
  app:find("street"):type("Mill Lane 3")
  app:find("zip"):type("04109")
  app:find("order"):press()
  assert.stacks(app, { { "/shop/home" }, { "/shop/orders/done" } })
  assert.visible(app, { id = "order-number", text = "Order H-1007" })

  app:find("close"):press()
  assert.stacks(app, { { "/shop/home" } })
  assert.context(app, "navigationContext.ordered", true)
  assert.context(app, "global.cart.count", 0)
end)

it("the receipt leads back to the shop, above the old front page", function()
  local app = shop.open "/shop/home"
  app:perform(beagle.action.pushStack { route = { url = "/shop/orders/done" } })
  app:find("home"):press()
  assert.stacks(app, { { "/shop/home" }, { "/shop/home" } })
end)
