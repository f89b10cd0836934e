-- actions 6: addChildren.
local board = require "_board"
local ui, action = beagle.ui, beagle.action
local set = board.set
local null = beagle.null

local function text(id, value) return ui.text { id = id, text = value or id } end
local function add(props)
  props.componentId = props.componentId or "rest"
  return action.addChildren(props)
end
local function ids(app, id)
  local list = {}
  for _, child in ipairs(app:find(id or "rest").children) do list[#list + 1] = child.id or child.text or child.component end
  return table.concat(list, " ")
end

describe("actions 6 modes", function()
  board.each({
    { nil, "a b c d" }, { "APPEND", "a b c d" }, { "PREPEND", "c d a b" }, { "REPLACE", "c d" },
    { "PREPEND", "d c a b", "android" }, { "APPEND", "a b c d", "android" }, { "PREPEND", "c d a b", "web" },
    { "REPLACE", "c d", "web" },
    { "prepend", "c d a b", "web" }, { "Replace", "c d", "web" },
  }, function(row) return tostring(row[1]) .. " on " .. (row[3] or "ios") end, function(row)
    local app = board.press({
      add { value = { text "c", text "d" }, mode = row[1] },
    }, nil, row[3], { text "a", text "b" })
    assert.equal(row[2], ids(app))
  end)

  board.each({ { "APPEND", "a" }, { "PREPEND", "a" }, { "REPLACE", "" } },
    function(row) return row[1] .. " of nothing" end,
    function(row) assert.equal(row[2], ids(board.press({ add { value = beagle.array {}, mode = row[1] } }, nil, nil, { text "a" }))) end)

  it("a mode in lower case does not decode on android", function()
    assert.equal(
      "invalid_enum",
      board.decoding_error(
        ui.screenComponent { ui.button { text = "x", onPress = { add { value = {}, mode = "append" } } } }, "android"
      ).reason
    )
  end)

  it("web: componentId and mode may be expressions", function()
    local app = board.press({
      add { componentId = "@{c.id}", value = { text "b" }, mode = "@{c.mode}" },
    }, { id = "rest", mode = "PREPEND" }, "web", { text "a" })
    assert.equal("b a", ids(app))
  end)

  it("elsewhere componentId is plain", function()
    local app = board.press({
      add { componentId = "@{c.id}", value = { text "b" } },
    }, { id = "rest" }, nil, { text "a" })
    assert.equal("a", ids(app))
  end)
end)

describe("actions 6 target", function()
  it("none has the id: nothing, with a warning", function()
    local app = board.press { add { componentId = "none", value = { text "a" } } }
    assert.equal(1, #board.logs(app, "componentNotFound"))
  end)

  it("the first in depth order", function()
    local app = board.press({ add { componentId = "twin", value = { text "new" } } }, nil, nil,
      { ui.container { ui.container { id = "twin" } }, ui.container { id = "twin" } })
    assert.equal("new", app:find_all("twin")[1].children[1].id)
    assert.equal(0, #app:find_all("twin")[2].children)
  end)

  it("what an earlier action of the list added is found", function()
    local app = board.press {
      add { value = { ui.container { id = "inner" } } }, add { componentId = "inner", value = { text "x" } },
    }
    assert.equal("x", ids(app, "inner"))
  end)

  it("cells of a list written there are not yet", function()
    local app = board.press({
      set("items", { 1 }), add { componentId = "cell:0", value = { text "x" } },
    }, { items = beagle.array {} }, nil, {
      ui.listView { id = "list", dataSource = "@{c.items}", templates = { { view = ui.container { id = "cell" } } } },
    })
    assert.equal("", ids(app, "cell:0"))
    assert.is_true(#board.logs(app, "warning") > 0)
  end)

  it("the ids of list cells have their key", function()
    local app = board.press({ add { componentId = "cell:1", value = { text "x" } } }, { items = { 1, 2 } }, nil, {
      ui.listView { id = "list", dataSource = "@{c.items}", templates = { { view = ui.container { id = "cell" } } } },
    })
    assert.equal("", ids(app, "cell:0"))
    assert.equal(1, #app:find("cell:1").children)
  end)

  board.each({
    { "simpleForm", function() return ui.simpleForm { id = "t", onSubmit = {} } end, true, true, true },
    { "scrollView", function() return ui.scrollView { id = "t" } end, false, true, true },
    { "pageView", function() return ui.pageView { id = "t" } end, false, false, true },
    { "text", function() return ui.text { id = "t", text = "x" } end, false, false, false },
    {
      "listView", function() return ui.listView { id = "t", dataSource = beagle.array {}, templates = {} } end, false,
      false, false,
    },
  }, function(row) return row[1] .. " as a target" end, function(row)
    for position, platform in ipairs { "ios", "android", "web" } do
      local app = board.press({ add { componentId = "t", value = { text "x" } } }, nil, platform, { row[2]() })
      assert.equal(row[2 + position] and 1 or 0, #app:find("t").children)
      if not row[2 + position] then assert.equal(1, #board.logs(app, "componentTakesNoChildren")) end
    end
  end)

  it("a custom component with children", function()
    local app = board.launch()
    app:register_component("card", { children = "children" })
    app:open(ui.screenComponent {
      ui.container {
        ui["custom:card"] { id = "card", text "a" },
        ui.button { id = "go", text = "g", onPress = { add { componentId = "card", value = { text "b" } } } },
      },
    })
    app:find("go"):press()
    assert.equal("a b", ids(app, "card"))
  end)

  it("the origin's screen, not the visible one", function()
    local app = board.open({ action.sendRequest { url = "/r", onSuccess = { add { value = { text "late" } } } },
      action.pushView { route = { screen = ui.screenComponent { id = "next", ui.container { id = "rest" } } } } })
    app.network:stub("GET /r", { delay = 5 })
    app:find("go"):press()
    app:advance(5)
    assert.equal("", ids(app))
    app:back()
    assert.equal("late", ids(app))
  end)
end)

describe("actions 6 value", function()
  board.each({
    {
      "an expression that gives components", "@{c.list}",
      { { _beagleComponent_ = "beagle:text", id = "b", text = "B" } }, "a b", "a b",
    },
    { "an expression that gives no array", "@{c.list}", 5, "a", "" },
    { "an expression that finds nothing", "@{c.none}", 5, "a", "" },
    {
      "an expression with an object", "@{c.list}", { _beagleComponent_ = "beagle:text", id = "b", text = "B" }, "a", "",
    },
  }, function(row) return row[1] end, function(row)
    assert.equal(row[4], ids(board.press({ add { value = row[2] } }, { list = row[3] }, nil, { text "a" })))
    assert.equal(
      row[5],
      ids(board.press({
        add { value = row[2], mode = "REPLACE" },
      }, { list = row[3] }, "android", { text "a" })):gsub("^a b$", "a b"):gsub("^b$", "a b")
    )
  end)

  it("a literal that is no array does nothing", function()
    for _, value in ipairs { 5, "x", beagle.null, ui.text { text = "x" } } do
      assert.equal("a", ids(board.press({ add { value = value, mode = "REPLACE" } }, nil, nil, { text "a" })))
    end
  end)

  it("elements that do not decode are skipped, with a warning", function()
    local app = board.press({
      add { value = { text "x", {}, null, 5, "@{c.one}", { _beagleComponent_ = "beagle:text" }, text "y" } },
    },
      { one = ui.text { id = "one", text = "1" } })
    assert.equal("x y", ids(app))
    assert.equal(4, #board.logs(app, "elementDropped"))
  end)

  it("an unknown component is a placeholder", function()
    local app = board.press { add { value = { { _beagleComponent_ = "acme:gauge", id = "g" }, text "y" } } }
    assert.equal(2, #app:find("rest").children)
    assert.is_true(app:find("rest").children[1]:tree().unknown)
  end)

  it("expressions stay live, from the new place", function()
    local app = board.press({
      add { value = { ui.text { id = "x", text = "@{c.v} @{mine}" } } }, set("v", 2),
    }, { v = 1 }, nil, {})
    assert.equal("2 ", app:find("x").text)
    app:perform(set("v", 3))
    assert.equal("3 ", app:find("x").text)
  end)

  it("they see the contexts of the target, not those of the origin", function()
    local app = board.show(ui.container {
      ui.container {
        context = { id = "here", value = "origin" },
        ui.button {
          id = "go", text = "g",
          onPress = { add { componentId = "there", value = { ui.text { id = "x", text = "@{here}" } } } },
        },
      },
      ui.container { id = "there", context = { id = "here", value = "target" } } })
    app:find("go"):press()
    assert.equal("target", app:find("x").text)
  end)

  it("so do those held by a context", function()
    local app = board.press({ add { value = "@{c.list}" }, set("v", 2) }, {
      v = 1, list = { { _beagleComponent_ = "beagle:text", id = "x", text = "@{c.v}" } },
    })
    assert.equal("2", app:find("x").text)
  end)

  it("web: a value that is no array breaks the list off, with an error", function()
    local app = board.press({ add { value = "@{c.none}" }, set("after", 1) }, {}, "web", { text "a" })
    assert.equal("a", ids(app))
    assert.is_nil(app:context("c"):get("after"))
    assert.is_true(#board.logs(app, "error") > 0)
  end)
end)

describe("actions 6 layout", function()
  it("onInit runs after the list, then the bindings", function()
    local app = board.press({
      add {
        value = {
          ui.container {
            id = "new", onInit = { set("o", "@{concat(c.o, 'i')}") }, ui.text { id = "t", text = "@{c.o}" },
          },
        },
      },
      set("o", "@{concat(c.o, 'l')}"),
    }, { o = "" })
    assert.equal("li", app:context("c"):get("o"))
    assert.equal("li", app:find("t").text)
    assert.same({ "addChildren go.onPress", "setContext go.onPress", "setContext new.onInit" }, board.actions(app))
  end)

  it("children before parents, siblings in order", function()
    local function box(name, ...)
      return ui.container { id = name, onInit = { set("o", "@{concat(c.o, '" .. name .. "')}") }, ... }
    end
    local app = board.press({ add { value = { box("p", box("a", box("q")), box("b")), box("z") } } }, { o = "" })
    assert.equal("qabpz", app:context("c"):get("o"))
  end)

  it("from an onInit of the first layout the new onInit lists run after the pass, with a warning", function()
    local app = board.show(ui.container { context = { id = "c", value = { o = "" } }, id = "root", onInit = {
      add { value = { ui.container { onInit = { set("o", "@{concat(c.o, 'n')}") } } } },
      set("o", "@{concat(c.o, 'r')}"),
    },
      ui.container { id = "rest" } })
    assert.equal("rn", app:context("c"):get("o"))
    assert.is_true(#board.logs(app, "warning") > 0)
  end)

  it("what was replaced sees only itself and global", function()
    local app = board.open({}, { v = "outer" }, nil, {
      ui.container {
        id = "old", context = { id = "in", value = "inner" },
        ui.button {
          id = "b", text = "b",
          onPress = {
            add { value = beagle.array {}, mode = "REPLACE" },
            action.setContext { contextId = "global", value = { "@{in}", "@{c.v}" } }, set("v", "changed"),
            action.submitForm {}, add { value = { text "again" } },
          },
        },
      },
    })
    app:find("b"):press()
    assert.same({ "inner", null }, app.global:get())
    assert.equal("outer", app:context("c"):get("v"))
    assert.equal("again", ids(app))
    assert.is_true(#board.logs(app, "warning") > 0)
  end)

  it("web: a late answer of what was replaced writes nothing, not even global", function()
    local app = board.open({}, { v = "outer" }, "web", {
      ui.container {
        id = "old", context = { id = "in", value = "inner" },
        ui.button {
          id = "b", text = "b",
          onPress = {
            action.sendRequest {
              url = "/r", onSuccess = { action.setContext { contextId = "global", value = 1 }, set("v", 1) },
            },
            add { value = beagle.array {}, mode = "REPLACE" },
          },
        },
      },
    })
    app.network:stub("GET /r", { delay = 5 })
    app:find("b"):press()
    app:advance(5)
    assert.is_nil(app.global:get())
    assert.equal("outer", app:context("c"):get("v"))
    assert.equal(2, #board.logs(app, "componentIsGone") + #board.logs(app, "contextNotFound"))
  end)
end)
