-- Finding components: by id, by what they show, by a function, and inside one another.
local shop = require "apps._shop"
local ui = beagle.ui

describe("Finding", function()
  local app

  before_each(function() app = shop.open "/shop/products" end)

  it("by id, or by any property", function()
    assert.equal("count", app:find("count").id)
    assert.equal("count", app:find({ text = "3 things" }).id)
    assert.equal("sort", app:find(ui.button { text = beagle.matches "^Cheapest" }).id)
  end)

  it("by a function of the element", function()
    local sold_out = app:find(function(element) return element.textColor == "#9B2226" end)
    assert.equal("price:12", sold_out.id)
    assert.equal("31", app:find({ id = function(id) return id == "name:31" end }).id:match("%d+"))
  end)

  it("one, at most one, or all", function()
    assert.equal(3, #app:find_all { id = beagle.matches "^price:" })
    assert.is_nil(app:query "price:99")
    assert.has_error(function() app:query { id = beagle.matches "^price:" } end)
    assert.error_matches(function() app:find("prise:12") end, "price:12")
  end)

  it("below another element", function()
    local row = app:find("products").children[1]
    assert.equal("Bread knife", row:find({ id = beagle.matches "^name" }).text)
    assert.equal("product:7", app:find("name:7").parent.id)
  end)

  it("present, absent, and part of a list", function()
    assert.equal("price:12", app:find({ text = "sold out", textColor = beagle.any }).id)
    assert.equal("count", app:find({ id = "count", textColor = beagle.absent }).id)
    assert.tree(app:find("tags:7"), { children = beagle.contains { { text = "#beech" } } })
  end)
end)

describe("A tree", function()
  it("is the screen with every expression evaluated", function()
    local tree = shop.open("/shop/orders/done").screen:tree()
    assert.equal("beagle:screenComponent", tree._beagleComponent_)
    assert.equal("Thank you!", tree.child.children[1].text)
  end)

  it("names the place where it differs", function()
    local app = shop.open "/shop/orders/done"
    assert.error_matches(function()
      assert.tree(app, ui.screenComponent {
        ui.container { children = beagle.contains { ui.text { text = "Thanks!" } } },
      })
    end, "Thank")
  end)
end)
