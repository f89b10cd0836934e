-- decoding §1, §9, §10, README 11: what errors and logs say, and which platforms they name.
local documents = require "_documents"
local each, load, open = documents.each, documents.load, documents.open
local ui, action = beagle.ui, beagle.action

local TEXT = '{"_beagleComponent_":"beagle:text","text":"t"}'
local function component(name, fields)
  return '{"_beagleComponent_":"beagle:' .. name .. '"' .. (fields ~= "" and "," .. fields or "") .. "}"
end
local function pressing(name, fields)
  return component(
    "button",
    '"text":"t","onPress":[{"_beagleAction_":"beagle:' .. name .. '"' .. (fields ~= "" and "," .. fields or "") .. "}]"
  )
end

local function error_of(text, platform)
  for _, transition in ipairs(load(text, platform).transitions) do
    if transition.error then return transition.error end
  end
end

describe("decoding 9: errors say where, what was expected and found", function()
  each({
    { "missing field names the type", component("text", ""), { "$.text", "beagle:text", "nothing" } },
    { "wrong type", component("container", '"children":5'), { "$.children", "array", "5" } },
    {
      "enum lists what is allowed", component("scrollView", '"scrollDirection":"vertical"'),
      { "VERTICAL", "HORIZONTAL", "\"vertical\"" },
    },
    { "null", component("text", '"text":null'), { "$.text", "null" } },
    { "child for children", component("touchable", '"onPress":[],"children":[]'), { "$.child", "\"children\"" } },
    { "onTap for onPress", component("touchable", '"onTap":[],"child":' .. TEXT), { "$.onPress", "\"onTap\"" } },
    {
      "accessible: iOS needs it", component("text", '"text":"","accessibility":{}'),
      { "$.accessibility.accessible", "iOS" },
    },
    {
      "shouldResetApplication: iOS needs it", pressing("openNativeRoute", '"route":"x"'),
      { "shouldResetApplication", "iOS" },
    },
    { "single action", component("button", '"text":"","onPress":{}'), { "$.onPress", "brackets", "web" } },
    { "single component", component("container", '"children":{}'), { "$.children", "brackets", "web" } },
    {
      "bar image object",
      '{"_beagleComponent_":"beagle:screenComponent","child":' .. TEXT .. ',"navigationBar":{"title":"",'
        .. '"navigationBarItems":[{"text":"","onPress":[],"image":{"mobileId":"x"}}]}}',
      { ".image", "local image" },
    },
    { "key in another case", '{"_beaglecomponent_":"beagle:text"}', { "_beaglecomponent_", "case" } },
    { "broken JSON says the line", '{\n  "a": }', { "line 2" } },
    { "action in a component's place", '{"_beagleAction_":"beagle:alert"}', { "action" } },
    { "image's inner error as text", component("image", '"path":{"_beagleImagePath_":"remote"}'), { "$.path", "url" } },
    { "quoted bool", component("button", '"text":"","enabled":"true"'), { "without quotes" } },
    {
      "path of a deep field",
      component(
        "container",
        '"children":[' .. TEXT .. "," .. component(
          "container", '"children":[' .. TEXT .. "," .. component("text", "") .. "]"
        ) .. "]"
      ),
      { "$.children[1].children[1].text" },
    },
    { "a key that needs quotes in its path", pressing("sendRequest", '"url":"/x","headers":{"a b":1}'), { "a b" } },
  }, function(text, parts)
    local error = error_of(text)
    for _, part in ipairs(parts) do
      assert.is_truthy(
        error.message:find(part, 1, true) or error.path:find(part, 1, true), part .. " in " .. error.message
      )
    end
  end)

  it("one Decoding error is logged, in Beagle's words", function()
    local app = load(component("text", ""))
    assert.equal(1, documents.logged(app, "Decoding", "error"))
    assert.equal(1, documents.logged(app, "Decoding", "error", "Could not decode: "))
    assert.equal(1, documents.logged(app, "Decoding", "error", ". Check if that type has been registered."))
  end)

  it("of a lazy component and of text, too", function()
    local app = beagle.launch { base_url = "https://rules.test", platform = "ios" }
    app.network:stub("GET /lazy", { body = component("text", "") })
    app:open(ui.lazyComponent { path = "/lazy", ui.text { text = "" } })
    assert.equal(1, documents.logged(app, "Decoding", "error", "Could not decode: "))
    local last = app.transitions[#app.transitions]
    assert.equal("missing_field", last.error.reason)
    assert.equal("$.text", last.error.path)
    app:open_text(component("container", '"children":[{}]'))
    assert.equal(2, documents.logged(app, "Decoding", "error", "Could not decode: "))
  end)
end)

describe("README 11: what passes here and fails elsewhere is logged with the platform", function()
  each({
    { "listView without templates", component("listView", '"dataSource":[]'), "Android" },
    { "pullToRefresh without onPull", component("pullToRefresh", '"child":' .. TEXT), "Android" },
    { "simpleForm without onSubmit", component("simpleForm", ""), "Android" },
    { "pageIndicator without colours", component("pageIndicator", '"selectedColor":""'), "Android" },
    { "duplicate keys", component("text", '"text":"a","text":"b"'), "Android" },
    { "direction null", component("listView", '"dataSource":[],"templates":[],"direction":null'), "Android" },
    { "iteratorName null", component("listView", '"dataSource":[],"templates":[],"iteratorName":null'), "Android" },
    {
      "isScrollIndicatorVisible null",
      component("listView", '"dataSource":[],"templates":[],"isScrollIndicatorVisible":null'), "Android",
    },
    {
      "showBackButton null",
      '{"_beagleComponent_":"beagle:screenComponent","child":' .. TEXT .. ',"navigationBar":{"title":"","showBackButton":null}}',
      "Android",
    },
    { "method null", pressing("sendRequest", '"url":"/x","method":null'), "Android" },
    { "context global", component("container", '"context":{"id":"global","value":1}'), "Android" },
    { "navigationContext null", pressing("popView", '"navigationContext":{"value":null}'), "Android" },
  }, function(text, platform) assert.is_true(documents.logged(load(text), "Decoding", "warning", platform) >= 1) end)
  each({
    { "accessible absent on android", component("text", '"text":"","accessibility":{}'), "android" },
    { "spanCount absent on android", component("gridView", '"dataSource":[],"templates":[]'), "android" },
    { "shouldResetApplication absent on web", pressing("openNativeRoute", '"route":"x"'), "web" },
  }, function(text, platform) assert.is_true(documents.logged(load(text, platform), "Decoding", "warning", "iOS") >= 1) end)
end)

describe("README 8: traps are named in a warning", function()
  it("a pull-to-refresh child that iOS renders twice", function()
    local function count(child)
      return documents.logged(open(ui.pullToRefresh { onPull = {}, child }), "Decoding", "warning", "twice")
    end
    assert.equal(1, count(ui.container { onInit = { action.setContext { contextId = "global", value = 1 } } }))
    assert.equal(
      1, count(ui.container { ui.container { onInit = { action.setContext { contextId = "global", value = 1 } } } })
    )
    assert.equal(0, count(ui.text { text = "" }))
    assert.equal(
      0, count(ui.scrollView { ui.container { onInit = { action.setContext { contextId = "global", value = 1 } } } })
    )
  end)
  it("ids that begin with null, true, false", function()
    for _, id in ipairs { "nullable", "trueish", "falsey", "null", "true" } do
      assert.equal(
        1, documents.logged(open(ui.container { context = { id = id, value = 1 } }), "Decoding", "warning"), id
      )
    end
  end)
end)

describe("decoding 2: the default namespace is Beagle's own", function()
  it("cannot be registered", function()
    local app = beagle.launch { platform = "ios" }
    assert.has_error(function() app:register_component("beagle:text", {}) end)
    assert.has_error(function() app:register_action("beagle:alert", function() end) end)
  end)
end)
