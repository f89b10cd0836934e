-- decoding §3: required fields, null, wrong types, defaults, routes.
local documents = require "_documents"
local failure, load = documents.failure, documents.load

local TEXT = '{"_beagleComponent_":"beagle:text","text":"t"}'

-- The JSON of a component with these fields.
local function component(name, fields)
  return '{"_beagleComponent_":"beagle:' .. name .. '"' .. (fields ~= "" and "," .. fields or "") .. "}"
end

-- The JSON of a button whose press runs one action.
local function pressing(name, fields)
  return component("button", '"text":"t","onPress":[{"_beagleAction_":"beagle:' .. name .. '"'
    .. (fields ~= "" and "," .. fields or "") .. "}]")
end

local function rows_of(build, rows)
  for _, row in ipairs(rows) do
    local name, fields, expected, platforms = table.unpack(row, 1, 4)
    it(name .. " {" .. fields .. "} " .. (platforms or ""), function()
      for platform in (platforms or "ios android web"):gmatch "%a+" do
        assert.equal(expected, failure(build(name, fields), platform), platform)
      end
    end)
  end
end

describe("decoding 3.1: required fields of components", function()
  rows_of(component, {
    { "screenComponent", "", "missing_field $.child" }, { "screenComponent", '"child":null', "null_value $.child" },
    { "touchable", '"onPress":[]', "missing_field $.child" },
    { "touchable", '"child":' .. TEXT, "missing_field $.onPress" },
    { "touchable", '"onPress":null,"child":' .. TEXT, "null_value $.onPress" },
    { "touchable", '"onPress":[],"child":null', "null_value $.child" },
    { "pullToRefresh", '"onPull":[]', "missing_field $.child" },
    { "pullToRefresh", '"onPull":[],"child":null', "null_value $.child" },
    { "pullToRefresh", '"child":' .. TEXT, "missing_field $.onPull", "android" },
    { "pullToRefresh", '"child":' .. TEXT, "decodes", "ios web" },
    { "lazyComponent", '"initialState":' .. TEXT, "missing_field $.path" },
    { "lazyComponent", '"path":"/x"', "missing_field $.initialState" },
    { "lazyComponent", '"path":null,"initialState":' .. TEXT, "null_value $.path" },
    { "listView", '"templates":[]', "missing_field $.dataSource" },
    { "listView", '"templates":[],"dataSource":null', "null_value $.dataSource" },
    { "listView", '"dataSource":[]', "decodes", "ios web" },
    { "listView", '"dataSource":[]', "missing_field $.templates", "android" },
    { "gridView", '"templates":[],"spanCount":1', "missing_field $.dataSource" },
    { "gridView", '"templates":[],"dataSource":[]', "missing_field $.spanCount", "ios" },
    { "gridView", '"templates":[],"dataSource":[]', "decodes", "android web" },
    { "gridView", '"templates":[],"dataSource":[],"spanCount":null', "null_value $.spanCount", "ios" },
    { "gridView", '"dataSource":[],"spanCount":2', "missing_field $.templates", "ios android" },
    { "gridView", '"dataSource":[],"spanCount":2,"templates":null', "null_value $.templates", "ios android" },
    { "listView", '"dataSource":[],"templates":[{}]', "missing_field $.templates[0].view" },
    { "listView", '"dataSource":[],"templates":[{"view":null}]', "null_value $.templates[0].view" },
    { "tabBar", "", "missing_field $.items" }, { "tabBar", '"items":null', "null_value $.items" },
    { "text", "", "missing_field $.text" }, { "text", '"text":null', "null_value $.text" },
    { "button", "", "missing_field $.text" }, { "button", '"text":null', "null_value $.text" },
    { "image", "", "missing_field $.path" }, { "image", '"path":null', "null_value $.path" },
    { "webView", "", "missing_field $.url" }, { "webView", '"url":null', "null_value $.url" },
    { "screenComponent", '"child":' .. TEXT .. ',"navigationBar":{}', "missing_field $.navigationBar.title" },
    { "screenComponent", '"child":' .. TEXT .. ',"navigationBar":{"title":null}', "null_value $.navigationBar.title" },
    { "screenComponent", '"child":' .. TEXT .. ',"navigationBar":{"title":"t","navigationBarItems":[{"onPress":[]}]}',
      "missing_field $.navigationBar.navigationBarItems[0].text" },
    { "screenComponent", '"child":' .. TEXT .. ',"navigationBar":{"title":"t","navigationBarItems":[{"text":""}]}',
      "missing_field $.navigationBar.navigationBarItems[0].onPress" },
    { "container", '"context":{"value":1}', "missing_field $.context.id" },
    { "container", '"context":{"id":"a"}', "missing_field $.context.value" },
    { "container", '"context":{"id":null,"value":1}', "null_value $.context.id" },
    { "container", '"context":{"id":"a","value":null}', "decodes" },
    { "container", '"accessibility":{}', "missing_field $.accessibility.accessible", "ios" },
    { "container", '"accessibility":{}', "decodes", "android web" },
    { "container", '"accessibility":{"accessible":null}', "null_value $.accessibility.accessible", "ios" },
    { "container", '"accessibility":{"accessible":null}', "decodes", "android web" },
    { "container", '"style":{"size":{"width":{"type":"REAL"}}}', "missing_field $.style.size.width.value" },
    { "container", '"style":{"size":{"width":{"value":1}}}', "missing_field $.style.size.width.type" },
    { "container", '"style":{"size":{"width":{"value":1,"type":null}}}', "null_value $.style.size.width.type" },
    { "container", '"style":{"flex":{"basis":{"value":null,"type":"REAL"}}}', "null_value $.style.flex.basis.value" },
    { "image", '"path":{"mobileId":"x"}', "invalid_expression_value $.path" },
    { "image", '"path":{"_beagleImagePath_":"local"}', "invalid_expression_value $.path" },
    { "image", '"path":{"_beagleImagePath_":"remote"}', "invalid_expression_value $.path" },
    { "image", '"path":{"_beagleImagePath_":"Local","mobileId":"x"}', "invalid_expression_value $.path" },
    { "image", '"path":{"_beagleimagepath_":"local","mobileId":"x"}', "invalid_expression_value $.path" },
    { "pageIndicator", '"unselectedColor":"#fff"', "missing_field $.selectedColor", "android" },
    { "pageIndicator", '"selectedColor":"#fff"', "missing_field $.unselectedColor", "android" },
    { "pageIndicator", "", "decodes", "ios web" },
    { "simpleForm", "", "missing_field $.onSubmit", "android" }, { "simpleForm", "", "decodes", "ios web" },
    { "container", "", "decodes" }, { "scrollView", "", "decodes" }, { "pageView", "", "decodes" },
    { "textInput", "", "decodes" },
  })
end)

