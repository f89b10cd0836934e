-- components §4.4: text inputs: their value, events, focus, what makes them editable, their node.
local documents = require "_documents"
local each = documents.each
local ui, action = beagle.ui, beagle.action

local function set(id, value, path) return action.setContext { contextId = id, value = value, path = path } end
local function note(source) return set("global", "@{concat(global.trace, " .. source .. ", ' ')}", "trace") end
local function input(id, keys)
  keys = keys or {}
  keys.id = id
  for _, event in ipairs {
    "onFocus", "onChange", "onBlur",
  } do keys[event] = keys[event] or { note("'" .. id .. "." .. event .. "=', " .. event .. ".value") } end
  return ui.textInput(keys)
end
local function screen(children, value, platform)
  local app = beagle.launch { base_url = "https://rules.test", platform = platform or "ios" }
  app.global:set("trace", "")
  children.id, children.context = "root", { id = "c", value = value == nil and "" or value }
  app:open(ui.container(children))
  return app
end
local function trace(app)
  local text = app.global:get "trace"
  app.global:set("trace", "")
  return text
end

describe("components 4.4: value", function()
  each({
    { "absent", nil, nil, "" }, { "literal", "a", nil, "a" }, { "binding", "@{c}", "b", "b" },
    { "null", "@{c}", beagle.null, "" }, { "number", "@{c}", 5, "5" }, { "bool", "@{c}", true, "true" },
  },
    function(source, value, expected)
      local app = screen({ input("i", { value = source }) }, value)
      assert.equal(expected, app:find("i").value)
      assert.equal(expected, app:find("i"):tree().value)
      assert.equal("", trace(app))
    end)
  it("a programmatic change fires no onChange", function()
    local app = screen({ input("i", { value = "@{c}" }) })
    app:context("c"):set "x"
    assert.equal("x", app:find("i").value)
    app:context("c"):set(beagle.null)
    assert.equal("", app:find("i").value)
    assert.equal("", trace(app))
  end)
  it("any change of a context it reads overwrites what was typed", function()
    local app = screen({
      input("i", { value = "@{c.name}" }), input("j", { value = "literal" }),
    }, { name = "n", mail = "m" })
    app:find("i"):type "typed"
    app:find("j"):type "kept"
    app:context("c"):set("mail", "m")
    assert.equal("n", app:find("i").value)
    assert.equal("kept", app:find("j").value)
  end)
end)

describe("components 4.4: events", function()
  it("type focuses first, then one onChange with the whole text", function()
    local app = screen { input "i" }
    app:find("i"):type "abc"
    assert.equal("i.onFocus= i.onChange=abc ", trace(app))
    app:find("i"):type "abcd"
    assert.equal("i.onChange=abcd ", trace(app))
    app:find("i"):type "abcd"
    assert.equal("", trace(app))
    app:find("i"):clear()
    assert.equal("i.onChange= ", trace(app))
  end)
  it("moving the focus: onBlur of the old one, then onFocus of the new one, with their texts", function()
    local app = screen { input("a", { value = "1" }), input("b", { value = "2" }) }
    app:find("a"):focus()
    app:find("b"):focus()
    assert.equal("a.onFocus=1 a.onBlur=1 b.onFocus=2 ", trace(app))
    app:find("b"):focus()
    assert.equal("", trace(app))
    app:find("b"):blur():blur()
    app:find("a"):blur()
    assert.equal("b.onBlur=2 ", trace(app))
  end)
  it("pressing a button does not blur", function()
    local app = screen { input "i", ui.button { id = "b", text = "" } }
    app:find("i"):focus()
    app:find("b"):press()
    assert.equal("i.onFocus= ", trace(app))
    app:find("i"):focus()
    assert.equal("", trace(app))
  end)
  it("leaving the tree loses the focus without onBlur", function()
    local app = screen { ui.container { id = "box", input "i" } }
    app:find("i"):focus()
    app:perform(action.addChildren { componentId = "box", mode = "REPLACE", value = { input "i" } })
    trace(app)
    app:find("i"):focus()
    assert.equal("i.onFocus= ", trace(app))
  end)
  it("becoming uneditable keeps the focus", function()
    local app = screen({ input("i", { readOnly = "@{c}" }), input "j" }, false)
    app:find("i"):focus()
    app:context("c"):set(true)
    app:find("j"):focus()
    assert.equal("i.onFocus= i.onBlur= j.onFocus= ", trace(app))
  end)
  it("a covered screen keeps its focus", function()
    local app = screen { input "i" }
    app:find("i"):focus()
    app:perform(action.pushView { route = { screen = { child = ui.text { text = "" } } } })
    app:back()
    assert.equal("i.onFocus= ", trace(app))
    app:find("i"):focus()
    assert.equal("", trace(app))
  end)
  it("implicit contexts stay on ios: later expressions of the input see them", function()
    local app = screen { input "i" }
    app:find("i"):type "x"
    assert.equal("x", app:find("i"):context("onChange"):get "value")
    assert.equal("", app:find("i"):context("onFocus"):get "value")
    assert.equal("x", app:find("i"):eval "@{onChange.value}")
    assert.is_nil(app:eval "@{onChange.value}")
  end)
end)

