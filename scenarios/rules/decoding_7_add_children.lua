-- decoding §7: addChildren: its target, value, modes, and the scope of what it adds.
local documents = require "_documents"
local open, each = documents.open, documents.each
local ui, action = beagle.ui, beagle.action

local function add(id, mode, value) return action.addChildren { componentId = id, mode = mode, value = value } end
local function texts(app, id)
  local list = {}
  for i, child in ipairs(app:find(id).children) do list[i] = child.text or child.component end
  return table.concat(list, " ")
end
local function new(...)
  local list = {}
  for i, text in ipairs { ... } do list[i] = ui.text { text = text } end
  return list
end

describe("decoding 7: addChildren modes", function()
  each({
    { "default is APPEND", "ios", nil, "a b x y" }, { "APPEND", "ios", "APPEND", "a b x y" },
    { "PREPEND keeps the order", "ios", "PREPEND", "x y a b" },
    { "PREPEND on android reverses", "android", "PREPEND", "y x a b" },
    { "PREPEND on web", "web", "PREPEND", "x y a b" }, { "REPLACE", "ios", "REPLACE", "x y" },
    { "REPLACE on android", "android", "REPLACE", "x y" }, { "REPLACE on web", "web", "REPLACE", "x y" },
  }, function(platform, mode, expected)
    local app = open(ui.container { id = "c", ui.text { text = "a" }, ui.text { text = "b" } }, platform)
    app:perform(add("c", mode, new("x", "y")))
    assert.equal(expected, texts(app, "c"))
  end)
  it("REPLACE with an empty array empties", function()
    local app = open(ui.container { id = "c", ui.text { text = "a" } })
    app:perform(add("c", "REPLACE", beagle.array {}))
    assert.equal("", texts(app, "c"))
    app:perform(add("c", "APPEND", beagle.array {}))
    assert.equal(0, #app:find("c").children)
  end)
end)

describe("decoding 7: addChildren value", function()
  each({
    { "expression with an array", "@{global.l}", "a x" }, { "null", beagle.null, "a" }, { "text", "x", "a" },
    { "one component", ui.text { text = "x" }, "a" },
    { "expression with an object", "@{global.l[0]}", "a" }, { "missing", "@{nope}", "a" }, { "number", 5, "a" },
  }, function(value, expected)
    local app = open(ui.container { id = "c", ui.text { text = "a" } })
    app.global:set("l", { ui.text { text = "x" } })
    app:perform(add("c", nil, value))
    assert.equal(expected, texts(app, "c"))
  end)
  it("elements that do not decode are dropped with a warning, unknown types stay", function()
    local app = open(ui.container { id = "c" })
    app:perform(add("c", nil, {
      ui.text { text = "x" }, 5, beagle.null, {}, { _beagleComponent_ = "beagle:text" }, "t", ui["acme:u"] {},
      ui.text { text = "y" },
    }))
    assert.equal("x acme:u y", texts(app, "c"))
    assert.equal(5, documents.logged(app, "Decoding", "warning", "leaves an element out"))
  end)
  it("expressions inside it are evaluated in the scope of the target", function()
    local app = open(ui.container {
      ui.container { context = { id = "k", value = "target" }, ui.container { id = "c" } },
      ui.container {
        context = { id = "k", value = "origin" },
        ui.button { id = "b", text = "", onPress = { add("c", nil, { ui.text { text = "@{k}" } }) } },
      },
    })
    app:find("b"):press()
    assert.equal("target", texts(app, "c"))
  end)
  it("escapes are resolved a second time", function()
    local app = open(ui.container { context = { id = "k", value = "K" }, ui.container { id = "c" } })
    app:perform(add("c", nil, { ui.text { text = "\\\\@{k}" }, ui.text { text = "\\@{k}" } }))
    assert.equal("@{k} K", texts(app, "c"))
  end)
  it("contexts, onInit, lists and ids of what is added live", function()
    local app = open(ui.container { id = "c" })
    app:perform(add("c", nil, { ui.container { id = "n", context = { id = "k", value = { 1, 2 } }, onInit = {
      action.setContext { contextId = "k", path = "[0]", value = 9 },
    },
      ui.listView { dataSource = "@{k}", templates = { { view = ui.text { id = "row", text = "@{item}" } } } } } }))
    assert.equal("9", app:find("row:0").text)
    app:find("n"):context("k"):set({ 5, 6, 7 })
    assert.equal("7", app:find("row:2").text)
  end)
  it("a whole screenComponent can be added", function()
    local app = open(ui.container { id = "c" })
    app:perform(add("c", nil, {
      ui.screenComponent { context = { id = "k", value = 3 }, ui.text { id = "t", text = "@{k}" } },
    }))
    assert.equal("3", app:find("t").text)
    assert.equal("screenComponent", texts(app, "c"))
  end)
end)

describe("decoding 7: addChildren target", function()
  local slots = {
    container = function()
      return ui.container { id = "c" }
    end, simpleForm = function() return ui.simpleForm { id = "c", onSubmit = {} } end,
    scrollView = function()
      return ui.scrollView { id = "c" }
    end, pageView = function() return ui.pageView { id = "c" } end,
    listView = function() return ui.listView { id = "c", dataSource = { 1 }, templates = {} } end,
    touchable = function() return ui.touchable { id = "c", onPress = {}, ui.text { text = "" } } end,
    screenComponent = function()
      return ui.container { ui.screenComponent { id = "c", ui.text { text = "" } } }
    end, text = function() return ui.text { id = "c", text = "" } end,
    unknown = function() return ui.container { ui["acme:x"] { id = "c" } } end,
  }
  local takes = {
    container = "ios android web", simpleForm = "ios android web", scrollView = "android web", pageView = "web",
  }
  for name, make in pairs(slots) do
    for _, platform in ipairs { "ios", "android", "web" } do
      local expected = (takes[name] or ""):find(platform, 1, true) ~= nil
      it(name .. " on " .. platform .. (expected and " takes" or " refuses"), function()
        local app = open(ui.container { make() }, platform)
        local logs = #app.logs
        app:perform(add("c", nil, { ui.text { id = "new", text = "" } }))
        assert.equal(expected, app:query("new") ~= nil)
        if not expected then assert.equal("warning", app.logs[logs + 1].level) end
      end)
    end
  end
  it("no such id: a warning", function()
    local app = open(ui.container { id = "c" })
    app:perform(add("d", nil, new "x"))
    assert.equal(1, documents.logged(app, "Decoding", "warning", "\"d\""))
  end)
  it("custom components that declare children take, others do not", function()
    local app = beagle.launch { platform = "ios" }
    app:register_component("box", { children = "children" })
    app:register_component("frame", { children = "child" })
    app:open(ui.container { ui["custom:box"] { id = "c" }, ui["custom:frame"] { id = "d", ui.text { text = "" } } })
    app:perform {
      add("c", nil, { ui.text { id = "x", text = "" } }), add("d", nil, { ui.text { id = "y", text = "" } }),
    }
    assert.is_not_nil(app:query("x"))
    assert.is_nil(app:query("y"))
  end)
  it("the first with the id, depth first", function()
    local app = open(ui.container { ui.container { ui.container { id = "c" } }, ui.container { id = "c" } })
    app:perform(add("c", nil, new "x"))
    assert.equal(1, #app:find_all("c")[1].children)
    assert.equal(0, #app:find_all("c")[2].children)
  end)
  it("a component whose id iOS and android ignore is passed over", function()
    for platform, expected in pairs { ios = 1, android = 1, web = 0 } do
      local app = open(
        ui.container { ui.touchable { id = "c", onPress = {}, ui.text { text = "" } }, ui.container { id = "c" } },
        platform
      )
      app:perform(add("c", nil, new "x"))
      assert.equal(expected, #app:find_all("c")[2].children, platform)
    end
  end)
  it("of a screen whose root was wrapped: the container", function()
    for _, platform in ipairs { "ios", "android", "web" } do
      local app = documents.show('{"_beagleComponent_":"beagle:container","id":"c"}', platform)
      app:perform(add("c", nil, { ui.text { id = "x", text = "" } }))
      assert.equal("c", app:find("x").parent.id)
      assert.equal("c", app.screen.id)
    end
  end)
  it("in the screen of the origin, not the visible one", function()
    local app = beagle.launch { base_url = "https://rules.test", platform = "ios" }
    app.network:stub("GET /slow", { delay = 100 })
    app:open(ui.container { id = "c", ui.button { id = "b", text = "", onPress = {
      action.sendRequest { url = "/slow", onSuccess = { add("c", nil, { ui.text { id = "x", text = "" } }) } } } } })
    app:find("b"):press()
    app:perform(action.pushView { route = { screen = { child = ui.container { id = "c" } } } })
    app:advance(100)
    assert.equal(0, #app:find("c").children)
    app:back()
    assert.is_not_nil(app:query("x"))
  end)
  it("a cell's id with its suffix is a target; children added get none", function()
    local app = open(ui.listView { dataSource = { 1, 2 }, templates = { { view = ui.container { id = "cell" } } } })
    app:perform(add("cell:1", nil, { ui.text { id = "x", text = "@{item}" } }))
    assert.equal("2", app:find("x").text)
    assert.equal("cell:1", app:find("x").parent.id)
  end)
end)
