-- decoding §3.3-§6: stored texts, web's children, routes, expressions in JSON, numbers, size.
local documents = require "_documents"
local each, failure, show, load, open = documents.each, documents.failure, documents.show, documents.load, documents.open
local ui, action = beagle.ui, beagle.action

local TEXT = '{"_beagleComponent_":"beagle:text","text":"t"}'
local SCREEN = '{"child":' .. TEXT .. "}"

local function pressing(name, fields)
  return '{"_beagleComponent_":"beagle:button","id":"b","text":"t","onPress":[{"_beagleAction_":"beagle:' .. name .. '",' .. fields .. "}]}"
end

describe("decoding 3.3: what is no Expression keeps @{…} as text", function()
  it("id, styleId, navigationBar title, labels of dialogs", function()
    local app = open(ui.screenComponent {
      context = { id = "c", value = "V" }, navigationBar = { title = "@{c}" },
      ui.container {
        id = "@{c}", styleId = "@{c}",
        ui.button {
          id = "b", text = "@{c}", onPress = { action.alert { message = "@{c}", title = "@{c}", labelOk = "@{c}" } },
        },
      },
    })
    assert.equal("@{c}", app.screen.title)
    assert.equal("@{c}", app:find("@{c}").styleId)
    app:find("b"):press()
    assert.equal("V", app.dialog.message)
    assert.equal("V", app.dialog.title)
    assert.equal("@{c}", app.dialog.ok_label)
  end)

  it("lazyComponent path", function()
    local app = beagle.launch { base_url = "https://rules.test", platform = "ios" }
    app.network:allow_unmatched()
    app:open(ui.container {
      context = { id = "c", value = "x" }, ui.lazyComponent { path = "/@{c}", ui.text { text = "" } },
    })
    assert.equal("lazy", app.network.requests[1].source)
    assert.not_matches("/x$", app.network.requests[1].url)
  end)

  it("image ids, urls, icons and bar images are parsed at render, placeholders are not", function()
    local local_path = { _beagleImagePath_ = "local", mobileId = "@{c.i}-@{c.n}" }
    local remote = { _beagleImagePath_ = "remote", url = "/@{c.i}", placeholder = { mobileId = "@{c.i}" } }
    local app = open(ui.screenComponent {
      context = { id = "c", value = { i = "ID", n = 2, whole = { _beagleImagePath_ = "local", mobileId = "@{c.i}" } } },
      navigationBar = { title = "t", navigationBarItems = { { text = "i", image = "@{c.i}", onPress = {} } } },
      ui.container { ui.image { id = "l", path = local_path }, ui.image { id = "r", path = remote }, ui.image {
        id = "w", path = "@{c.whole}",
      },
        ui.tabBar { items = { { title = "@{c.i}", icon = { mobileId = "@{c.i}" } } } } } })
    assert.equal("ID-2", app:find("l").path.mobileId)
    assert.equal("/ID", app:find("r").path.url)
    assert.equal("@{c.i}", app:find("r").path.placeholder.mobileId)
    assert.equal("@{c.i}", app:find("w").path.mobileId)
    assert.same({ { title = "@{c.i}", icon = { mobileId = "ID" } } }, app:find(ui.tabBar {}):tree().items)
    assert.equal("ID", app.screen.navigation_bar.items[1].image)
    app:context("c"):set("i", "NEW")
    assert.equal("NEW-2", app:find("l").path.mobileId)
    assert.equal("/NEW", app:find("r").path.url)
    assert.equal("NEW", app:find(ui.tabBar {}).items[1].icon.mobileId)
    assert.equal("NEW", app.screen.navigation_bar.items[1].image)
  end)
end)

describe("decoding 3.4: defaults applied at decode", function()
  it("safeArea, list style, list templates; all others at render", function()
    local app = show [[{
      "_beagleComponent_": "beagle:container",
      "children": [{ "_beagleComponent_": "beagle:listView", "id": "l", "dataSource": [1] }]
    }]]
    assert.same({}, app:find("l"):tree().children)
    assert.is_nil(app:find("l"):tree().templates)
    assert.is_nil(app:find("l"):tree().direction)
    assert.is_nil(app:find("l"):tree().iteratorName)
  end)
end)

