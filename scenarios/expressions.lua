-- Expressions, evaluated on their own: as tables of what goes in and what comes out.
local CONTEXTS = {
  cart = { lines = { { name = "Awl", price = 9.5 }, { name = "Saw", price = 30 } }, coupon = beagle.null },
  user = { name = "ines", age = 34, member = true },
}

local function check(rows)
  for _, row in ipairs(rows) do
    local expression, expected = row[1], row[2]
    it(expression, function()
      if expected == nil then
        assert.is_nil(beagle.eval(expression, CONTEXTS))
      else
        assert.same(expected, beagle.eval(expression, CONTEXTS))
      end
    end)
  end
end

describe("A lookup", function()
  check {
    { "@{user.name}", "ines" },
    { "@{cart.lines[1].price}", 30 },
    { "@{cart.lines[0]}", { name = "Awl", price = 9.5 } },
    { "@{cart.coupon.label}", nil },
    { "@{basket.total}", nil },
    { "Hello @{user.name}, @{user.age}", "Hello ines, 34" },
    { "Coupon: @{cart.coupon}.", "Coupon: ." },
    { "\\@{user.name}", "@{user.name}" },
  }
end)

describe("Numbers", function()
  check {
    { "@{sum(cart.lines[0].price, cart.lines[1].price)}", 39.5 },
    { "@{subtract(10, 3, 2)}", 5 },
    { "@{multiply('3', 4)}", 12 },
    { "@{divide(9, 2)}", 4.5 },
    { "@{int('8.9')}", 8 },
    { "@{double(8)}", 8.0 },
    { "@{sum(1, true)}", nil },
  }
end)

describe("Comparisons and logic", function()
  check {
    { "@{gt(user.age, 18)}", true },
    { "@{gte(18, 18)}", true },
    { "@{lt('a', 'b')}", false },
    { "@{lte(2, 1)}", false },
    { "@{eq('1.0', 1)}", true },
    { "@{and(user.member, true)}", true },
    { "@{or(false, false)}", false },
    { "@{not(user.member)}", false },
    { "@{condition(user.member, 'in', 'out')}", "in" },
  }
end)

describe("Texts", function()
  check {
    { "@{concat(user.name, '!', '?')}", "ines!?" },
    { "@{capitalize('oak chopping board')}", "Oak Chopping Board" },
    { "@{uppercase(user.name)}", "INES" },
    { "@{lowercase('AWL')}", "awl" },
    { "@{substr('KS01 2000', 0, 4)}", "KS01" },
    { "@{string(user.age)}", "34" },
    { "@{length('Repair café')}", 11 },
  }
end)

describe("Lists", function()
  check {
    { "@{length(cart.lines)}", 2 },
    { "@{isEmpty(cart.lines)}", false },
    { "@{isNull(cart.coupon)}", true },
    { "@{contains(list, 2)}", nil },
  }

  local list = { numbers = { 1, 2, 3, 2 } }

  it("change as copies", function()
    assert.same({ 1, 2, 3, 2, 9 }, beagle.eval("@{insert(numbers, 9)}", list))
    assert.same({ 9, 1, 2, 3, 2 }, beagle.eval("@{insert(numbers, 9, 0)}", list))
    assert.same({ 1, 3 }, beagle.eval("@{remove(numbers, 2)}", list))
    assert.same({ 1, 3, 2 }, beagle.eval("@{removeIndex(numbers, 1)}", list))
    assert.same({ 1, 2, 3, 2, 1, 2, 3, 2 }, beagle.eval("@{union(numbers, numbers)}", list))
    assert.is_true(beagle.eval("@{contains(numbers, 3)}", list))
  end)
end)
