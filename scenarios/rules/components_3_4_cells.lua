-- components §3.4: writing to the iterator, refreshing, what cells keep, onScrollEnd, late actions in cells.
local documents = require "_documents"
local each, open = documents.each, documents.open
local ui, action = beagle.ui, beagle.action

local function set(id, value, path) return action.setContext { contextId = id, value = value, path = path } end
local function texts(app, id)
  local found = {}
  for i, cell in ipairs(app:find(id or "l").children) do found[i] = cell.text or cell.children[1].text end
  return table.concat(found, " ")
end
-- A screen with the context `d` around a list.
local function screen(value, list) return ui.container { id = "root", context = { id = "d", value = value }, list } end
local function launch(platform)
  local app = beagle.launch { base_url = "https://rules.test", platform = platform or "ios" }
  app.global:set("trace", "")
  return app
end
local function trace(source) return set("global", "@{concat(global.trace, " .. source .. ", ' ')}", "trace") end

describe("components 3.4: writing to the iterator", function()
  local function button(write) return ui.button { id = "b", text = "@{item.n}", onPress = { write } } end
  local function try(platform, source, key, write, value)
    local app = open(
      screen(
        value or { { n = "a" }, { n = "b" } },
        ui.listView { id = "l", key = key, dataSource = source, templates = { { view = button(write) } } }
      ),
      platform
    )
    app:find("l").children[2]:press()
    return app
  end
  it("with a path, into the source", function()
    local app = try("ios", "@{d}", nil, set("item", "x", "n"))
    assert.same({ { n = "a" }, { n = "x" } }, app:context("d"):get())
    assert.equal("a x", texts(app))
    assert.actions(app, { "setContext" })
  end)
  it("the whole item", function() assert.same(
    { { n = "a" }, { n = "y" } }, try("ios", "@{d}", nil, set("item", { n = "y" })):context("d"):get()
  ) end)
  it("below a path of the source", function()
    assert.same(
      { l = { { 0 }, { { n = "a" }, { n = "x" } } } },
      try("ios", "@{d.l[1]}", nil, set("item", "x", "n"), {
        l = { { 0 }, { { n = "a" }, { n = "b" } } },
      }):context("d"):get()
    )
  end)
  it("at the real position, whatever the key", function()
    local app = try("ios", "@{d}", "n", set("item", "x", "m"), { { n = 1 }, { n = 0 } })
    assert.same({ { n = 1 }, { n = 0, m = "x" } }, app:context("d"):get())
  end)
  each({ { "operation", "@{filterless(d)}" }, { "insert", "@{insert(d, 0, 5)}" }, { "mix", "@{d} " } }, function(source)
    local app = beagle.launch { platform = "ios" }
    app:register_operation("filterless", function(x) return x end)
    app:open(screen(
      { { n = "a" }, { n = "b" } },
      ui.listView { id = "l", dataSource = source, templates = { { view = button(set("item", "x", "n")) } } }
    ))
    local second = app:find("l").children[2]
    if not second then return end
    second:press()
    assert.same({ { n = "a" }, { n = "b" } }, app:context("d"):get())
    assert.equal("x", app:find("l").children[2].text)
    app:context("d"):set(app:context("d"):get())
    assert.equal("b", app:find("l").children[2].text)
  end)
  it("a literal source: the write stays in the cell", function()
    local app = try("ios", { { n = "a" }, { n = "b" } }, nil, set("item", "x", "n"))
    assert.equal("a x", texts(app))
    assert.same({ { n = "a" }, { n = "b" } }, app:context("d"):get())
  end)
  it("climbs through nested lists", function()
    local inner = ui.listView {
      dataSource = "@{item.l}", iteratorName = "in",
      templates = { { view = ui.button { id = "b", text = "@{in}", onPress = { set("in", "x") } } } },
    }
    local app = open(screen(
      { { l = { "a", "b" } }, { l = { "c" } } }, ui.listView { dataSource = "@{d}", templates = { { view = inner } } }
    ))
    app:find("b:1:0"):press()
    assert.same({ { l = { "a", "x" } }, { l = { "c" } } }, app:context("d"):get())
  end)
  it("an inner list of the same iterator name does not loop", function()
    local inner = ui.listView {
      dataSource = "@{item}",
      templates = { { view = ui.button { id = "b", text = "@{item}", onPress = { set("item", "x") } } } },
    }
    local app = open(screen(
      { { "a", "b" }, { "c" } }, ui.listView { dataSource = "@{d}", templates = { { view = inner } } }
    ))
    app:find("b:0:1"):press()
    assert.same({ { "a", "b" }, { "x" } }, app:context("d"):get())
  end)
  it("two lists on one source refresh", function()
    local function list(id)
      return ui.listView {
        id = id, dataSource = "@{d}",
        templates = { { view = ui.button { text = "@{item}", onPress = { set("item", "x") } } } },
      }
    end
    local app = open(screen({ "a", "b" }, ui.container { list "l", list "m" }))
    app:find("l").children[1]:press()
    assert.equal("x b", texts(app, "m"))
  end)
  it("the index changes that cell only, until the next refresh", function()
    local app = open(screen(
      { "a", "b" },
      ui.listView {
        id = "l", dataSource = "@{d}",
        templates = { { view = ui.button { text = "@{index}", onPress = { set("index", "i") } } } },
      }
    ))
    app:find("l").children[2]:press()
    assert.equal("0 i", texts(app))
    app:context("d"):set({ "a", "b" })
    assert.equal("0 1", texts(app))
  end)
end)

