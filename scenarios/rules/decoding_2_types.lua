-- decoding §2: what `_beagleComponent_` and `_beagleAction_` select.
local documents = require "_documents"
local each, failure, show, open = documents.each, documents.failure, documents.show, documents.open
local ui, action = beagle.ui, beagle.action

local function in_container(child) return '{"_beagleComponent_":"beagle:container","children":[' .. child .. "]}" end
local function pressing(actions)
  return '{"_beagleComponent_":"beagle:button","id":"b","text":"t","onPress":' .. actions .. "}"
end

describe("decoding 2: the name is looked up in lower case", function()
  each({
    { "Beagle:TEXTINPUT", "Beagle:TEXTINPUT", "beagle:textInput" },
    { "beagle:textinput", "beagle:textinput", "beagle:textInput" },
    { "BEAGLE:LAZYCOMPONENT", "BEAGLE:LAZYCOMPONENT", "beagle:lazyComponent" },
    { "BEAGLE:Text", "BEAGLE:Text", "beagle:text" },
    { "beagle:PULLTOREFRESH", "beagle:PULLTOREFRESH", "beagle:pullToRefresh" },
  }, function(name, canonical)
    local app = show(in_container('{"_beagleComponent_":"' .. name .. '","text":"","path":"/x","initialState":'
      .. '{"_beagleComponent_":"beagle:text","text":""},"child":{"_beagleComponent_":"beagle:text","text":""}}'))
    app.network:allow_unmatched()
    assert.equal(canonical, app.screen:tree().child.children[1]._beagleComponent_)
  end)
end)

