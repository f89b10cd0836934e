-- components §5-§7: touchables, lazy components, pull to refresh, unknown components, events, prefetch, records.
local documents = require "_documents"
local each, open = documents.each, documents.open
local ui, action = beagle.ui, beagle.action

local function set(id, value, path) return action.setContext { contextId = id, value = value, path = path } end
local function note(source) return set("global", "@{concat(global.trace, " .. source .. ", ' ')}", "trace") end
local function launch(platform)
  local app = beagle.launch { base_url = "https://rules.test", platform = platform or "ios" }
  app.global:set("trace", "")
  return app
end
local function shown(screen, platform)
  local app = launch(platform)
  app:open(screen)
  return app
end

describe("components 5.1: touchable", function()
  it("runs with the child as origin, whose contexts are in scope", function()
    local app = shown(ui.touchable {
      onPress = { note "own" },
      ui.container { id = "child", context = { id = "own", value = "mine" }, ui.text { id = "t", text = "" } },
    })
    app:find("t"):press()
    assert.equal("mine ", app.global:get "trace")
    assert.actions(app, { { origin = "child.onPress" } })
  end)
  each({
    { "a text in it", ui.text { id = "x", text = "" }, "outer " },
    {
      "a button in it handles its own",
      ui.container { ui.button { id = "x", text = "", onPress = { note "'button'" } } }, "button ",
    },
    {
      "the innermost touchable",
      ui.container { ui.touchable { onPress = { note "'inner'" }, ui.text { id = "x", text = "" } } }, "inner ",
    },
    {
      "directly around a button: the touchable's", ui.button { id = "x", text = "", onPress = { note "'button'" } },
      "outer ",
    },
    {
      "empty inner list swallows the press",
      ui.container { ui.touchable { onPress = {}, ui.text { id = "x", text = "" } } }, "",
    },
    { "an input", ui.container { ui.textInput { id = "x" } }, "outer " },
    { "an image", ui.image { id = "x", path = { _beagleImagePath_ = "local", mobileId = "" } }, "outer " },
  }, function(child, expected)
    local app = shown(ui.touchable { onPress = { note "'outer'" }, child })
    app:find("x"):press()
    assert.equal(expected, app.global:get "trace")
  end)
  it("nothing around handles it: fails", function()
    assert.has_error(function() open(ui.text { id = "x", text = "" }):find("x"):press() end)
  end)
  it("has no view but its child's: a hidden child cannot be pressed through it", function()
    local app = shown(ui.touchable {
      id = "outer", onPress = { note "'p'" },
      ui.touchable {
        id = "touch", onPress = { note "'q'" }, ui.text { id = "t", text = "", style = { display = "NONE" } },
      },
    })
    for _, id in ipairs { "touch", "outer", "t" } do
      local reason = 'cannot press text "t": it is hidden (it has display NONE)'
      assert.error_matches(function() app:find(id):press() end, reason, 1, true)
    end
    assert.equal("", app.global:get "trace")
  end)
  it("the element itself can be pressed; two presses run twice", function()
    local app = shown(ui.touchable { id = "touch", onPress = { note "'p'" }, ui.text { text = "" } })
    app:find("touch"):press():press()
    assert.equal("p p ", app.global:get "trace")
  end)
end)

