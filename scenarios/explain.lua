-- explain: why a property has the value that it has, back to the line of the scenario that caused it.
local shop = require "apps._shop"

describe("Explaining", function()
  local app

  before_each(function() app = shop.open "/shop/products/7" end)

  it("a value that nobody has changed", function()
    local why = app:find("title"):explain("text")
    assert.equal("Bread knife", why.value)
    assert.equal("@{product.name}", why.expression)
    assert.equal("declared", why.reads[1].by)
  end)

  it("a value that an action wrote", function()
    app:find("more"):press()
    local why = app:find("qty"):explain("text")
    assert.equal("2", why.value)
    assert.equal("basket.qty", why.reads[1].path)
    assert.equal("setContext", why.reads[1].by)
    assert.equal("more.onTrue", why.reads[1].origin)
  end)

  it("a value that the scenario wrote", function()
    app:context("product"):set("price", 30)
    local why = app:find("sum"):explain("text")
    assert.equal("Sum: 30 €", why.value)
    assert.equal(2, #why.reads)
  end)

  it("a literal", function()
    assert.is_nil(app:find("add"):explain("text").expression)
  end)

  it("as text, for people", function()
    app:find("more"):press()
    local text = tostring(app:find("sum"):explain("text"))
    assert.matches("basket%.qty", text)
    assert.matches("explain%.lua:%d+", text)
  end)
end)
