-- Blocks, hooks and spies, which are busted's; and what the sandbox promises.
local shop = require "apps._shop"

describe("Blocks", function()
  local setups, before, after, last = 0, 0, 0, nil

  setup(function() setups = setups + 1 end)
  before_each(function() before, last = before + 1, "outer" end)
  after_each(function() after = after + 1 end)

  it("run their hooks around each test", function()
    assert.equal(before - 1, after)
  end)

  it("run setup once", function()
    assert.equal(1, setups)
  end)

  describe("inside others", function()
    before_each(function() last = last .. ", inner" end)

    it("run the outer hooks first #hooks", function()
      assert.equal("outer, inner", last)
    end)
  end)

  it("can clean up at the end of one test", function()
    local closed = false
    finally(function() assert.is_true(closed) end)
    closed = true
  end)
end)

describe("Assertions", function()
  it("compare values, tables and numbers that are nearly equal", function()
    assert.equal(1, 1.0)
    assert.are.same({ a = { 1, 2 } }, { a = { 1, 2 } })
    assert.is_not.equal("Awl", "awl")
    assert.near(0.3, 0.1 + 0.2, 1e-9)
    assert.matches("^Bread", "Bread knife")
  end)

  it("expect errors", function()
    assert.has_error(function() error("no wood") end)
    assert.error_matches(function() error("no wood") end, "wood$")
    assert.has_no_error(function() return "wood" end)
  end)
end)

describe("Spies", function()
  it("count calls and remember what came with them", function()
    local told = spy.new(function(name) return "hello " .. name end)
    assert.equal("hello Ines", told("Ines"))
    told("Olu")
    assert.spy(told).was.called(2)
    assert.spy(told).was.called_with("Olu")
    assert.same({ "Ines" }, told.calls[1].vals)
  end)

  it("watch a function of a table, until the test ends", function()
    local stock = { left = function() return 3 end }
    local left = spy.on(stock, "left")
    assert.equal(3, stock.left())
    assert.spy(left).was.called(1)
  end)
end)

describe("Every run is the same", function()
  it("tables are walked in the order of their keys", function()
    local keys = {}
    for key in pairs { c = 1, a = 2, "first", b = 3 } do keys[#keys + 1] = key end
    assert.same({ 1, "a", "b", "c" }, keys)
  end)

  it("two apps that did the same are the same", function()
    local function flow()
      local app = shop.open "/shop/products/7"
      app:find("more"):press()
      return app.fingerprint
    end
    assert.equal(flow(), flow())
  end)

  it("a name that was never declared is an error", function()
    assert.error_matches(function() return asert end, "assert") -- luacheck: ignore
  end)

  it("there is no way out", function()
    for _, name in ipairs { "io", "debug", "dofile", "loadfile", "collectgarbage" } do
      assert.error_matches(function() return _ENV[name] end, "undeclared")
    end
    assert.is_nil(os.execute)
  end)
end)
