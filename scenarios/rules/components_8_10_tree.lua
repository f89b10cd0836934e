-- components §8-§10: styles, visibility, the node of the resulting tree, evaluated types, stateful properties.
local documents = require "_documents"
local each, open, show = documents.each, documents.open, documents.show
local ui, action = beagle.ui, beagle.action

local function around(value, child)
  return ui.container { id = "root", context = { id = "c", value = value }, child }
end

describe("components 8: style", function()
  it("every part, expressions replaced by their values in the component's own scope", function()
    local function unit(value, kind) return { value = value, type = kind or "REAL" } end
    local app = open(ui.container {
      id = "s", context = { id = "c", value = { color = "#aBc", n = 5, d = 1.5, show = "FLEX" } },
      style = {
        backgroundColor = "@{c.color}", borderColor = "red", borderWidth = "@{c.n}",
        cornerRadius = { radius = "@{c.d}", topLeft = 1, bottomRight = "@{c.none}" },
        size = { width = unit("@{c.n}", "PERCENT"), height = unit(0, "AUTO"), aspectRatio = 1.5 },
        margin = { all = unit("@{c.d}"), left = unit(1) }, padding = { horizontal = unit(2) },
        position = { top = unit(3) }, positionType = "ABSOLUTE", display = "@{c.show}",
        flex = {
          flexDirection = "ROW", flexWrap = "WRAP", justifyContent = "SPACE_EVENLY", alignItems = "BASELINE",
          alignSelf = "AUTO", alignContent = "STRETCH", basis = unit("@{c.n}"), flex = 1, grow = 2.5, shrink = 0,
        },
        unknown = "@{c.n}",
      },
    })
    assert.same(
      {
        backgroundColor = "#aBc", borderColor = "red", borderWidth = 5, cornerRadius = { radius = 1.5, topLeft = 1 },
        size = { width = unit(5, "PERCENT"), height = unit(0, "AUTO"), aspectRatio = 1.5 },
        margin = { all = unit(1.5), left = unit(1) }, padding = { horizontal = unit(2) }, position = { top = unit(3) },
        positionType = "ABSOLUTE", display = "FLEX",
        flex = {
          flexDirection = "ROW", flexWrap = "WRAP", justifyContent = "SPACE_EVENLY", alignItems = "BASELINE",
          alignSelf = "AUTO", alignContent = "STRETCH", basis = unit(5), flex = 1, grow = 2.5, shrink = 0,
        },
        unknown = "@{c.n}",
      },
      app:find("s"):tree().style
    )
  end)
  each({
    { "null is the empty text", beagle.null, "" }, { "number is its text", 5, "5" },
    { "no colour stays as it is", "blue", "blue" },
  }, function(value, expected)
    assert.equal(
      expected,
      open(around(
        value, ui.text { id = "t", text = "", style = { backgroundColor = "@{c}" } }
      )):find("t").style.backgroundColor
    )
  end)
  each({
    { "int", 2, 2 }, { "double", 2.5, 2.5 }, { "text keeps", "9", 1 }, { "null keeps", beagle.null, 1 },
    { "bool keeps", true, 1 },
  }, function(value, expected)
    local app = open(around(
      1,
      ui.text {
        id = "t", text = "", style = { borderWidth = "@{c}", size = { width = { value = "@{c}", type = "REAL" } } },
      }
    ))
    app:context("c"):set(value)
    assert.equal(expected, app:find("t").style.borderWidth)
    assert.equal(expected, app:find("t").style.size.width.value)
  end)
  it("before the first value a number is absent", function()
    assert.same(
      {}, open(around("x", ui.text { id = "t", text = "", style = { borderWidth = "@{c}" } })):find("t"):tree().style
    )
  end)
  it("enum cases: every one decodes, no other", function()
    local flex = {
      flexDirection = "COLUMN COLUMN_REVERSE ROW ROW_REVERSE", flexWrap = "NO_WRAP WRAP WRAP_REVERSE",
      justifyContent = "FLEX_START CENTER FLEX_END SPACE_BETWEEN SPACE_AROUND SPACE_EVENLY",
      alignItems = "STRETCH FLEX_START CENTER FLEX_END BASELINE",
      alignSelf = "AUTO STRETCH FLEX_START CENTER FLEX_END BASELINE",
      alignContent = "FLEX_START CENTER FLEX_END SPACE_BETWEEN SPACE_AROUND STRETCH",
    }
    for key, cases in pairs(flex) do
      local function failure(case)
        return documents.failure(beagle.encode(ui.container { style = { flex = { [key] = case } } }))
      end
      for case in cases:gmatch "%S+" do assert.equal("decodes", failure(case), key .. case) end
      assert.equal("invalid_enum $.style.flex." .. key, failure "SPACE")
      assert.equal("invalid_enum $.style.flex." .. key, failure "center")
    end
  end)
end)