describe("decoding 3.1: required fields of actions", function()
  local A = "$.onPress[0]."
  rows_of(pressing, {
    { "setContext", '"value":1', "missing_field " .. A .. "contextId", "ios android" },
    { "setContext", '"value":1', "decodes", "web" },
    { "setContext", '"contextId":"a"', "missing_field " .. A .. "value" },
    { "setContext", '"contextId":"a","value":null', "decodes" },
    { "setContext", '"contextId":null,"value":1', "null_value " .. A .. "contextId", "ios android" },
    { "setContext", '"contextId":null,"value":1', "decodes", "web" },
    { "sendRequest", "", "missing_field " .. A .. "url" }, { "sendRequest", '"url":null', "null_value " .. A .. "url" },
    { "alert", "", "missing_field " .. A .. "message" }, { "confirm", "", "missing_field " .. A .. "message" },
    { "condition", "", "missing_field " .. A .. "condition" },
    { "addChildren", '"value":[]', "missing_field " .. A .. "componentId" },
    { "addChildren", '"componentId":"a"', "missing_field " .. A .. "value" },
    { "addChildren", '"componentId":"a","value":null', "decodes" },
    { "pushStack", "", "missing_field " .. A .. "route" }, { "pushView", "", "missing_field " .. A .. "route" },
    { "resetStack", "", "missing_field " .. A .. "route" },
    { "resetApplication", "", "missing_field " .. A .. "route" },
    { "popToView", "", "missing_field " .. A .. "route" }, { "popToView", '"route":"@{global.x}"', "decodes" },
    { "popToView", '"route":{"url":"/x"}', "invalid_expression_value " .. A .. "route" },
    { "openExternalURL", "", "missing_field " .. A .. "url" },
    { "openNativeRoute", '"shouldResetApplication":true', "missing_field " .. A .. "route" },
    { "openNativeRoute", '"route":"x"', "missing_field " .. A .. "shouldResetApplication", "ios" },
    { "openNativeRoute", '"route":"x"', "decodes", "android web" },
    { "popView", "", "decodes" }, { "popStack", "", "decodes" }, { "submitForm", "", "decodes" },
    { "popView", '"navigationContext":{}', "missing_field " .. A .. "navigationContext.value" },
    { "popView", '"navigationContext":{"value":null}', "decodes" },
    { "pushView", '"route":{}', "missing_field " .. A .. "route.url" },
    { "pushView", '"route":null', "null_value " .. A .. "route" },
    { "pushView", '"route":"/x"', "type_mismatch " .. A .. "route" },
  })
end)