describe("components 5.2: lazyComponent", function()
  local function lazy(keys)
    keys = keys or {}
    keys.path, keys.id = "/lazy", "lazy"
    keys[1] = keys[1] or ui.text { id = "wait", text = "..." }
    return ui.lazyComponent(keys)
  end
  local function load(answer, screen, platform)
    local app = launch(platform)
    if answer.error then app.network:fail("GET /lazy", answer) else app.network:stub("GET /lazy", answer) end
    app:open(screen or ui.container { id = "root", context = { id = "c", value = "C" }, lazy() })
    return app
  end
  it("initial state first, then the loaded component with the contexts of its place", function()
    local app = load {
      delay = 5, json = ui.container { id = "done", onInit = { note "'init'" }, ui.text { id = "t", text = "@{c}" } },
    }
    assert.equal("loading", app:find("lazy").state)
    assert.equal("wait", app:find("lazy"):tree().child.id)
    assert.is_nil(app:find("lazy"):tree().initialState)
    assert.equal("lazy", app.network.requests[1].source)
    assert.is_nil(app.network.requests[1].body)
    app:advance(5)
    assert.equal("loaded", app:find("lazy").state)
    assert.equal("C", app:find("t").text)
    assert.equal("done", app:find("lazy"):tree().child.id)
    assert.is_nil(app:query "wait")
    assert.equal("init ", app.global:get "trace")
    assert.equal("/lazy", app:find("lazy").path)
    assert.transitions(app, { "started", "success", "finished" })
  end)
  it("a screenComponent stands there as one, its bar ignored", function()
    local app = load {
      json = ui.screenComponent {
        id = "s", navigationBar = { title = "no" }, context = { id = "k", value = "K" },
        ui.text { id = "t", text = "@{k}" },
      },
    }
    assert.equal("beagle:screenComponent", app:find("lazy"):tree().child._beagleComponent_)
    assert.equal("K", app:find("t").text)
    assert.is_nil(app.screen.title)
  end)
  it("a bare component is not wrapped", function() assert.equal(
    "beagle:text", load({ json = ui.text { text = "" } }):find("lazy"):tree().child._beagleComponent_
  ) end)
  it("contexts of the initial state are gone, it is a handle that is gone", function()
    local app = load(
      { delay = 5, json = ui.text { id = "t", text = "@{own}" } },
      lazy { ui.container { context = { id = "own", value = 1 }, ui.text { id = "wait", text = "@{own}" } } }
    )
    local wait = app:find "wait"
    assert.equal("1", wait.text)
    app:advance(5)
    assert.equal("", app:find("t").text)
    assert.error_matches(function() return wait.text end, "is gone")
  end)
  each({
    { "network", { error = "offline" }, "error lazyLoad.networkError" },
    { "status", { status = 500 }, "error lazyLoad.networkError" },
    { "decoding", { body = "{" }, "error lazyLoad.decoding" },
    { "missing field", { json = { _beagleComponent_ = "beagle:text" } }, "error lazyLoad.decoding" },
  }, function(answer, transition)
    local app = load(answer)
    assert.equal("error", app:find("lazy").state)
    assert.equal("wait", app:find("lazy"):tree().child.id)
    assert.transitions(app, { "started", "success", "finished", transition })
    app.network:stub("GET /lazy", { json = ui.text { id = "t", text = "now" } })
    app:retry()
    assert.equal("loaded", app:find("lazy").state)
    assert.equal("now", app:find("t").text)
    assert.equal(2, #app.network.requests)
  end)
  it("web puts custom:error in its place", function()
    assert.equal("custom:error", load({ error = "offline" }, nil, "web"):find("lazy"):tree().child._beagleComponent_)
  end)
  it("once per cell key in a list", function()
    local app = launch()
    app.network:stub("GET /lazy", { json = ui.text { text = "" } })
    app:open(ui.container {
      context = { id = "d", value = { { k = "a" }, { k = "b" } } },
      ui.listView { key = "k", dataSource = "@{d}", templates = { { view = lazy() } } },
    })
    assert.equal(2, #app.network.requests)
    app:context("d"):set { { k = "b" }, { k = "a" } }
    assert.equal(2, #app.network.requests)
  end)
  it("each appearance loads: re-added", function()
    local app = load({ json = ui.text { text = "" } })
    app:perform(action.addChildren { componentId = "root", mode = "REPLACE", value = { lazy() } })
    assert.equal(2, #app.network.requests)
  end)
  it("an answer after its screen or its place is gone is dropped", function()
    local app = load({ delay = 5, json = ui.container { onInit = { note "'late'" } } })
    app:perform(action.addChildren { componentId = "root", mode = "REPLACE", value = beagle.array {} })
    app:advance(5)
    assert.equal("", app.global:get "trace")
  end)
end)

describe("components 5.3: pullToRefresh", function()
  local function refresh(keys, child, value, platform)
    keys.id, keys[1], keys.onPull = "r", child or ui.text {
      id = "t", text = "@{c.on}",
    }, keys.onPull or { note "'pull'" }
    keys.context = { id = "c", value = value or { on = false } }
    return shown(ui.container { ui.pullToRefresh(keys) }, platform)
  end
  it("a pull starts the indicator and runs onPull, without implicit context", function()
    local app = refresh {}
    assert.is_false(app:find("r").isRefreshing)
    app:find("r"):pull()
    assert.is_true(app:find("r").isRefreshing)
    assert.actions(app, { { origin = "r.onPull" } })
    app:find("r"):pull()
    assert.equal("pull ", app.global:get "trace")
    assert.is_nil(app:find("r"):eval "@{onPull}")
  end)
  it("the indicator follows isRefreshing: each firing sets it, null is false; a context fires no onPull", function()
    local app = refresh { isRefreshing = "@{c.on}" }
    app:find("t"):context("c"):set("on", true)
    assert.is_true(app:find("r").isRefreshing)
    app:find("t"):context("c"):set("on", beagle.null)
    assert.is_false(app:find("r").isRefreshing)
    assert.equal("", app.global:get "trace")
    app:find("r"):pull()
    app:find("t"):context("c"):set("other", 1)
    assert.is_false(app:find("r").isRefreshing)
  end)
  each({
    { "literal true", true, true }, { "literal false", false, false }, { "absent", nil, false },
    { "binding true", "@{c.on}", true, { on = true } }, { "text", "@{c.on}", false, { on = "true" } },
  }, function(source, expected, value)
    assert.equal(expected, refresh({ isRefreshing = source }, nil, value):find("r"):tree().isRefreshing)
  end)
  it("a scrolling child's context is in scope for onPull, isRefreshing and color", function()
    local child = ui.listView {
      context = { id = "own", value = { on = true, color = "#f00" } }, dataSource = { 1 },
      templates = { { view = ui.text { text = "" } } },
    }
    local app = refresh({ onPull = { note "own.color" }, isRefreshing = "@{own.on}", color = "@{own.color}" }, child)
    assert.is_true(app:find("r").isRefreshing)
    assert.equal("#f00", app:find("r").color)
    app:find(ui.listView {}):context("own"):set("on", false)
    app:find("r"):pull()
    assert.equal("#f00 ", app.global:get "trace")
  end)
  it("another child's is not; the child is built once", function()
    local app = refresh(
      { color = "@{own}" }, ui.container { context = { id = "own", value = "#f00" }, onInit = { note "'init'" } }
    )
    assert.equal("", app:find("r").color)
    assert.equal("init ", app.global:get "trace")
    assert.equal(1, #app:find("r").children)
    assert.is_not_nil(app:find("r"):tree().child)
  end)
  it("web has no pull", function() assert.has_error(function() refresh({}, nil, nil, "web"):find("r"):pull() end) end)
end)

describe("components 7: events", function()
  local every = {
    onPress = ui.button {
      id = "x", text = "", onPress = { note "'e'" },
    }, onFocus = ui.textInput { id = "x", onFocus = { note "'e'" } }, onChange = ui.textInput { id = "x", onChange = { note "'e'" } },
    onBlur = ui.textInput { id = "x", onBlur = { note "'e'" } }, onPageChange = ui.pageView {
      id = "x", onPageChange = { note "'e'" },
    }, onTabSelection = ui.tabBar {
      id = "x", items = {}, onTabSelection = { note "'e'" },
    },
    onScrollEnd = ui.listView {
      id = "x", dataSource = "@{no}", templates = {}, onScrollEnd = { note "'e'" },
    }, onPull = ui.pullToRefresh { id = "x", onPull = { note "'e'" }, ui.text { text = "" } },
    onSubmit = ui.simpleForm { id = "x", onSubmit = { note "'e'" } }, onValidationError = ui.simpleForm {
      id = "x", onSubmit = {}, onValidationError = { note "'e'" },
    },
  }
  for event, component in pairs(every) do
    it(event .. " can be triggered, with a value as implicit context", function()
      local app = shown(ui.container { component })
      app:find("x"):trigger(event)
      app:find("x"):trigger(event, { value = 5 })
      assert.equal("e e ", app.global:get "trace")
      assert.actions(app, { { origin = "x." .. event }, { origin = "x." .. event } })
      assert.has_error(function() app:find("x"):trigger "onNothing" end)
      assert.has_error(function() app:find("x"):trigger(event:lower()) end)
    end)
  end
  it("an explicit context of the event's name on the component is overwritten", function()
    local app = shown(ui.container {
      ui.pageView {
        id = "x", context = { id = "onPageChange", value = "declared" }, onPageChange = {},
        ui.text { id = "t", text = "@{onPageChange}" }, ui.text { text = "" },
      },
    })
    assert.equal("declared", app:find("t").text)
    app:find("x"):swipe_to(1)
    assert.equal(1, app:find("x"):context("onPageChange"):get())
    assert.equal("1", app:find("t").text)
  end)
  it("without a list there is no event", function()
    local app = shown(ui.container { ui.pageView { id = "x", ui.text { text = "" }, ui.text { text = "" } } })
    app:find("x"):swipe_to(1)
    assert.is_nil(app:find("x"):eval "@{onPageChange}")
  end)
  it("descendants see the last value on ios", function()
    local app = shown(ui.container {
      ui.pageView { id = "x", onPageChange = {}, ui.container { id = "p" }, ui.text { text = "" } },
    })
    app:find("x"):swipe_to(1)
    app:perform(action.addChildren { componentId = "p", value = { ui.text { id = "t", text = "@{onPageChange}" } } })
    assert.equal("1", app:find("t").text)
  end)
end)

describe("components 7: prefetch and records", function()
  local function push(url, prefetch) return action.pushView { route = { url = url, shouldPrefetch = prefetch } } end
  it("top level onPress of buttons, touchables, bar items; literal urls; kept for one use", function()
    local app = launch()
    app.network:stub("*", { json = ui.text { text = "" } })
    app:open(ui.screenComponent { navigationBar = {
      title = "",
      navigationBarItems = {
        { text = "", onPress = { push("/bar", true) } },
        { text = "", onPress = { push("/mixed", true), set("global", 1) } },
      },
    },
      ui.container { ui.button {
        id = "b", text = "",
        onPress = {
          set("global", 1), push("/button", true), push("/not", false), push("@{global.u}", true),
          action.condition { condition = true, onTrue = { push("/deep", true) } },
        },
      },
        ui.touchable { onPress = { push("/touch", true) }, ui.text { text = "" } } } })
    local paths = {}
    for i, request in ipairs(app.network.requests) do paths[i] = request.path .. " " .. request.source end
    assert.same({ "/bar prefetch", "/button prefetch", "/touch prefetch" }, paths)
    assert.equal(1, documents.logged(app, "Navigation"))
    app:perform(push("/button", false))
    assert.equal(3, #app.network.requests)
    app:perform(push("/button", false))
    assert.equal(4, #app.network.requests)
  end)
  it("screen records each time it appears: url, declarative id, or empty", function()
    local app = launch()
    app:analytics_config { enableScreenAnalytics = true }
    app.network:stub("GET /remote", { json = ui.container { id = "root" } })
    app:open "/remote"
    app:perform(action.pushView { route = { screen = { id = "local", child = ui.text { text = "" } } } })
    app:back()
    app:open_text(beagle.encode(ui.screenComponent { id = "text", ui.text { text = "" } }))
    local records = {}
    for i, record in ipairs(app.analytics) do records[i] = tostring(record.screen) .. " " .. tostring(record.rootId) end
    assert.same({ "/remote root", "local local", "/remote root", " text" }, records)
  end)
end)