describe("decoding 2: unknown components", function()
  each({
    { "no namespace", "text" }, { "space before", " beagle:text" }, { "space after", "beagle:text " }, { "empty", "" },
    { "1.x tabView", "beagle:tabView" }, { "another namespace", "acme:gauge" },
    { "networkImage", "beagle:networkImage" },
    { "not registered", "custom:gauge" }, { "an action's name", "beagle:alert" }, { "1.x form", "beagle:form" },
    { "1.x formInput", "beagle:formInput" }, { "1.x formSubmit", "beagle:formSubmit" }, { "spacer", "beagle:spacer" },
    { "1.x horizontal", "beagle:horizontal" }, { "1.x vertical", "beagle:vertical" }, { "1.x stack", "beagle:stack" },
    { "custom: without colon", "custom" },
  }, function(name)
    local app = show(in_container('{"_beagleComponent_":"' .. name
      .. '","id":"u","text":5,"children":[{}],"context":7,"onInit":3},{"_beagleComponent_":"beagle:text","text":"after"}'))
    local children = app.screen:tree().child.children
    assert.same({ _beagleComponent_ = name, unknown = true }, children[1])
    assert.equal("after", children[2].text)
    local warnings = 0
    for _, entry in ipairs(app.logs) do
      assert.not_equal("error", entry.level)
      if entry.level == "warning" then warnings = warnings + 1 end
    end
    assert.equal(1, warnings)
  end)

  it("stands as the root of a screen, wrapped", function()
    local app = show('{"_beagleComponent_":"acme:home","title":"x"}')
    assert.same({ _beagleComponent_ = "acme:home", unknown = true }, app.screen:tree().child)
    assert.equal("beagle:screenComponent", app.screen:tree()._beagleComponent_)
  end)

  it("does not declare its context, its children or its onInit", function()
    local app = open(ui.container {
      id = "c",
      ui["acme:x"] {
        id = "u", context = { id = "k", value = 1 }, onInit = { action.alert { message = "m" } },
        ui.text { id = "t", text = "" },
      },
    })
    assert.is_nil(app:query("u"))
    assert.is_nil(app:query("t"))
    assert.actions(app, {})
    assert.is_nil(app:find("c").children[1].id)
    assert.equal("acme:x", app:find("c").children[1].component)
    assert.is_true(app:find("c").children[1].unknown)
    assert.equal(0, #app:find("c").children[1].children)
  end)
end)

describe("decoding 2: the name itself", function()
  each({
    { "missing", '{"text":"x"}', "missing_type $.children[0]._beagleComponent_" },
    { "empty object", "{}", "missing_type $.children[0]._beagleComponent_" },
    { "key in another case", '{"_beaglecomponent_":"beagle:text","text":"x"}',
      "missing_type $.children[0]._beagleComponent_" },
    {
      "only an action's key", '{"_beagleAction_":"beagle:text","text":"x"}',
      "missing_type $.children[0]._beagleComponent_",
    },
    { "a number", '{"_beagleComponent_":5}', "type_mismatch $.children[0]._beagleComponent_" },
    { "a bool", '{"_beagleComponent_":true}', "type_mismatch $.children[0]._beagleComponent_" },
    { "an object", '{"_beagleComponent_":{}}', "type_mismatch $.children[0]._beagleComponent_" },
    { "null", '{"_beagleComponent_":null}', "null_value $.children[0]._beagleComponent_" },
    { "null in place of a component", "null", "null_value $.children[0]" },
    { "array in place of a component", "[]", "type_mismatch $.children[0]" },
    { "text in place of a component", '"x"', "type_mismatch $.children[0]" },
    { "number in place of a component", "5", "type_mismatch $.children[0]" },
  }, function(child, expected)
    for _, platform in ipairs {
      "ios", "android", "web",
    } do assert.equal(expected, failure(in_container(child), platform)) end
  end)

  it("both keys on one object: the position decides", function()
    local app = show('{"_beagleComponent_":"beagle:button","_beagleAction_":"beagle:alert","id":"b","text":"t","onPress":'
      .. '[{"_beagleAction_":"beagle:alert","_beagleComponent_":"beagle:text","message":"m"}]}')
    app:find("b"):press()
    assert.equal("m", app.dialog.message)
  end)
end)

describe("decoding 2: actions", function()
  each({
    { "missing", '[{"message":"x"}]', "missing_type $.onPress[0]._beagleAction_" },
    { "empty", "[{}]", "missing_type $.onPress[0]._beagleAction_" },
    { "a component's key", '[{"_beagleComponent_":"beagle:alert"}]', "missing_type $.onPress[0]._beagleAction_" },
    { "a number", '[{"_beagleAction_":5}]', "type_mismatch $.onPress[0]._beagleAction_" },
    { "null", '[{"_beagleAction_":null}]', "null_value $.onPress[0]._beagleAction_" },
    { "null element", "[null]", "null_value $.onPress[0]" },
    { "text element", '["x"]', "type_mismatch $.onPress[0]" },
    { "array element", "[[]]", "type_mismatch $.onPress[0]" },
  }, function(actions, expected) assert.equal(expected, failure(pressing(actions))) end)

  it("any case", function()
    local app = show(pressing '[{"_beagleAction_":"BEAGLE:SETCONTEXT","contextId":"global","value":3}]')
    app:find("b"):press()
    assert.equal(3, app.global:get())
    assert.actions(app, { "setContext" })
  end)

  each({
    { "custom", "custom:nope" }, { "no namespace", "alert" }, { "a component's name", "beagle:text" },
    { "1.x form action", "beagle:formValidation" }, { "other namespace", "acme:go" }, { "space", " beagle:alert" },
    { "empty", "" },
  }, function(name)
    local app = show(pressing('[{"_beagleAction_":"' .. name
      .. '","message":5,"onSuccess":[{}]},{"_beagleAction_":"beagle:setContext","contextId":"global","value":1}]'))
    assert.equal(0, documents.logged(app, "Decoding", "error"))
    app:find("b"):press()
    assert.equal(1, documents.logged(app, "Decoding", "error"))
    assert.equal(1, app.global:get())
  end)
end)

describe("decoding 2: keys nobody reads are skipped, whatever their value", function()
  each({
    { "button child", '{"_beagleComponent_":"beagle:button","text":"t","child":5,"children":{},"templates":[null]}' },
    { "container child", '{"_beagleComponent_":"beagle:container","child":{"no":"type"}}' },
    { "scrollView onScroll", '{"_beagleComponent_":"beagle:scrollView","onScroll":7,"onInit":7,"id":7,"style":7}' },
    { "text context", '{"_beagleComponent_":"beagle:text","text":"t","context":7,"onPress":{"a":1}}' },
    {
      "touchable id",
      '{"_beagleComponent_":"beagle:touchable","onPress":[],"id":7,"child":{"_beagleComponent_":"beagle:text","text":""}}',
    },
    {
      "list template", '{"_beagleComponent_":"beagle:listView","dataSource":[1],"template":5,"children":7,"rows":true}',
    },
    { "style unknown", '{"_beagleComponent_":"beagle:text","text":"t","style":{"colour":5,"size":{"depth":1}}}' },
    { "pageView pageIndicator", '{"_beagleComponent_":"beagle:pageView","pageIndicator":{"_beagleComponent_":7}}' },
  }, function(child) assert.equal("decodes", failure(in_container(child))) end)
end)

describe("decoding 2: registered custom types", function()
  it("are looked up in lower case and can be replaced", function()
    local app = beagle.launch { platform = "ios" }
    local heard = {}
    app:register_action("custom:Ping", function() heard[#heard + 1] = "first" end)
    app:register_action("ping", function() heard[#heard + 1] = "second" end)
    app:open(ui.text { text = "" })
    app:perform(action["custom:PING"] {})
    assert.same({ "second" }, heard)
  end)

  it("actions and components have tables of their own", function()
    local app = beagle.launch { platform = "ios" }
    app:register_component("thing", { properties = { size = "int" } })
    app:open(ui.container { ui["custom:thing"] { id = "x", size = 3 } })
    assert.equal(3, app:find("x").size)
    app:perform(action["custom:thing"] {})
    assert.equal(1, documents.logged(app, "Decoding", "error"))
  end)
end)