describe("decoding 3.2: null", function()
  rows_of(component, {
    {
      "container",
      '"children":null,"style":null,"context":null,"onInit":null,"id":null,"styleId":null,"accessibility":null',
      "decodes",
    },
    {
      "screenComponent", '"child":' .. TEXT .. ',"safeArea":null,"navigationBar":null,"style":null,"id":null',
      "decodes",
    },
    { "button", '"text":"t","enabled":null,"onPress":null,"styleId":null', "decodes" },
    { "textInput", '"value":null,"type":null,"enabled":null,"onChange":null,"error":null,"showError":null', "decodes" },
    { "listView", '"dataSource":[],"templates":null', "decodes", "ios web" },
    {
      "listView",
      '"dataSource":[],"templates":[],"direction":null,"iteratorName":null,"indexName":null,"key":null,"onScrollEnd":null',
      "decodes",
    },
    { "container", '"children":[null]', "null_value $.children[0]" },
    { "container", '"onInit":[null]', "null_value $.onInit[0]" },
    { "listView", '"dataSource":[],"templates":[null]', "null_value $.templates[0]" },
    { "tabBar", '"items":[{"title":"a"},null]', "null_value $.items[1]" },
    { "listView", '"dataSource":[null,[null],{"a":null}],"templates":[]', "decodes" },
    { "container", '"context":{"id":"a","value":[null,{"x":null}]}', "decodes" },
    { "container", '"style":{"size":null,"flex":null,"backgroundColor":null,"display":null}', "decodes" },
    { "tabBar", '"items":[{"title":null,"icon":null}]', "decodes" },
  })
  rows_of(pressing, {
    { "sendRequest", '"url":"/x","headers":{"a":null}', "invalid_expression_value $.onPress[0].headers" },
    {
      "openNativeRoute", '"route":"x","shouldResetApplication":false,"data":{"a":null}',
      "null_value $.onPress[0].data.a",
    },
    { "sendRequest", '"url":"/x","headers":null,"method":null,"data":null,"onSuccess":null', "decodes" },
    { "condition", '"condition":true,"onTrue":[null]', "null_value $.onPress[0].onTrue[0]" },
    { "alert", '"message":"m","title":null,"labelOk":null,"onPressOk":null,"analytics":null', "decodes" },
  })

  it("android would fail: a warning names it, no profile does", function()
    for _, platform in ipairs { "ios", "android", "web" } do
      for _, fields in ipairs {
        '"context":{"id":"a","value":null}',
        '"onInit":[{"_beagleAction_":"beagle:setContext","contextId":"global","value":null}]',
      } do
        local app = load(component("container", fields), platform)
        assert.equal(1, documents.logged(app, "Decoding", "warning", "Android"), platform .. fields)
      end
    end
  end)

  it("web erases null properties at any depth, in contexts too", function()
    local text = component("container", '"context":{"id":"a","value":{"x":null,"y":{"z":null},"l":[null]}},"children":['
      .. component("text", '"id":"t","text":"@{keep(a)}","styleId":null') .. "]")
    local web, ios = load(text, "web"), load(text, "ios")
    assert.same({ y = beagle.object {}, l = { beagle.null } }, web:context("a"):get())
    assert.same({ x = beagle.null, y = { z = beagle.null }, l = { beagle.null } }, ios:context("a"):get())
    assert.is_nil(ios:find("t"):tree().styleId)
  end)
end)

