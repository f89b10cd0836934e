-- A list: one template per kind of item, lists inside rows, and row state that follows its item.
local shop = require "apps._shop"
local ui = beagle.ui

describe("The list of products", function()
  local app

  before_each(function() app = shop.open "/shop/products" end)

  it("has one row for each item, identified by the item's key", function()
    assert.equal(3, #app:find("products").children)
    assert.equal("Bread knife", app:find("name:7").text)
    assert.equal("Repair café seat", app:find("name:31").text)
  end)

  it("chooses a template by the item", function()
    assert.equal("24 €", app:find("price:7").text)
    assert.equal("sold out", app:find("price:12").text)
    assert.equal("free", app:find("price:31").text)
  end)

  it("the rows as a tree", function()
    assert.tree(app:find("products"), ui.listView {
      children = beagle.contains {
        ui.touchable {
          ui.container { id = "product:12", ui.text { text = "Mending kit" }, ui.text { text = "sold out" } },
        },
      },
    })
  end)

  it("a row may hold a list", function()
    local tags = {}
    for i, tag in ipairs(app:find("tags:7").children) do tags[i] = tag.text end
    assert.same({ "#carbon steel", "#beech" }, tags)
  end)

  it("a row opens its product", function()
    app:find("product:7"):press()
    assert.stacks(app, { { "/shop/products", "/shop/products/7" } })
  end)
end)

describe("Sorting the products", function()
  local app

  local function order()
    local names = {}
    for i, name in ipairs(app:find_all { id = beagle.matches "^name:" }) do names[i] = name.id end
    return names
  end

  before_each(function() app = shop.open "/shop/products" end)

  it("moves the rows", function()
    assert.same({ "name:7", "name:12", "name:31" }, order())
    app:find("sort"):press()
    assert.same({ "name:31", "name:12", "name:7" }, order())
  end)

  it("a row keeps its own context, wherever it goes", function()
    app:find("heart:7"):press()
    app:find("sort"):press()
    assert.equal("♥", app:find("heart:7").text)
  end)

  it("a row that comes back is as it was", function()
    app:find("heart:7"):press()
    local shelf = app:context("shelf")
    local products = shelf:get("products")
    shelf:set("products", { products[2] })
    assert.is_nil(app:query("heart:7"))
    shelf:set("products", products)
    assert.equal("♥", app:find("heart:7").text)
  end)

  it("an item without a template that fits leaves the next rows alone", function()
    app:context("shelf"):set("products", { { id = 1, name = "Saw", price = 30, stock = 1, tags = beagle.array {} } })
    assert.visible(app, { id = "name:1", text = "Saw" })
    assert.visible(app, { id = "count", text = "1 things" })
  end)
end)
