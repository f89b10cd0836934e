-- Styles: what a theme adds, what an expression changes, and what is displayed at all.
local shop = require "apps._shop"
local ui = beagle.ui

describe("The theme", function()
  it("adds to components that name one of its styles", function()
    local app = shop.launch()
    app:register_style("shop.primary", function()
      return { borderColor = "#081C15", cornerRadius = { radius = 12 } }
    end)
    app:open("/shop/products/7")
    local style = app:find("add").style
    assert.equal("#1B4332", style.backgroundColor)
    assert.equal("#081C15", style.borderColor)
    assert.equal(12, style.cornerRadius.radius)
  end)

  it("sees the component that it is for", function()
    local app = shop.launch()
    app:register_style("shop.primary", function(node) return { borderWidth = #node.text } end)
    app:open("/shop/products/7")
    assert.equal(#"Add to cart", app:find("add").style.borderWidth)
  end)

  it("a style that it does not know changes nothing", function()
    local app = shop.open "/shop/products/7"
    assert.same({ backgroundColor = "#1B4332", cornerRadius = { radius = 8 } }, app:find("add"):tree().style)
  end)
end)

describe("Display", function()
  local app

  before_each(function()
    app = shop.launch():open(ui.container {
      context = { id = "lamp", value = { on = true, colour = "#FFF" } },
      ui.container {
        id = "room",
        style = { display = "@{condition(lamp.on, 'FLEX', 'NONE')}", backgroundColor = "@{lamp.colour}" },
        ui.button { id = "switch", text = "Off" },
      },
    })
  end)

  it("hides a component and all that is in it", function()
    app:find("room"):context("lamp"):set("on", false)
    assert.not_visible(app, "room")
    assert.not_visible(app, "switch")
    assert.has_error(function() app:find("switch"):press() end)
  end)

  it("what is hidden is still there", function()
    app:find("room"):context("lamp"):set("on", false)
    app:find("room"):context("lamp"):set("colour", "#000")
    assert.equal("#000", app:find("room").style.backgroundColor)
  end)
end)
