-- Tests that fail for a reason that they share, of a long difference, and of a call inside of others.
local function same() assert.equal("open", "shut") end

it("one of two", same)
it("two of two", same)

it("differs in many places", function()
  local expected, actual = {}, {}
  for index = 1, 40 do
    expected[index] = { id = index, name = "Item " .. index }
    actual[index] = { id = index, name = "Item " .. (index % 4) }
  end
  assert.same(expected, actual)
end)

it("differs in one place", function() assert.same({ name = "Kettle", price = 12 }, { name = "Kettle", price = 13 }) end)

describe("with an app", function()
  it("says what is not there", function()
    local app = beagle.launch {}
    app:open(beagle.ui.container { beagle.ui.text { text = "Hello" } })
    assert.visible(app, { text = "Goodbye" })
  end)
end)

it("it's fine", function() end)
