-- components §3.5-§3.7: page views, page indicators, tab bars.
local documents = require "_documents"
local each, open = documents.each, documents.open
local ui, action = beagle.ui, beagle.action

local function set(id, value, path) return action.setContext { contextId = id, value = value, path = path } end
local function note(name) return set("global", "@{concat(global.trace, " .. name .. ", ' ')}", "trace") end
local function launch(platform)
  local app = beagle.launch { base_url = "https://rules.test", platform = platform or "ios" }
  app.global:set("trace", "")
  return app
end
local function pages(keys, count)
  for i = 1, count or 3 do keys[i] = ui.container {
    id = "p" .. i - 1, onInit = { note("'init" .. i - 1 .. "'") },
    ui.text { id = "t" .. i - 1, text = tostring(i - 1) },
  } end
  keys.id = "pv"
  keys.onPageChange = keys.onPageChange or { note "'page:', string(onPageChange)" }
  return ui.pageView(keys)
end
local function show(keys, value, platform)
  local app = launch(platform)
  app:register_operation("string", function(x) return tostring(x) end)
  app:open(ui.container { context = { id = "c", value = value == nil and 0 or value }, pages(keys) })
  return app
end
local function shown(app)
  local list = {}
  for i = 0, 2 do if app:find("p" .. i).visible then list[#list + 1] = i end end
  return table.concat(list, " ")
end

describe("components 3.5: currentPage", function()
  each({
    { "absent", nil, 0, 0 }, { "literal", 2, 0, 2 }, { "literal out of range", 7, 0, 0 },
    { "literal negative", -1, 0, 0 }, { "binding", "@{c}", 1, 1 }, { "binding out of range", "@{c}", 3, 0 },
    { "binding null", "@{c}", beagle.null, 0 }, { "binding text", "@{c}", "1", 0 },
    { "binding whole double", "@{c}", 2.0, 2 }, { "binding fraction", "@{c}", 1.5, 0 },
    { "binding bool", "@{c}", true, 0 },
    { "missing context", "@{nope}", 0, 0 }, { "negative", "@{c}", -1, 0 },
  }, function(current, value, expected)
    local app = show({ currentPage = current }, value)
    assert.equal(expected, app:find("pv").currentPage)
    assert.equal(tostring(expected), shown(app))
  end)
  each({
    { "in range", 2, 2 }, { "out of range", 3, 1 }, { "negative", -1, 1 }, { "null", beagle.null, 1 },
    { "text", "2", 1 }, { "fraction", 1.5, 1 }, { "double", 2.0, 2 },
  }, function(value, expected)
    local app = show({ currentPage = "@{c}" }, 1)
    app:context("c"):set(value)
    assert.equal(expected, app:find("pv").currentPage)
  end)
  it("a binding does not fire onPageChange on ios and web; it does on android", function()
    for platform, count in pairs { ios = 0, web = 0, android = 1 } do
      local app = show(
        { currentPage = "@{c}", onPageChange = { set("global", "@{onPageChange}", "last") } }, 0, platform
      )
      app:context("c"):set(1)
      assert.equal(1, app:find("pv").currentPage)
      assert.equal(count == 1 and 1 or nil, app.global:get "last", platform)
    end
  end)
  it("a page swiped to but not stored is lost when any part of the context changes", function()
    local app = show({ currentPage = "@{c.page}" }, { page = 0, other = 0 })
    app:find("pv"):swipe_to(2)
    assert.equal(2, app:find("pv").currentPage)
    app:context("c"):set("other", 0)
    assert.equal(0, app:find("pv").currentPage)
  end)
end)

describe("components 3.5: swiping", function()
  it("sets the page and fires onPageChange with an int, once, however far", function()
    local app = show({})
    app:find("pv"):swipe_to(2)
    assert.equal("init0 init2 page:2 ", app.global:get "trace")
    assert.equal("2", shown(app))
    assert.equal(2, app:find("pv"):context("onPageChange"):get())
  end)
  it("to the page shown fires nothing", function()
    local app = show({})
    app:find("pv"):swipe_to(0)
    assert.equal("init0 ", app.global:get "trace")
  end)
  it("out of range fails", function()
    local app = show({})
    assert.has_error(function() app:find("pv"):swipe_to(3) end)
    assert.has_error(function() app:find("pv"):swipe_to(-1) end)
    assert.has_error(function() app:find("p0"):swipe_to(0) end)
  end)
  it("no children: no pages", function()
    local app = open(ui.container { id = "c", ui.pageView {} })
    local page_view = app:find("c").children[1]
    assert.equal(0, page_view.currentPage)
    assert.has_error(function() page_view:swipe_to(0) end)
  end)
  it("a page's onInit runs once", function()
    local app = show({})
    app:find("pv"):swipe_to(1)
    app:find("pv"):swipe_to(0)
    app:find("pv"):swipe_to(1)
    assert.equal("init0 init1 page:1 page:0 page:1 ", app.global:get "trace")
  end)
end)

describe("components 3.5: pages not shown yet", function()
  it("are in the tree with contexts, bindings and cells", function()
    local app = launch()
    app:open(ui.pageView {
      ui.text { text = "first" },
      ui.container {
        context = { id = "k", value = { 1, 2 } }, ui.text { id = "t", text = "@{k[1]}" },
        ui.listView { id = "l", dataSource = "@{k}", templates = { { view = ui.text { text = "@{item}" } } } },
      },
    })
    assert.equal("2", app:find("t").text)
    assert.equal(2, #app:find("l").children)
    assert.is_false(app:find("t").visible)
    app:find("t"):context("k"):set { 1, 3, 4 }
    assert.equal("3", app:find("t").text)
    assert.equal(3, #app:find("l").children)
  end)
  it("start their requests", function()
    local app = launch()
    app.network:stub("GET /lazy", { json = ui.text { id = "loaded", text = "" } })
    app:open(ui.pageView { ui.text { text = "" }, ui.lazyComponent { path = "/lazy", ui.text { text = "" } } })
    assert.requested(app, "GET /lazy")
    assert.is_not_nil(app:query "loaded")
  end)
  it("every onInit below waits, cells' and empty lists' ends included", function()
    local app = launch()
    app:open(ui.pageView {
      id = "pv",
      ui.container { onInit = { note "'zero'" } },
      ui.container {
        onInit = { note "'page'" },
        ui.listView { dataSource = { "a", "b" }, templates = { { view = ui.container { onInit = { note "item" } } } } },
        ui.listView { dataSource = {}, templates = {}, onScrollEnd = { note "'end'" } },
      },
    })
    assert.equal("zero ", app.global:get "trace")
    app:find("pv"):swipe_to(1)
    assert.equal("zero page a b end ", app.global:get "trace")
  end)
  it("a page shown at load by a binding runs its onInit too; page 0 in the normal order", function()
    local app = show({ currentPage = "@{c}" }, 2)
    assert.equal("init0 init2 ", app.global:get "trace")
    assert.equal("2", shown(app))
  end)
  it("shown by a binding: onInit runs, no onPageChange on ios", function()
    local app = show({ currentPage = "@{c}" }, 0)
    app:context("c"):set(1)
    assert.equal("init0 init1 ", app.global:get "trace")
  end)
  it("nested: the inner page waits for the outer one too", function()
    local app = launch()
    app:open(ui.pageView {
      id = "outer", ui.text { text = "" },
      ui.pageView {
        id = "inner", ui.container { onInit = { note "'in0'" } },
        ui.container { id = "in1", onInit = { note "'in1'" } },
      },
    })
    assert.equal("", app.global:get "trace")
    app:find("outer"):swipe_to(1)
    assert.equal("in0 ", app.global:get "trace")
    app:find("inner"):swipe_to(1)
    assert.equal("in0 in1 ", app.global:get "trace")
    assert.is_true(app:find("in1").visible)
  end)
  it("cannot be touched", function()
    local app = open(ui.pageView { ui.text { text = "" }, ui.button { id = "b", text = "" } })
    assert.has_error(function() app:find("b"):press() end)
  end)
  it("a cell made anew before its page is shown is initialised then", function()
    for _, platform in ipairs { "ios", "android", "web" } do
      local app = launch(platform)
      local function cell(name) return ui.container { onInit = { note("'" .. name .. "', item.k") } } end
      app:open(ui.container {
        context = { id = "d", value = { { k = "a", t = 1 } } },
        ui.pageView {
          id = "pv", ui.text { text = "" },
          ui.listView {
            key = "k", dataSource = "@{d}",
            templates = { { case = "@{eq(item.t, 2)}", view = cell "two" }, { view = cell "one" } },
          },
        },
      })
      app:context("d"):set { { k = "a", t = 2 } }
      app:find("pv"):swipe_to(1)
      assert.equal("twoa ", app.global:get "trace", platform)
      app:context("d"):set { { k = "a", t = 1 } }
      assert.equal(platform == "web" and "twoa onea " or "twoa ", app.global:get "trace", platform)
    end
  end)
  it("a cell that comes later to a page not shown waits too", function()
    local app = launch()
    app:open(ui.container {
      context = { id = "d", value = { "a" } },
      ui.pageView {
        id = "pv", ui.text { text = "" },
        ui.listView { dataSource = "@{d}", templates = { { view = ui.container { onInit = { note "item" } } } } },
      },
    })
    app:context("d"):set { "a", "b" }
    assert.equal("", app.global:get "trace")
    app:find("pv"):swipe_to(1)
    assert.equal("a b ", app.global:get "trace")
  end)
end)

describe("components 3.6: pageIndicator", function()
  each({ { "in range", 1, 1 }, { "unclamped", 9, 9 }, { "negative", -2, -2 } }, function(value, expected)
    local app = open(ui.container {
      context = { id = "c", value = value },
      ui.pageIndicator {
        id = "i", numberOfPages = 3, currentPage = "@{c}", selectedColor = "#f00", unselectedColor = "@{c}",
      },
    })
    assert.equal(expected, app:find("i").currentPage)
    assert.equal("@{c}", app:find("i").unselectedColor)
    app:context("c"):set(beagle.null)
    assert.equal(expected, app:find("i").currentPage)
  end)
  it("nothing before the first value", function()
    local app = open(ui.container { ui.pageIndicator { id = "i", numberOfPages = 3, currentPage = "@{nope}" } })
    assert.is_nil(app:find("i").currentPage)
    assert.is_nil(app:find("i"):tree().currentPage)
  end)
  it("joins a pageView by a context", function()
    local app = show({ currentPage = "@{c}", onPageChange = { set("c", "@{onPageChange}") } })
    app:perform(action.addChildren {
      componentId = "p0", value = { ui.pageIndicator { id = "i", numberOfPages = 3, currentPage = "@{c}" } },
    })
    app:find("pv"):swipe_to(2)
    assert.equal(2, app:find("i").currentPage)
  end)
end)

describe("components 3.7: tabBar", function()
  local function bar(keys)
    keys.id, keys.items = "tabs", {
      { title = "a" }, { icon = { mobileId = "i", url = "@{c}", _beagleImagePath_ = "x" } }, beagle.object {},
    }
    return ui.tabBar(keys)
  end
  local function tabs(keys, value, platform)
    local app = launch(platform)
    app:open(ui.container { context = { id = "c", value = value == nil and 0 or value }, bar(keys) })
    return app
  end
  each({
    { "absent", nil, 0, 0 }, { "literal", 2, 0, 2 }, { "out of range", 9, 0, 9 }, { "binding", "@{c}", 1, 1 },
    { "null", "@{c}", beagle.null, 0 }, { "fraction", "@{c}", 1.5, 0 }, { "text", "@{c}", "1", 0 },
    { "double", "@{c}", 1.0, 1 },
  },
    function(current, value, expected) assert.equal(expected, tabs({ currentTab = current }, value):find("tabs").currentTab) end)
  each({
    { "in range", 2, 2 }, { "out of range too", 7, 7 }, { "null", beagle.null, 1 }, { "fraction", 0.5, 1 },
    { "text", "0", 1 },
  }, function(value, expected)
    local app = tabs({ currentTab = "@{c}" }, 1)
    app:context("c"):set(value)
    assert.equal(expected, app:find("tabs").currentTab)
  end)
  it("a tap fires with an int, also when selected already, but not on android", function()
    for platform, count in pairs { ios = 3, web = 3, android = 2 } do
      local app = tabs({ onTabSelection = { set("global", "@{onTabSelection}", "last") } }, 0, platform)
      app:find("tabs"):select(1):select(1):select(2)
      assert.equal(count, #app.actions, platform)
      assert.equal(2, app.global:get "last")
      assert.equal(2, app:find("tabs").currentTab)
    end
  end)
  it("a binding fires nothing; on android it fires when the value changes the tab", function()
    for platform, count in pairs { ios = 0, web = 0, android = 1 } do
      local app = tabs(
        { currentTab = "@{c}", onTabSelection = { set("global", "@{onTabSelection}", "last") } }, 0, platform
      )
      app:context("c"):set(1)
      app:context("c"):set(1)
      assert.equal(count, #app.actions, platform)
    end
  end)
  it("is stateful: a tap not stored is lost when the context changes", function()
    local app = tabs({ currentTab = "@{c.tab}" }, { tab = 0, other = 1 })
    app:find("tabs"):select(2)
    app:context("c"):set("other", 1)
    assert.equal(0, app:find("tabs").currentTab)
  end)
  it("out of range fails; items are no components", function()
    local app = tabs({})
    assert.has_error(function() app:find("tabs"):select(3) end)
    assert.has_error(function() app:find("tabs"):select(-1) end)
    assert.equal(0, #app:find("tabs").children)
    assert.same(
      { { title = "a" }, { icon = { mobileId = "i", url = "@{c}", _beagleImagePath_ = "x" } }, {} },
      app:find("tabs"):tree().items
    )
  end)
  it("the event's value stays on the component on ios only", function()
    for platform, expected in pairs { ios = true, android = false, web = false } do
      local app = tabs({ onTabSelection = { set("global", 1) } }, 0, platform)
      app:find("tabs"):select(1)
      assert.equal(expected, (pcall(function() return app:find("tabs"):context("onTabSelection") end)), platform)
    end
  end)
end)