describe("decoding 3.5: child and children", function()
  each({
    { "container child on ios", "ios", 0 }, { "container child on android", "android", 0 },
    { "container child on web", "web", 1 },
  }, function(platform, count)
    local app = show('{"_beagleComponent_":"beagle:container","id":"c","child":' .. TEXT .. "}", platform)
    assert.equal(count, #app:find("c").children)
  end)
  each({
    {
      "touchable children", '{"_beagleComponent_":"beagle:touchable","onPress":[],"children":[' .. TEXT .. "]}",
      "missing_field $.child",
    },
    {
      "pullToRefresh children", '{"_beagleComponent_":"beagle:pullToRefresh","onPull":[],"children":[' .. TEXT .. "]}",
      "missing_field $.child",
    },
    {
      "screen children", '{"_beagleComponent_":"beagle:screenComponent","children":[' .. TEXT .. "]}",
      "missing_field $.child",
    },
    {
      "lazy child", '{"_beagleComponent_":"beagle:lazyComponent","path":"","child":' .. TEXT .. "}",
      "missing_field $.initialState",
    },
  }, function(text, expected)
    assert.equal(expected, failure(text, "ios"))
    assert.equal(expected, failure(text, "android"))
    local app = load(text, "web")
    app.network:allow_unmatched()
    assert.is_not_nil(app.screen:tree())
  end)
end)

describe("decoding 3.6: routes", function()
  local R = "$.onPress[0].route"
  each({
    { "no type name needed", '"route":{"screen":' .. SCREEN .. "}", "decodes" },
    {
      "a wrong type name is not looked at",
      '"route":{"screen":{"_beagleComponent_":"beagle:container","child":' .. TEXT .. "}}", "decodes",
    },
    { "a number as the type name", '"route":{"screen":{"_beagleComponent_":5,"child":' .. TEXT .. "}}", "decodes" },
    {
      "a container is no screen", '"route":{"screen":{"_beagleComponent_":"beagle:container","children":[]}}',
      "missing_field " .. R .. ".screen.child",
    },
    {
      "error inside the screen", '"route":{"screen":{"child":{"_beagleComponent_":"beagle:text"}}}',
      "missing_field " .. R .. ".screen.child.text",
    },
    { "screen null, no url", '"route":{"screen":null}', "missing_field " .. R .. ".url" },
    { "bad screen, good url", '"route":{"url":"/x","screen":{"child":5}}', "decodes" },
    { "bad fallback", '"route":{"url":"/x","fallback":{"child":5}}', "type_mismatch " .. R .. ".fallback.child" },
    {
      "container as fallback", '"route":{"url":"/x","fallback":{"_beagleComponent_":"beagle:container"}}',
      "missing_field " .. R .. ".fallback.child",
    },
    { "url of another type", '"route":{"url":5}', "invalid_expression_value " .. R .. ".url" },
    { "url null", '"route":{"url":null}', "null_value " .. R .. ".url" },
    {
      "shouldPrefetch text", '"route":{"url":"/x","shouldPrefetch":"true"}', "type_mismatch " .. R .. ".shouldPrefetch",
    },
    { "array", '"route":[]', "type_mismatch " .. R },
  }, function(fields, expected) assert.equal(expected, failure(pressing("pushView", fields))) end)

  for platform, stack in pairs { ios = "native", android = "/x", web = "native" } do
    it("both keys, good screen: " .. platform, function()
      local app = load(
        pressing("pushView", '"route":{"url":"/x","screen":{"id":"native","child":' .. TEXT .. "}}"), platform
      )
      app.network:stub("GET /x", { json = ui.text { text = "" } })
      app:find("b"):press()
      assert.equal(stack, app.screen.identifier)
    end)
  end

  it("a bad screen gives way to url with a log", function()
    local app = load(pressing("pushView", '"route":{"url":"/x","screen":{"child":5}}'), "ios")
    assert.equal(1, documents.logged(app, "Decoding", nil, "url"))
    app.network:stub("GET /x", { json = ui.text { text = "" } })
    app:find("b"):press()
    assert.equal("/x", app.screen.identifier)
  end)
end)

describe("decoding 4: expressions in JSON", function()
  local values = { a = { { b = "B" } }, ["1a"] = "one", b = 2, x = "X" }
  local function text_of(source, platform)
    local contexts = ui.container { context = {
      id = "a", value = values.a,
    }, ui.container { context = { id = "b", value = 2 },
      ui.text { id = "t", text = source } } }
    return open(contexts, platform):find("t").text
  end
  each({
    { "path", "@{a[0].b}", "B" }, { "operation with spaces", "@{sum( 1 , b )}", "3" }, { "null", "@{null}", "" },
    { "unknown operation", "@{nope(1)}", "" }, { "mix with brace", "@{b}}", "2}" }, { "at before", "@@{b}", "@2" },
    { "mail and expression", "x@y.z @{b}", "x@y.z 2" }, { "mail", "a@b.com", "a@b.com" }, { "at", "@", "@" },
    { "empty", "@{}", "@{}" }, { "spaces", "@{ a }", "@{ a }" }, { "two names", "@{a b}", "@{a b}" },
    { "dot at end", "@{a.}", "@{a.}" },
    { "minus", "@{a-b}", "@{a-b}" }, { "space before parenthesis", "@{sum (1,2)}", "@{sum (1,2)}" },
    { "nested", "@{@{a}}", "@{@{a}}" },
    { "one bad part spoils all", "@{b} and @{b", "@{b} and @{b" }, { "escaped", "\\@{b}", "@{b}" },
    { "two backslashes", "\\\\@{b}", "\\2" },
    { "three backslashes", "\\\\\\@{b}", "\\@{b}" }, { "backslashes in a literal", "a\\\\b", "a\\b" },
    { "escape beside expression", "\\@{b} @{b}", "@{b} 2" },
  }, function(source, expected) assert.equal(expected, text_of(source)) end)

  it("a malformed part is an error where no text is wanted", function()
    for _, source in ipairs { "@{}", "@{a b}", "@{a} @{b", "\\\\@{", "x" } do
      assert.equal("invalid_expression_value $.enabled",
        failure('{"_beagleComponent_":"beagle:button","text":"","enabled":' .. beagle.encode(source) .. "}"))
    end
  end)

  it("a declared context value is stored unevaluated: a read gives its source text", function()
    local app = open(ui.container { context = { id = "a", value = 1 }, ui.container { id = "in", context = {
      id = "c", value = { s = "@{a}", l = { "@{sum(a,1)}" } },
    },
      ui.text { id = "t", text = "@{c.s}|@{c.l[0]}" } } })
    assert.equal("@{a}|@{sum(a, 1)}", app:find("t").text)
    assert.equal("@{a}", app:find("in"):context("c"):get("s"))
  end)

  it("response bodies hold expressions that read as their source", function()
    local app = open(ui.button { id = "b", text = "", onPress = { action.sendRequest { url = "/r", onSuccess = {
      action.setContext { contextId = "global", value = "@{onSuccess.data.v}" } } } } })
    app.network:stub("GET /r", { body = '{"v":"@{sum(1,2)}"}' })
    app:find("b"):press()
    assert.equal("@{sum(1, 2)}", app.global:get())
  end)
end)

describe("decoding 5: numbers", function()
  local function value(source)
    return load('{"_beagleComponent_":"beagle:container","context":{"id":"c","value":' .. source .. "}}"):context("c"):get()
  end
  each({
    { "1", "1", 1, "integer" }, { "-0", "-0", 0, "integer" }, { "1.0", "1.0", 1, "integer" },
    { "4.0e0", "4.0e0", 4, "integer" }, { "1e3", "1e3", 1000, "integer" },
    { "17 digits with fraction", "12345678901234567.0", 12345678901234567, "integer" }, { "1.5", "1.5", 1.5, "float" },
    { "0.1", "0.1", 0.1, "float" },
    { "1E-2", "1E-2", 0.01, "float" }, { "smallest", "-9223372036854775808", math.mininteger, "integer" },
    { "largest", "9223372036854775807", math.maxinteger, "integer" },
    { "2^63", "9223372036854775808", 2.0 ^ 63, "float" }, { "1e19", "1e19", 1e19, "float" },
    { "30 digits", "123456789012345678901234567890", 1.2345678901234568e29, "float" },
    { "1e-400", "1e-400", 0, nil },
  }, function(source, expected, kind)
    local number = value(source)
    assert.equal(expected, number)
    if kind then assert.equal(kind, math.type(number)) end
  end)

  each({
    { "1e400", "number_out_of_range $.context.value", "1e400" },
    { "-1e400 inside", "number_out_of_range $.context.value", '{"a":[1,-1e400]}' },
    { "NaN", "invalid_json $", "NaN" }, { "leading zero", "invalid_json $", "01" }, { "plus", "invalid_json $", "+1" },
    { "dot", "invalid_json $", ".5" },
    { "hex", "invalid_json $", "0x1" }, { "trailing comma in array", "invalid_json $", "[1,]" },
    { "trailing comma in object", "invalid_json $", '{"a":1,}' },
    { "comment", "invalid_json $", "1 /* x */" }, { "single quotes", "invalid_json $", "'a'" },
    { "control character", "invalid_json $", '"\n"' },
    { "bad escape", "invalid_json $", '"\\x"' },
  }, function(expected, source)
    local text = '{"_beagleComponent_":"beagle:container","context":{"id":"c","value":' .. source .. "}}"
    assert.equal(expected, failure(text))
  end)

  each({
    { "empty text", "", "invalid_json $" }, { "array root", "[]", "type_mismatch $" },
    { "text root", '"x"', "type_mismatch $" }, { "null root", "null", "null_value $" },
    { "trailing text", TEXT .. "x", "invalid_json $" }, { "two documents", TEXT .. TEXT, "invalid_json $" },
    { "byte order mark", "\xEF\xBB\xBF" .. TEXT, "decodes" },
    { "not UTF-8", '{"_beagleComponent_":"beagle:text","text":"\xFF"}', "invalid_json $" },
    { "UTF-16", "\xFF\xFE{\0}\0", "invalid_json $" },
    { "space around", " \n\t" .. TEXT .. "\r\n ", "decodes" }, { "cut off", TEXT:sub(1, -2), "invalid_json $" },
    { "number root", "5", "type_mismatch $" },
    {
      "1e400 in a double", '{"_beagleComponent_":"beagle:container","style":{"borderWidth":1e400}}',
      "number_out_of_range $.style.borderWidth",
    },
    {
      "1e400 in an int", '{"_beagleComponent_":"beagle:listView","dataSource":[],"scrollEndThreshold":1e400}',
      "type_mismatch $.scrollEndThreshold",
    },
  }, function(text, expected) assert.equal(expected, failure(text)) end)
end)

describe("decoding 5: depth and duplicates", function()
  local function nested(levels)
    local head = '{"_beagleComponent_":"beagle:container","children":['
    return head:rep(levels) .. ("]}"):rep(levels)
  end
  it("256 containers decode, 257 do not", function()
    assert.equal("decodes", failure(nested(256)))
    assert.matches("^invalid_json %$.children%[0%].children", failure(nested(257)))
  end)
  it("512 arrays in a value count too", function()
    local function deep(n)
      return '{"_beagleComponent_":"beagle:container","context":{"id":"c","value":' .. ("["):rep(n) .. ("]"):rep(n) .. "}}"
    end
    assert.equal("decodes", failure(deep(510)))
    assert.matches("^invalid_json %$.context.value%[0%]", failure(deep(511)))
  end)
  it("the first of equal keys wins", function()
    local app = show [[{
      "_beagleComponent_": "beagle:container", "_beagleComponent_": "beagle:text",
      "children": [{ "_beagleComponent_": "beagle:text", "id": "t", "text": "first", "text": 5 }],
      "context": { "id": "c", "value": { "k": 1, "k": 2 } }
    }]]
    assert.equal("first", app:find("t").text)
    assert.equal(1, app:context("c"):get("k"))
  end)
end)