describe("decoding 3.3: no coercion of components' fields", function()
  rows_of(component, {
    { "button", '"text":"t","enabled":1', "invalid_expression_value $.enabled" },
    { "button", '"text":"t","enabled":"true"', "invalid_expression_value $.enabled" },
    { "button", '"text":"t","enabled":"@{}"', "invalid_expression_value $.enabled", "ios" },
    { "button", '"text":"t","enabled":"x @{a}"', "decodes" },
    { "button", '"text":5', "invalid_expression_value $.text" },
    { "text", '"text":true', "invalid_expression_value $.text" },
    { "text", '"text":{}', "invalid_expression_value $.text" },
    { "text", '"text":[]', "invalid_expression_value $.text" },
    { "button", '"text":"t","onPress":{"_beagleAction_":"beagle:popView"}', "type_mismatch $.onPress", "ios android" },
    { "button", '"text":"t","onPress":{"_beagleAction_":"beagle:popView"}', "decodes", "web" },
    { "container", '"children":' .. TEXT, "type_mismatch $.children", "ios android" },
    { "container", '"children":' .. TEXT, "decodes", "web" }, { "container", '"child":' .. TEXT, "decodes" },
    { "listView", '"dataSource":[],"templates":[],"direction":"vertical"', "invalid_enum $.direction" },
    { "listView", '"dataSource":[],"templates":[],"scrollEndThreshold":"80"', "type_mismatch $.scrollEndThreshold" },
    { "listView", '"dataSource":[],"templates":[],"scrollEndThreshold":80.5', "type_mismatch $.scrollEndThreshold" },
    { "listView", '"dataSource":[],"templates":[],"scrollEndThreshold":2e1', "decodes" },
    { "listView", '"dataSource":[],"templates":[],"scrollEndThreshold":80.0', "decodes" },
    {
      "listView", '"dataSource":[],"templates":[],"scrollEndThreshold":9223372036854775808',
      "type_mismatch $.scrollEndThreshold",
    },
    { "listView", '"dataSource":[],"templates":[],"useParentScroll":1', "type_mismatch $.useParentScroll" },
    { "listView", '"dataSource":[],"templates":[],"useParentScroll":"@{a}"', "type_mismatch $.useParentScroll" },
    { "listView", '"dataSource":[],"templates":[],"key":"a b.."', "decodes" },
    { "listView", '"dataSource":[],"templates":[],"key":5', "type_mismatch $.key", "ios android" },
    { "listView", '"dataSource":{},"templates":[]', "invalid_expression_value $.dataSource" },
    { "listView", '"dataSource":"text","templates":[]', "invalid_expression_value $.dataSource" },
    {
      "listView", '"dataSource":[],"templates":[{"case":"true","view":' .. TEXT .. "}]",
      "invalid_expression_value $.templates[0].case",
    },
    { "tabBar", '"items":[{"icon":"home"}]', "decodes" }, { "tabBar", '"items":[{"icon":5}]', "decodes" },
    { "tabBar", '"items":[{"icon":{"mobileId":5}}]', "type_mismatch $.items[0].icon.mobileId" },
    { "tabBar", '"items":[{"title":7}]', "type_mismatch $.items[0].title" },
    { "tabBar", '"items":[5]', "type_mismatch $.items[0]" },
    { "tabBar", '"items":[],"currentTab":1.5', "invalid_expression_value $.currentTab" },
    { "tabBar", '"items":[],"currentTab":"1"', "invalid_expression_value $.currentTab" },
    { "tabBar", '"items":[],"currentTab":1.0', "decodes" },
    { "image", '"path":"logo"', "invalid_expression_value $.path" },
    { "image", '"path":5', "invalid_expression_value $.path" },
    { "image", '"path":{"_beagleImagePath_":"remote","url":"/x","placeholder":"p"}', "decodes" },
    { "image", '"path":{"_beagleImagePath_":"remote","url":5}', "invalid_expression_value $.path" },
    {
      "image", '"path":{"_beagleImagePath_":"remote","url":"/x","placeholder":{"mobileId":5}}',
      "invalid_expression_value $.path",
    },
    { "image", '"path":{"_beagleImagePath_":"local","mobileId":"@{a}"},"mode":"fit_xy"', "invalid_enum $.mode" },
    { "container", '"style":{"size":{"width":10}}', "type_mismatch $.style.size.width" },
    { "container", '"style":{"size":{"width":{"value":10,"type":"real"}}}', "invalid_enum $.style.size.width.type" },
    {
      "container", '"style":{"size":{"width":{"value":"10","type":"REAL"}}}',
      "invalid_expression_value $.style.size.width.value",
    },
    { "container", '"style":{"flex":{"alignItems":"AUTO"}}', "invalid_enum $.style.flex.alignItems" },
    { "container", '"style":{"flex":{"grow":"@{g}"}}', "type_mismatch $.style.flex.grow" },
    { "container", '"style":{"display":"none"}', "invalid_expression_value $.style.display" },
    { "container", '"style":{"display":"@{d}"}', "decodes" },
    { "container", '"style":{"backgroundColor":"red"}', "decodes" },
    { "container", '"style":{"positionType":"@{d}"}', "invalid_enum $.style.positionType" },
    { "container", '"style":[]', "type_mismatch $.style" },
    { "container", '"id":5', "type_mismatch $.id" }, { "container", '"styleId":5', "type_mismatch $.styleId" },
    { "container", '"context":[]', "type_mismatch $.context" },
    { "container", '"context":{"id":5,"value":1}', "type_mismatch $.context.id" },
    { "container", '"accessibility":{"accessible":1}', "type_mismatch $.accessibility.accessible" },
    { "textInput", '"type":"email"', "invalid_expression_value $.type", "ios android" },
    { "textInput", '"type":"email"', "decodes", "web" },
    { "textInput", '"type":"mail"', "invalid_expression_value $.type" }, { "textInput", '"type":"@{t}"', "decodes" },
    { "text", '"text":"t","alignment":"left"', "invalid_expression_value $.alignment" },
    { "text", '"text":"t","textColor":"red"', "decodes" },
    { "text", '"text":"t","textColor":5', "invalid_expression_value $.textColor" },
    { "scrollView", '"scrollDirection":"UP"', "invalid_enum $.scrollDirection" },
    { "scrollView", '"scrollBarEnabled":1', "type_mismatch $.scrollBarEnabled" },
    {
      "pageIndicator", '"numberOfPages":"@{n}","selectedColor":"","unselectedColor":""',
      "type_mismatch $.numberOfPages",
    },
    { "screenComponent", '"child":[' .. TEXT .. "]", "type_mismatch $.child", "ios android" },
    { "screenComponent", '"child":' .. TEXT .. ',"safeArea":{"top":1}', "type_mismatch $.safeArea.top" },
    { "screenComponent", '"child":' .. TEXT .. ',"navigationBar":{"title":"t","navigationBarItems":[{"text":"a","onPress":[],"image":'
      .. '{"_beagleImagePath_":"local","mobileId":"x"}}]}', "type_mismatch $.navigationBar.navigationBarItems[0].image" },
    { "container", '"accessibility":{"accessible":true,"isHeader":"yes"}', "type_mismatch $.accessibility.isHeader" },
  })
end)