describe("components 8: display and visibility", function()
  each({
    { "NONE", "NONE", false }, { "FLEX", "FLEX", true }, { "null keeps the last", beagle.null, false },
    { "another text keeps the last", "none", false }, { "bool keeps the last", true, false },
  }, function(value, expected)
    local app = open(around(
      "NONE", ui.container { id = "box", style = { display = "@{c}" }, ui.text { id = "t", text = "" } }
    ))
    assert.is_false(app:find("t").visible)
    app:context("c"):set(value)
    assert.equal(expected, app:find("box").visible)
    assert.equal(expected, app:find("t").visible)
    assert.is_true(app:find("root").visible)
  end)
  it("before the first value it is shown", function()
    local app = open(around("none", ui.container { id = "box", style = { display = "@{c}" } }))
    assert.is_true(app:find("box").visible)
    assert.is_nil(app:find("box"):tree().style.display)
  end)
  it("NONE: contexts live, bindings fire, onInit runs, addChildren finds it", function()
    local app = open(ui.container {
      id = "box", style = { display = "NONE" }, context = { id = "k", value = 1 },
      onInit = { action.setContext { contextId = "k", value = 2 } }, ui.text { id = "t", text = "@{k}" },
    })
    assert.equal("2", app:find("t").text)
    app:perform(action.addChildren { componentId = "box", value = { ui.text { id = "new", text = "@{k}" } } })
    assert.equal("2", app:find("new").text)
    assert.not_visible(app, "new")
  end)
  it("size 0, colours, siblings, scrolling do not count", function()
    local zero = { value = 0, type = "REAL" }
    local app = open(ui.container {
      ui.text {
        id = "t", text = "", style = { size = { width = zero, height = zero }, backgroundColor = "#00000000" },
      },
      ui.container { style = { positionType = "ABSOLUTE" } },
    })
    assert.visible(app, "t")
  end)
  it("covered by a screen or a dialog", function()
    local app = open(ui.container { ui.text { id = "t", text = "" } })
    local text = app:find "t"
    app:perform(action.alert { message = "m" })
    assert.is_false(text.visible)
    app.dialog:ok()
    assert.is_true(text.visible)
    app:perform(action.pushView { route = { screen = { child = ui.text { id = "u", text = "" } } } })
    assert.is_false(text.visible)
    assert.visible(app, "u")
    app:back()
    assert.is_true(text.visible)
  end)
end)

describe("components 9: the node", function()
  it("canonical name, no actions, no contexts, keys as they came, no defaults filled in", function()
    local app = show [[{
      "_beagleComponent_": "BEAGLE:CONTAINER", "id": "x", "context": { "id": "k", "value": 1 }, "onInit": [],
      "extra": { "a": [null] },
      "children": [
        {
          "_beagleComponent_": "beagle:BUTTON", "text": "@{k}", "onPress": [], "style": {}, "other": "@{k}",
          "enabled": null
        },
        { "_beagleComponent_": "beagle:scrollView" }
      ]
    }]]
    assert.same(
      {
        _beagleComponent_ = "beagle:container", id = "x", extra = { a = { beagle.null } },
        children = {
          { _beagleComponent_ = "beagle:button", text = "1", style = {}, other = "@{k}" },
          { _beagleComponent_ = "beagle:scrollView" },
        },
      },
      app:find("x"):tree()
    )
  end)
  each({
    { "textInput", ui.textInput { id = "x" }, { value = "" } },
    { "pageView", ui.pageView { id = "x" }, { currentPage = 0 } },
    { "tabBar", ui.tabBar { id = "x", items = {} }, { items = {}, currentTab = 0 } },
    {
      "pullToRefresh", ui.pullToRefresh { id = "x", onPull = {}, ui.text { text = "" } },
      { isRefreshing = false, child = { _beagleComponent_ = "beagle:text", text = "" } },
    },
    { "webView", ui.webView { id = "x", url = "https://a.test" }, { url = "https://a.test", state = "loaded" } },
    { "button", ui.button { id = "x", text = "t" }, { text = "t" } },
    { "button enabled", ui.button { id = "x", text = "t", enabled = true }, { text = "t", enabled = true } },
    { "list", ui.listView { id = "x", dataSource = {}, templates = {} }, { dataSource = {}, children = {} } },
    {
      "touchable", ui.touchable { id = "x", onPress = {}, ui.text { text = "" } },
      { child = { _beagleComponent_ = "beagle:text", text = "" } },
    },
    {
      "image", ui.image { id = "x", path = { _beagleImagePath_ = "local", mobileId = "m" } },
      { path = { _beagleImagePath_ = "local", mobileId = "m" } },
    },
    {
      "input with error", ui.textInput { id = "x", error = "e", enabled = false },
      { value = "", error = "e", enabled = false, errorVisible = false },
    },
    { "indicator", ui.pageIndicator { id = "x", numberOfPages = 2 }, { numberOfPages = 2 } },
    { "container", ui.container { id = "x" }, nil }, { "simpleForm", ui.simpleForm { id = "x", onSubmit = {} }, nil },
  }, function(component, expected)
    if not expected then expected = {} end
    expected._beagleComponent_, expected.id = component._beagleComponent_, "x"
    local tree = open(ui.container { component }):find("x"):tree()
    if tree.children and #tree.children == 0 and not expected.children then tree.children = nil end
    assert.same(expected, tree)
  end)
  it("state under the wire's own key, in the tree of the screen", function()
    local app = open(ui.container {
      ui.textInput { id = "i" }, ui.pageView { id = "p", ui.text { text = "0" }, ui.text { text = "1" } },
    })
    app:find("i"):type "x"
    app:find("p"):swipe_to(1)
    assert.tree(app, { child = { children = { ui.textInput { value = "x" }, ui.pageView { currentPage = 1 } } } })
  end)
end)