describe("components 3.4: refresh", function()
  local function cell()
    return ui.container {
      id = "c", context = { id = "own", value = "declared" }, onInit = { trace "'init:', item.k" },
      ui.text { text = "@{item.k}:@{own}" },
    }
  end
  local function shop(platform, key)
    local app = launch(platform)
    app:open(screen(
      { { k = "a" }, { k = "b" } },
      ui.listView { id = "l", key = key, dataSource = "@{d}", templates = { { view = cell() } } }
    ))
    app:find("l").children[1]:context("own"):set "edited"
    return app
  end
  local function data(...)
    local items = {}
    for i, key in ipairs { ... } do items[i] = { k = key } end
    return items
  end
  each({
    { "with a key the state follows the item", "ios", "k", { "b", "a" }, "b:declared a:edited", "init:a init:b " },
    { "without, the position", "ios", nil, { "b", "a" }, "b:edited a:declared", "init:a init:b " },
    { "a new key starts as declared", "ios", "k", { "c", "a" }, "c:declared a:edited", "init:a init:b init:c " },
    { "android keeps by position", "android", "k", { "b", "a" }, "b:edited a:declared", "init:a init:b " },
    {
      "android: new positions start fresh", "android", "k", { "b", "a", "c" }, "b:edited a:declared c:declared",
      "init:a init:b init:c ",
    },
    { "web rebuilds", "web", "k", { "b", "a" }, "b:declared a:declared", "init:a init:b init:b init:a " },
    { "web: equal data change nothing", "web", nil, { "a", "b" }, "a:edited b:declared", "init:a init:b " },
    { "android: equal data change nothing", "android", nil, { "a", "b" }, "a:edited b:declared", "init:a init:b " },
    { "ios: equal data", "ios", nil, { "a", "b" }, "a:edited b:declared", "init:a init:b " },
  }, function(platform, key, keys, expected, traced)
    local app = shop(platform, key)
    app:context("d"):set(data(table.unpack(keys)))
    assert.equal(expected, texts(app))
    assert.equal(traced, app.global:get "trace")
  end)
  it("a removed key is remembered for its return", function()
    local app = shop("ios", "k")
    app:context("d"):set(data "b")
    app:context("d"):set(data("b", "a"))
    assert.equal("b:declared a:edited", texts(app))
    assert.equal("init:a init:b ", app.global:get "trace")
  end)
  it("a different template for a key: contexts by id, onInit does not run", function()
    local app = launch()
    local other = ui.container {
      context = { id = "own", value = "other" }, onInit = { trace "'other'" }, ui.text { text = "2:@{own}" },
    }
    app:open(screen(
      { { k = "a", t = 1 } },
      ui.listView {
        id = "l", key = "k", dataSource = "@{d}",
        templates = { { case = "@{eq(item.t, 2)}", view = other }, { view = cell() } },
      }
    ))
    app:find("l").children[1]:context("own"):set "edited"
    app:context("d"):set { { k = "a", t = 2 } }
    assert.equal("2:edited", texts(app))
    assert.equal("init:a ", app.global:get "trace")
  end)
  it("a list inside a cell remembers per outer key", function()
    local inner = ui.listView {
      id = "in", dataSource = "@{item.l}", iteratorName = "i", key = "k",
      templates = {
        {
          view = ui.container {
            id = "c", context = { id = "own", value = "-" }, ui.text { id = "t", text = "@{i.k}@{own}" },
          },
        },
      },
    }
    local app = open(screen(
      { { k = "o1", l = { { k = "x" } } }, { k = "o2", l = { { k = "x" } } } },
      ui.listView { id = "l", key = "k", dataSource = "@{d}", templates = { { view = inner } } }
    ))
    app:find("c:x:o1"):context("own"):set "!"
    app:context("d"):set { { k = "o2", l = { { k = "x" } } } }
    assert.equal("x-", app:find("t:x:o2").text)
    app:context("d"):set { { k = "o2", l = { { k = "x" } } }, { k = "o1", l = { { k = "x" } } } }
    assert.equal("x!", app:find("t:x:o1").text)
  end)
  it("typed text, page, tab, focus and added children stay with the key while it is shown", function()
    local view = ui.container {
      id = "c", ui.textInput { id = "i" }, ui.tabBar { id = "tab", items = { { title = "0" }, { title = "1" } } },
      ui.pageView { id = "p", ui.text { text = "" }, ui.text { text = "" } },
    }
    local app = open(screen(
      { { k = "a" }, { k = "b" } },
      ui.listView { id = "l", key = "k", dataSource = "@{d}", templates = { { view = view } } }
    ))
    app:find("i:a"):type "typed"
    app:find("tab:a"):select(1)
    app:find("p:a"):swipe_to(1)
    app:perform(action.addChildren { componentId = "c:a", value = { ui.text { id = "added", text = "" } } })
    app:context("d"):set { { k = "z" }, { k = "b" }, { k = "a" } }
    assert.equal("typed", app:find("i:a").value)
    assert.equal(1, app:find("tab:a").currentTab)
    assert.equal(1, app:find("p:a").currentPage)
    assert.equal("c:a", app:find("added").parent.id)
    app:context("d"):set { { k = "b" } }
    app:context("d"):set { { k = "b" }, { k = "a" } }
    assert.equal("", app:find("i:a").value)
    assert.equal(0, app:find("tab:a").currentTab)
    assert.equal(0, app:find("p:a").currentPage)
    assert.is_nil(app:query("added"))
  end)
  it("equal keys: each shows contexts of its own, a refresh takes over the later's", function()
    local app = open(screen(
      { { k = "a" }, { k = "a" } },
      ui.listView { id = "l", key = "k", dataSource = "@{d}", templates = { { view = cell() } } }
    ))
    app:find("l").children[1]:context("own"):set "first"
    app:find("l").children[2]:context("own"):set "second"
    assert.equal("a:first a:second", texts(app))
    app:context("d"):set { { k = "a" }, { k = "a" } }
    assert.equal("a:second a:second", texts(app))
  end)
  it("once after the outermost list: the old cells stand until then", function()
    local app = launch()
    app:open(screen(
      { "a" },
      ui.listView {
        id = "l", dataSource = "@{d}",
        templates = { { view = ui.container { onInit = { trace "item" }, ui.text { text = "@{item}" } } } },
      }
    ))
    app:perform { set("d", { "a", "b" }), trace "'|'", set("d", { "a", "b", "c" }), trace "'||'" }
    assert.equal("a | || b c ", app.global:get "trace")
  end)
end)

