-- Pull to refresh: the list loads itself when it is shown and again when it is pulled.
local shop = require "apps._shop"
local ui = beagle.ui

local PACKED = { number = "H-1007", state = "packed" }
local SENT = { number = "H-1007", state = "sent" }

local function orders(...)
  local app = shop.launch()
  app.network:stub("GET /shop/api/orders", { ... })
  app:open("/shop/orders")
  return app, app:find(ui.pullToRefresh {})
end

describe("Orders", function()
  it("load when the screen opens", function()
    local app = orders { body = { PACKED } }
    assert.visible(app, { id = "order:H-1007", text = "H-1007 · packed" })
    assert.not_visible(app, "none")
  end)

  it("say when there are none", function()
    local app = orders { body = beagle.array {} }
    assert.visible(app, "none")
    assert.equal(0, #app:find("orders").children)
  end)

  it("load again when pulled", function()
    local app, puller = orders({ body = { PACKED } }, { body = { SENT }, delay = 200 })
    puller:pull()
    assert.is_true(puller.isRefreshing)
    app:advance(200)
    assert.is_false(puller.isRefreshing)
    assert.visible(app, { text = "H-1007 · sent" })
  end)

  it("pulling twice asks once", function()
    local app, puller = orders({ body = { PACKED } }, { body = { SENT }, delay = 200 })
    puller:pull():pull()
    app:settle()
    assert.requested(app, "GET /shop/api/orders", { times = 2 })
  end)

  it("a failure shows its message and keeps what was there", function()
    local app, puller = orders({ body = { PACKED } }, { status = 500 }, { body = { SENT } })
    puller:pull()
    assert.visible(app, { id = "orders-error", text = "Internal Server Error" })
    assert.visible(app, { text = "H-1007 · packed" })
    puller:pull()
    assert.visible(app, { id = "orders-error", text = "" })
    assert.visible(app, { text = "H-1007 · sent" })
  end)

  it("an answer that is no JSON counts as nothing", function()
    local app = orders { body = "<html>busy</html>" }
    assert.context(app:find("orders"), "orders.list", nil)
    assert.equal(0, #app:find("orders").children)
  end)

  it("without a connection the error is the system's", function()
    local app = shop.launch()
    app.network:fail("GET /shop/api/orders", { error = "offline" })
    app:open("/shop/orders")
    assert.visible(app, { id = "orders-error", text = "The Internet connection appears to be offline." })
  end)
end)