describe("components 9: conversion of evaluated values", function()
  local values = {
    null = beagle.null, yes = true, one = 1, half = 0.5, two = 2.0, text = "t", list = { 1, "a" }, object = { k = 1 },
    digit = "1", word = "true",
  }
  local function evaluated(component, key, property)
    local app = open(around(values, component("@{c." .. key .. "}")))
    return app:find("x"):tree()[property]
  end
  each({
    { "null", "null", "" }, { "bool", "yes", "true" }, { "int", "one", "1" }, { "double", "half", "0.5" },
    { "text", "text", "t" },
  }, function(key, expected)
    assert.equal(expected, evaluated(function(e) return ui.text { id = "x", text = e } end, key, "text"))
    assert.equal(
      expected, evaluated(function(e) return ui.textInput { id = "x", placeholder = e } end, key, "placeholder")
    )
  end)
  each({
    { "int", "one", 1 }, { "whole double", "two", 2 }, { "fraction", "half", nil }, { "digits", "digit", nil },
    { "bool", "yes", nil }, { "null", "null", nil },
  }, function(key, expected)
    assert.equal(
      expected, evaluated(function(e) return ui.pageIndicator { id = "x", currentPage = e } end, key, "currentPage")
    )
  end)
  each({
    { "bool", "yes", true }, { "word", "word", nil }, { "int", "one", nil }, { "null", "null", nil },
  }, function(key, expected)
    assert.equal(expected, evaluated(function(e) return ui.textInput { id = "x", readOnly = e } end, key, "readOnly"))
    assert.equal(
      expected == nil and true or expected,
      evaluated(function(e) return ui.button { id = "x", text = "", enabled = e } end, key, "enabled")
    )
  end)
  each({
    { "array", "list", { 1, "a" } }, { "object", "object", nil }, { "text", "text", nil }, { "null", "null", nil },
  }, function(key, expected)
    assert.same(
      expected,
      evaluated(function(e) return ui.listView { id = "x", dataSource = e, templates = {} } end, key, "dataSource")
    )
  end)
  it("enabled of an input that is null is true, whatever it was", function()
    local app = open(around(false, ui.textInput { id = "x", enabled = "@{c}" }))
    assert.is_false(app:find("x").enabled)
    app:context("c"):set(beagle.null)
    assert.is_true(app:find("x").enabled)
  end)
end)

describe("components 9: only stateful properties are applied again", function()
  it("a button's own enabled is a value, evaluated only when its path is written", function()
    local app = open(around({ a = 1, b = 1 }, ui.text { id = "t", text = "@{count(c.a)}" }), "ios")
    assert.equal("", app:find("t").text)
  end)
  it("dataSource: the list refreshes at any change of the context", function()
    local app = open(around(
      { l = { 1 }, other = 1 },
      ui.listView { dataSource = "@{c.l}", templates = { { view = ui.textInput { id = "i", value = "@{item}" } } } }
    ))
    app:find("i:0"):type "x"
    app:context("c"):set("other", 2)
    assert.equal("1", app:find("i:0").value)
  end)
end)

describe("README 9: a lazy answer is shown as it came", function()
  it("bare or as a screenComponent", function()
    for _, body in ipairs { ui.text { text = "" }, ui.screenComponent { ui.text { text = "" } } } do
      local app = beagle.launch { base_url = "https://rules.test", platform = "ios" }
      app.network:stub("GET /l", { json = body })
      app:open(ui.lazyComponent { path = "/l", ui.text { text = "" } })
      assert.equal(body._beagleComponent_, app.screen:tree().child.child._beagleComponent_)
    end
  end)
end)
