-- An endless grid: scrolling near the end asks for the next page, and a failure can be tried again.
local shop = require "apps._shop"

local PAGE_2 = { page = 2, last = false, items = { { id = "c5", name = "File" }, { id = "c6", name = "Glue" } } }
local PAGE_3 = { page = 3, last = true, items = { { id = "c7", name = "Hammer" } } }

describe("The catalogue", function()
  local app, grid

  before_each(function()
    app = shop.open "/shop/catalogue"
    grid = app:find("grid")
    app.network:stub("GET /shop/api/catalogue?page=2", { body = PAGE_2 })
    app.network:stub("GET /shop/api/catalogue?page=3", { body = PAGE_3 })
  end)

  it("asks for more at four fifths, not before", function()
    grid:scroll_to(0.7)
    assert.not_requested(app, "GET /shop/api/catalogue")
    grid:scroll_to(0.8)
    assert.requested(app, "GET /shop/api/catalogue?page=2", { times = 1 })
    assert.equal(6, #grid.children)
    assert.visible(app, { id = "thing:c6", text = "Glue" })
  end)

  it("goes on to the last page and then asks no more", function()
    grid:scroll_to_end():scroll_to_end():scroll_to_end()
    assert.equal(7, #grid.children)
    assert.requested(app, "GET /shop/api/catalogue", { times = 2 })
  end)

  it("asks once while an answer is under way", function()
    app.network:stub("GET /shop/api/catalogue?page=2", { body = PAGE_2, delay = 250 })
    grid:scroll_to_end():scroll_to_end()
    assert.visible(app, "loading")
    assert.equal(1, #app.network.pending)
    app:settle()
    assert.not_visible(app, "loading")
    assert.requested(app, "GET /shop/api/catalogue", { times = 1 })
  end)

  it("offers to try again after a failure, and succeeds", function()
    app.network:stub("GET /shop/api/catalogue?page=2", { { status = 500 }, { body = PAGE_2 } })
    grid:scroll_to_end()
    assert.equal(4, #grid.children)
    app:find("again"):press()
    assert.equal(6, #grid.children)
    assert.not_visible(app, "again")
  end)

  it("offers it again when that fails as well", function()
    app.network:fail("GET /shop/api/catalogue", { error = "timeout", delay = 5000 })
    grid:scroll_to_end()
    app:settle()
    app:find("again"):press()
    assert.not_visible(app, "again")
    app:settle()
    assert.visible(app, "again")
    assert.equal(10000, app.now)
  end)

  it("a thing opens its product", function()
    app.network:stub("GET /shop/products/c1", { json = "screens/shop/product.json" })
    app:find("thing:c1"):press()
    assert.stacks(app, { { "/shop/catalogue", "/shop/products/c1" } })
  end)
end)
