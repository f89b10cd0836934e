-- lua-api §5, §8: a pattern with a slip of the pen would match nothing, and prove nothing; it is an error.
local documents = require "_documents"
local ui = beagle.ui

local function shop()
  local app = beagle.launch { base_url = "https://rules.test", platform = "ios" }
  app:register_component("gauge", { properties = { level = "int", onSale = "bool" }, events = { "onTurn" } })
  return app:open(ui.screenComponent { navigationBar = { title = "Shop" }, ui.container {
    id = "box", foo = 5, ui.text { id = "title", text = "Open" }, ui["custom:gauge"] { level = 5 },
    ui["acme:card"] { heading = "unread" }, ui["beagle:tabView"] {},
  } })
end

-- What searches, each as it would pass if nothing were there.
local SEARCHES = {
  find_all = function(app, pattern) assert.same({}, app:find_all(pattern)) end,
  query = function(app, pattern) assert.is_nil(app:query(pattern)) end,
  not_visible = function(app, pattern) assert.not_visible(app, pattern) end,
  ["find_all below an element"] = function(app, pattern) assert.same({}, app:find("box"):find_all(pattern)) end,
  ["not_visible below an element"] = function(app, pattern) assert.not_visible(app:find("box"), pattern) end,
}

for name, search in pairs(SEARCHES) do
  describe("lua-api 5: a slip in a pattern of " .. name, function()
    documents.each({
      { "a letter left out", { txt = "Open" }, 'no component has the key "txt"; did you mean "text"?' },
      { "another case", { Text = "Open" }, 'no component has the key "Text"; did you mean "text"?' },
      { "an underscore", { text_color = beagle.any }, 'no component has the key "text_color"; did you mean "textColor"?' },
      { "in a key that is absent", { id = "title", txt = beagle.absent }, 'no component has the key "txt"' },
      { "in a registered component's key", { levl = 5 }, 'no component has the key "levl"; did you mean "level"?' },
      { "a type", ui.buton { text = "Open" }, 'there is no component type "beagle:buton"; did you mean "beagle:button"?' },
      { "a type in another case", ui.Text { text = "Open" }, 'did you mean "beagle:text"?' },
      { "an action", { onPress = beagle.any }, "the resulting tree holds no actions and no declared contexts" },
      { "an event of a registered component", { onTurn = beagle.any }, "the resulting tree holds no actions" },
      { "a declared context", { context = { id = "c" } }, "the resulting tree holds no actions" },
    }, function(pattern, message)
      local ok, problem = pcall(search, shop(), pattern)
      assert.is_false(ok)
      assert.truthy(tostring(problem):find(message, 1, true), tostring(problem))
    end)
  end)

  describe("lua-api 5: no slip in a pattern of " .. name, function()
    documents.each({
      { "another value", { text = "Closed" } }, { "a key of a component that is not there", { placeholder = "Name" } },
      { "a key that is only like a known one in meaning", { caption = "Open" } },
      { "a key of an unknown component", { _beagleComponent_ = "acme:card", titel = "unread" } },
      { "a key that the wire gave", { foo = 6 } }, { "a registered property that begins like an event", { onSale = true } },
      { "the API's own names", { component = "button", visible = true } },
      { "a type that Beagle does not know", { _beagleComponent_ = "beagle:tabView", id = "x" } },
      { "a key of items of the bar", { component = "navigationBarItem", image = "share" } },
      { "a custom component of nobody", ui["acme:gauge"] { level = 1 } },
    }, function(pattern) search(shop(), pattern) end)
  end)
end

describe("lua-api 5: a search that finds nothing", function()
  it("suggests no other key for one that is right", function()
    local _, problem = pcall(function() shop():find { style = {} } end)
    assert.truthy(tostring(problem):find('nothing there has "style"', 1, true))
    assert.is_nil(tostring(problem):find("did you mean", 1, true))
  end)
end)
