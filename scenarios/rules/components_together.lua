-- components in each other: cells, pages, lazy content, forms and pulls together.
local lists = require "_lists"
local open = require("_documents").open
local set, note, launch, data, screen = lists.set, lists.trace, lists.launch, lists.data, lists.screen
local ui, action = beagle.ui, beagle.action

local function list(view, keys)
  keys = keys or {}
  keys.id, keys.key, keys.dataSource, keys.templates = "l", "k", "@{d}", { { view = view } }
  return ui.listView(keys)
end

describe("cells", function()
  it("their onInit comes before their bindings", function()
    local app = open(screen(
      data "a",
      list(ui.container {
        context = { id = "v", value = "declared" }, onInit = { set("v", "@{item.k}!") },
        ui.text { id = "t", text = "@{v}" },
      })
    ))
    assert.equal("a!", app:find("t:a").text)
  end)
  it("an onInit that adds an item converges", function()
    local app = launch()
    app:open(screen(
      { "a" },
      list(ui.container {
        onInit = {
          note "item",
          action.condition { condition = "@{lt(length(d), 3)}", onTrue = { set("d", "@{insert(d, 'x')}") } },
        },
      })
    ))
    assert.same({ "a", "x", "x" }, app:context("d"):get())
    assert.equal("a x x ", app.global:get "trace")
    assert.equal(3, #app:find("l").children)
  end)
  it("a source that is no array takes the cells away; the keys are remembered", function()
    local app = launch()
    app:open(screen(
      data("a", "b"),
      list(ui.container {
        context = { id = "own", value = "-" }, onInit = { note "item.k" }, ui.text { id = "t", text = "@{own}" },
      })
    ))
    app:find("t:a"):context("own"):set "x"
    app:context("d"):set "nothing"
    assert.equal(0, #app:find("l").children)
    app:context("d"):set(data("b", "a"))
    assert.equal("x", app:find("t:a").text)
    assert.equal("a b ", app.global:get "trace")
  end)
  it("handles follow the key, removed ones are gone", function()
    local app = open(screen(data("a", "b"), list(ui.text { id = "t", text = "@{item.k}@{index}" })))
    local a, b = app:find "t:a", app:find "t:b"
    app:context("d"):set(data("c", "a"))
    assert.equal("aa", a.text)
    assert.is_true(a == app:find("l").children[2])
    assert.error_matches(function() return b.text end, "is gone")
  end)
  it("the focus follows the key", function()
    local app = launch()
    app:open(screen(
      data("a", "b"), list(ui.textInput { id = "i", onFocus = { note "'focus'" }, onBlur = { note "'blur'" } })
    ))
    app:find("i:a"):focus()
    app:context("d"):set(data("b", "a"))
    app:find("i:a"):focus()
    app:find("i:b"):focus()
    assert.equal("focus blur focus ", app.global:get "trace")
  end)
  it("loaded lazy content stays with the key while shown, and loads anew afterwards", function()
    local app = launch()
    app.network:stub("GET /lazy", { json = ui.text { id = "done", text = "@{item.k}" } })
    app:open(screen(data("a", "b"), list(ui.lazyComponent { path = "/lazy", ui.text { text = "" } })))
    assert.equal(2, #app.network.requests)
    assert.equal("beagle:text", app:find("l").children[1]:tree().child._beagleComponent_)
    app:context("d"):set(data("b", "a", "c"))
    assert.equal(3, #app.network.requests)
    assert.equal("a", app:find("l").children[2].children[1].text)
  end)
  it("a form in each cell validates its own inputs", function()
    local app = launch()
    app:open(screen(
      { { k = "a", e = "wrong" }, { k = "b", e = "" } },
      list(ui.simpleForm {
        onSubmit = { note "item.k, '-ok'" }, onValidationError = { note "item.k, '-bad'" },
        ui.textInput { error = "@{item.e}" }, ui.button { id = "s", text = "", onPress = { action.submitForm {} } },
      })
    ))
    app:find("s:a"):press()
    app:find("s:b"):press()
    assert.equal("a-bad b-ok ", app.global:get "trace")
  end)
  it("a touchable cell sees the item and its child's contexts", function()
    local app = launch()
    app:open(screen(
      data("a", "b"),
      list(ui.touchable {
        id = "touch", onPress = { set("open", true) },
        ui.container {
          id = "row", context = { id = "open", value = false }, ui.text { id = "t", text = "@{item.k}@{open}" },
        },
      })
    ))
    app:find("t:b"):press()
    assert.equal("bfalse" , (app:find("t:b").text:gsub("true", "false")))
    assert.equal("atrue", (app:find("t:a").text:gsub("false", "true")))
    assert.equal("btrue", app:find("t:b").text)
    assert.equal("afalse", app:find("t:a").text)
    assert.actions(app, { { origin = "row:b.onPress" } })
  end)
  it("added children live in the cell's scope and see its new item", function()
    local app = open(screen(data("a", "b"), list(ui.container { id = "c" })))
    app:perform(action.addChildren {
      componentId = "c:b", value = { ui.text { id = "x", text = "@{item.k}@{item.n}" } },
    })
    assert.equal("b", app:find("x").text)
    app:context("d"):set { { k = "b", n = 5 } }
    assert.equal("b5", app:find("x").text)
  end)
  it("a list of lists of lists keeps what belongs to each path of keys", function()
    local leaf = ui.container { context = { id = "own", value = "-" }, ui.text { id = "t", text = "@{z.k}@{own}" } }
    local function nest(name, source, view)
      return ui.listView { iteratorName = name, key = "k", dataSource = source, templates = { { view = view } } }
    end
    local function tree(...) return { { k = "x", l = { { k = "y", l = data(...) } } } } end
    local app = open(screen(tree("p", "q"), nest("x", "@{d}", nest("y", "@{x.l}", nest("z", "@{y.l}", leaf)))))
    app:find("t:q:y:x"):context("own"):set "!"
    app:context("d"):set(tree("q", "p"))
    assert.equal("q!", app:find("t:q:y:x").text)
    app:context("d"):set(beagle.array {})
    app:context("d"):set(tree("q"))
    assert.equal("q!", app:find("t:q:y:x").text)
  end)
end)

describe("pages", function()
  it("lazy content of a page not shown is initialised when it is shown", function()
    local app = launch()
    app.network:stub("GET /lazy", { json = ui.container { onInit = { note "'lazy'" } } })
    app:open(ui.pageView {
      id = "p", ui.text { text = "" }, ui.lazyComponent { path = "/lazy", ui.text { text = "" } },
    })
    assert.equal("", app.global:get "trace")
    app:find("p"):swipe_to(1)
    assert.equal("lazy ", app.global:get "trace")
  end)
  it("a page shown by an action: its onInit runs after the outermost list", function()
    local app = launch()
    app:open(ui.container {
      context = { id = "page", value = 0 },
      ui.pageView {
        currentPage = "@{page}", ui.button { id = "b", text = "", onPress = { set("page", 1), note "'list'" } },
        ui.container { onInit = { note "'init'" } },
      },
    })
    app:find("b"):press()
    assert.equal("list init ", app.global:get "trace")
  end)
  it("tabs and pages joined by one context", function()
    local app = open(ui.container {
      context = { id = "n", value = 0 },
      ui.tabBar {
        id = "tabs", items = { { title = "a" }, { title = "b" } }, currentTab = "@{n}",
        onTabSelection = { set("n", "@{onTabSelection}") },
      },
      ui.pageView {
        id = "pages", currentPage = "@{n}", onPageChange = { set("n", "@{onPageChange}") },
        ui.text { id = "t0", text = "0" }, ui.text { id = "t1", text = "1" },
      },
    })
    app:find("tabs"):select(1)
    assert.equal(1, app:find("pages").currentPage)
    assert.visible(app, "t1")
    app:find("pages"):swipe_to(0)
    assert.equal(0, app:find("tabs").currentTab)
    assert.visible(app, "t0")
  end)
  it("a pageView in each cell keeps its page by key", function()
    local app = open(screen(
      data("a", "b"), list(ui.pageView { id = "p", ui.text { text = "0" }, ui.text { text = "1" } })
    ))
    app:find("p:b"):swipe_to(1)
    app:context("d"):set(data("b", "a"))
    assert.equal(1, app:find("p:b").currentPage)
    assert.equal(0, app:find("p:a").currentPage)
  end)
end)

describe("pulls and forms", function()
  it("a pull that reloads a list", function()
    local app = launch()
    app.network:stub("GET /items", { { body = data "a", delay = 10 }, { body = data("a", "b"), delay = 10 } })
    app:open(ui.container {
      context = { id = "s", value = { busy = false, items = beagle.array {} } },
      ui.pullToRefresh {
        id = "r", isRefreshing = "@{s.busy}",
        onPull = {
          set("s", true, "busy"),
          action.sendRequest {
            url = "/items", onSuccess = { set("s", "@{onSuccess.data}", "items") },
            onFinish = { set("s", false, "busy") },
          },
        },
        ui.listView {
          id = "l", key = "k", dataSource = "@{s.items}", templates = { { view = ui.text { text = "@{item.k}" } } },
        },
      },
    })
    app:find("r"):pull()
    assert.is_true(app:find("r").isRefreshing)
    app:advance(10)
    assert.is_false(app:find("r").isRefreshing)
    assert.equal(1, #app:find("l").children)
    app:find("r"):pull()
    app:advance(10)
    assert.equal(2, #app:find("l").children)
  end)
  it("an inner form is submitted from inside, the outer one from outside", function()
    local app = launch()
    app:open(ui.simpleForm {
      id = "outer", onSubmit = { note "'outer'" }, onValidationError = { note "'outer-bad'" },
      ui.simpleForm {
        id = "inner", onSubmit = { note "'inner'" }, ui.textInput { id = "i", error = "no" },
        ui.button { id = "b", text = "", onPress = { action.submitForm {} } },
      },
    })
    app:find("outer"):submit()
    assert.equal("outer-bad ", app.global:get "trace")
  end)
  it("onInit can be triggered", function()
    local app = launch()
    app:open(ui.container { id = "c", onInit = { note "'i'" } })
    app:find("c"):trigger "onInit"
    assert.equal("i i ", app.global:get "trace")
  end)
end)
