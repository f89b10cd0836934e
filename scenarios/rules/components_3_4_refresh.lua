-- components §3.4: refreshing: what cells keep, and actions of cells that are gone.
local documents, lists = require "_documents", require "_lists"
local each, open = documents.each, documents.open
local set, texts, screen, launch, trace = lists.set, lists.texts, lists.screen, lists.launch, lists.trace
local data = lists.data
local ui, action = beagle.ui, beagle.action

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
