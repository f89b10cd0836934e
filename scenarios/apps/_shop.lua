-- Hedgerow, a shop: an app whose backend answers every screen from the files beside the scenarios.
local shop = {}

local SCREENS = {
  ["/shop/404"] = "not-found",
  ["/shop/cart"] = "cart",
  ["/shop/catalogue"] = "catalogue",
  ["/shop/checkout"] = "checkout",
  ["/shop/home"] = "home",
  ["/shop/home/offer"] = "home-offer",
  ["/shop/links"] = "links",
  ["/shop/onboarding"] = "onboarding",
  ["/shop/orders"] = "orders",
  ["/shop/orders/done"] = "order-done",
  ["/shop/products"] = "products",
  ["/shop/products/7"] = "product",
  ["/shop/products/7/reviews"] = "product-reviews",
  ["/shop/search"] = "search",
}

shop.screens = SCREENS
shop.bread_knife = { id = 7, name = "Bread knife", price = 24 }
shop.mending_kit = { id = 12, name = "Mending kit", price = 9.5 }

-- An app that shows nothing yet. The newest matching stub answers, so a test can put its own in front of these.
function shop.launch(platform)
  local app = beagle.launch { base_url = "https://hedgerow.test", platform = platform }
  app.network:stub("GET /shop/products/:id", { status = 404, json = "screens/shop/not-found.json" })
  for path, name in pairs(SCREENS) do
    app.network:stub("GET " .. path, { json = "screens/shop/" .. name .. ".json" })
  end
  return app
end

-- An app that shows this screen.
function shop.open(path, platform)
  local app = shop.launch(platform)
  app:open(path)
  return app
end

-- Puts lines into the cart, which is kept in the global context.
function shop.fill_cart(app, ...)
  app.global:set("cart", { lines = beagle.array { ... }, count = select("#", ...) })
end

return shop