describe("components 4.4: what can be edited", function()
  each({
    { "nothing given", nil, nil, true, nil }, { "enabled", true, nil, true, true },
    { "disabled", false, nil, false, false }, { "readOnly", nil, true, false, nil },
    { "enabled false, readOnly false", false, false, false, false },
    { "enabled true, readOnly true", true, true, false, true }, { "not readOnly", nil, false, true, nil },
    { "enabled null", "@{c.none}", nil, true, true }, { "readOnly null", nil, "@{c.none}", true, nil },
    { "enabled text", "@{c.text}", nil, true, true },
  }, function(enabled, read_only, expected, shown)
    for _, platform in ipairs { "ios", "android", "web" } do
      local app = screen({ input("i", { enabled = enabled, readOnly = read_only }) }, { text = "false" }, platform)
      assert.equal(expected, (pcall(function() app:find("i"):focus() end)), platform)
      assert.equal(expected, (pcall(function() app:find("i"):type "x" end)), platform)
      assert.equal(expected and "x" or "", app:find("i").value)
      assert.equal(shown, app:find("i"):tree().enabled)
    end
  end)
  it("readOnly null keeps its last value", function()
    local app = screen({ input("i", { readOnly = "@{c}" }) }, true)
    app:context("c"):set(beagle.null)
    assert.is_true(app:find("i").readOnly)
    app:context("c"):set(false)
    assert.is_false(app:find("i").readOnly)
  end)
  it("type does not filter what is typed; null type is nothing", function()
    local app = screen({ input("i", { type = "NUMBER" }), input("j", { type = "@{c}" }) }, "EMAIL")
    app:find("i"):type "abc"
    assert.equal("abc", app:find("i").value)
    assert.equal("EMAIL", app:find("j"):tree().type)
    app:context("c"):set "email"
    assert.is_nil(app:find("j"):tree().type)
  end)
  it("hidden cannot be typed into", function()
    local app = screen { ui.container { style = { display = "NONE" }, input "i" } }
    assert.has_error(function() app:find("i"):type "x" end)
    assert.has_error(function() app:find("root"):type "x" end)
  end)
end)

describe("components 4.4: error", function()
  each({
    { "no error", nil, true, nil }, { "literal shown", "e", true, true }, { "not shown", "e", nil, false },
    { "showError false", "e", false, false }, { "empty", "", true, false }, { "null", "@{c.none}", true, false },
    { "binding", "@{c.e}", "@{c.show}", true }, { "show null", "@{c.e}", "@{c.none}", false },
  }, function(error, show_error, expected)
    local app = screen({
      input("i", { error = error, showError = show_error, placeholder = "@{c.none}" }),
    }, { e = "E", show = true })
    assert.equal(expected, app:find("i"):tree().errorVisible)
    assert.equal("", app:find("i").placeholder)
    if error == "@{c.none}" then assert.equal("", app:find("i").error) end
  end)
end)