describe("components 3.4: onScrollEnd", function()
  local function end_list(source, threshold, parent)
    return ui.listView {
      id = "l", dataSource = source, scrollEndThreshold = threshold, useParentScroll = parent,
      onScrollEnd = { trace "'end'" }, templates = { { view = ui.text { text = "@{item}" } } },
    }
  end
  local function at(source, value, threshold, parent)
    local app = launch()
    app:open(screen(value, end_list(source, threshold, parent)))
    return app
  end
  each({
    { "empty array", "@{d}", {}, "end " }, { "literal empty array", {}, 0, "end " },
    { "null", "@{d}", beagle.null, "" }, { "object", "@{d}", { a = 1 }, "" }, { "items", "@{d}", { 1 }, "" },
    { "items with parent scroll", "@{d}", { 1 }, "", true }, { "missing", "@{nope}", 1, "" },
  }, function(source, value, expected, parent)
    if value ~= 0 and type(value) == "table" and next(value) == nil then value = beagle.array {} end
    if type(source) == "table" then source = beagle.array(source) end
    assert.equal(expected, at(source, value, nil, parent).global:get "trace")
  end)
  each({
    { "to the end", nil, 1, true }, { "half", nil, 0.5, false }, { "threshold 50 at half", 50, 0.5, true },
    { "threshold 50 below", 50, 0.49, false }, { "threshold 0", 0, 0, true }, { "threshold 80", 80, 0.8, true },
    { "threshold beyond 100 at the end", 150, 1, true },
  }, function(threshold, fraction, fires)
    local app = at("@{d}", { 1, 2 }, threshold)
    app:find("l"):scroll_to(fraction)
    assert.equal(fires and "end " or "", app.global:get "trace")
  end)
  it("once per evaluation of the source", function()
    local app = at("@{d}", { 1 })
    app:find("l"):scroll_to_end()
    app:find("l"):scroll_to_end()
    assert.equal("end ", app.global:get "trace")
    app:context("d"):set { 1 }
    app:find("l"):scroll_to_end()
    assert.equal("end end ", app.global:get "trace")
    app:context("d"):set(beagle.array {})
    assert.equal("end end end ", app.global:get "trace")
    app:find("l"):scroll_to_end()
    assert.equal("end end end ", app.global:get "trace")
  end)
  it("several evaluations in one list count once", function()
    local app = at("@{d}", { 1 })
    app:perform { set("d", beagle.array {}), set("d", { 1 }), set("d", beagle.array {}) }
    assert.equal("end ", app.global:get "trace")
  end)
  it("origin is the list, no implicit context", function()
    local app = at("@{d}", { 1 })
    app:find("l"):scroll_to_end()
    assert.actions(app, { { origin = "l.onScrollEnd" } })
    assert.is_nil(app:find("l"):eval "@{onScrollEnd}")
  end)
  it("with parent scroll, scroll_to stands for the parent's", function()
    local app = at("@{d}", { 1 }, nil, true)
    app:find("l"):scroll_to_end()
    assert.equal("end ", app.global:get "trace")
  end)
  it("that empties its own source again does not loop", function()
    local app = launch()
    app:open(screen(
      beagle.array {},
      ui.listView {
        id = "l", dataSource = "@{d}", onScrollEnd = { trace "'end'", set("d", beagle.array {}) }, templates = {},
      }
    ))
    assert.equal("end ", app.global:get "trace")
  end)
  it("that fills its source can fire again when scrolled", function()
    local app = launch()
    app:open(screen(
      beagle.array {},
      ui.listView {
        id = "l", dataSource = "@{d}", onScrollEnd = { trace "'end'", set("d", "@{insert(d, 1)}") },
        templates = { { view = ui.text { text = "@{item}" } } },
      }
    ))
    assert.equal("end ", app.global:get "trace")
    app:find("l"):scroll_to_end()
    assert.equal("end end ", app.global:get "trace")
    assert.equal("1 1", texts(app))
  end)
  it("emptied by its own onScrollEnd after items: once more", function()
    local app = launch()
    app:open(screen(
      { 1 },
      ui.listView {
        id = "l", dataSource = "@{d}", onScrollEnd = { trace "'end'", set("d", beagle.array {}) }, templates = {},
      }
    ))
    app:find("l"):scroll_to_end()
    assert.equal("end end ", app.global:get "trace")
  end)
  it("that fills and empties its source fires once more", function()
    local app = launch()
    app:open(screen(
      beagle.array {},
      ui.listView {
        id = "l", dataSource = "@{d}", onScrollEnd = { trace "'end'", set("d", { 1 }), set("d", beagle.array {}) },
        templates = {},
      }
    ))
    assert.equal("end end ", app.global:get "trace")
    app:context("d"):set(beagle.array {})
    assert.equal("end end end end ", app.global:get "trace")
  end)
  it("whose late answer is empty again does not ask for ever", function()
    local app = launch()
    app.network:stub("GET /page", { delay = 10, body = { items = beagle.array {} } })
    app:open(screen(
      beagle.array {},
      ui.listView {
        id = "l", dataSource = "@{d}", templates = {},
        onScrollEnd = { action.sendRequest { url = "/page", onSuccess = { set("d", "@{onSuccess.data.items}") } } },
      }
    ))
    app:settle()
    assert.equal(1, #app.network.requests)
  end)
  it("lists in document order", function()
    local app = launch()
    app:open(ui.container { ui.listView { dataSource = {}, templates = {}, onScrollEnd = { trace "1" } }, ui.container {
      ui.listView { dataSource = {}, templates = {}, onScrollEnd = { trace "2" } },
    },
      ui.gridView { spanCount = 1, dataSource = {}, templates = {}, onScrollEnd = { trace "3" } } })
    assert.equal(3, #app.actions)
  end)
end)

describe("components 3.4: actions of a cell that is gone", function()
  it("the origin of a late answer is the cell that started it", function()
    local app = launch()
    app.network:stub("GET /r", { delay = 10 })
    app:open(screen(
      { { k = "a" }, { k = "b" } },
      ui.listView {
        id = "l", key = "k", dataSource = "@{d}",
        templates = {
          {
            view = ui.container {
              context = { id = "own", value = "-" },
              ui.button {
                id = "b", text = "@{item.k}@{own}",
                onPress = { action.sendRequest { url = "/r", onSuccess = { trace "item.k", set("own", "!") } } },
              },
            },
          },
        },
      }
    ))
    app:find("b:a"):press()
    app:context("d"):set { { k = "b" } }
    app:advance(10)
    assert.equal("a ", app.global:get "trace")
    app:context("d"):set { { k = "a" } }
    assert.equal("a!", app:find("b:a").text)
  end)
end)