describe("decoding 3.3: no coercion of actions' fields", function()
  local A = "$.onPress[0]."
  rows_of(pressing, {
    { "popView", '"analytics":false', "decodes" }, { "popView", '"analytics":{"attributes":["a"]}', "decodes" },
    { "popView", '"analytics":"yes"', "type_mismatch " .. A .. "analytics" },
    { "popView", '"analytics":1', "type_mismatch " .. A .. "analytics" },
    { "popView", '"analytics":{"attributes":"a"}', "type_mismatch " .. A .. "analytics.attributes" },
    { "addChildren", '"componentId":"a","value":[],"mode":"append"', "invalid_enum " .. A .. "mode", "ios android" },
    { "setContext", '"contextId":"a","value":1,"path":"a.[1]"', "invalid_path " .. A .. "path" },
    { "setContext", '"contextId":"a","value":1,"path":"a[b]"', "invalid_path " .. A .. "path" },
    { "setContext", '"contextId":"a","value":1,"path":"a-b"', "invalid_path " .. A .. "path" },
    { "setContext", '"contextId":"a","value":1,"path":""', "invalid_path " .. A .. "path", "ios" },
    { "setContext", '"contextId":"a","value":1,"path":"[0].a[1][2].b"', "decodes" },
    { "setContext", '"contextId":"a","value":1,"path":5', "type_mismatch " .. A .. "path" },
    { "popView", '"navigationContext":{"value":1,"path":"a-b"}', "invalid_path " .. A .. "navigationContext.path" },
    { "sendRequest", '"url":"/x","headers":{"a":1}', "invalid_expression_value " .. A .. "headers" },
    { "sendRequest", '"url":"/x","method":"get"', "invalid_expression_value " .. A .. "method", "ios android" },
    { "condition", '"condition":"true"', "invalid_expression_value " .. A .. "condition" },
    { "openNativeRoute", '"route":"x","shouldResetApplication":1', "type_mismatch " .. A .. "shouldResetApplication" },
    { "alert", '"message":"m","labelOk":5', "type_mismatch " .. A .. "labelOk" },
    { "alert", '"message":5', "invalid_expression_value " .. A .. "message" },
    { "setContext", '"contextId":"a","value":{"x":[1e400]}', "number_out_of_range " .. A .. "value" },
  })
end)
