-- lua-api 3, 8 and 12: transitions, actions, dialogs and callbacks as scripts see them.
local board = require "_board"
local ui, action = beagle.ui, beagle.action
local set = board.set

local function screen(id) return ui.screenComponent { id = id, ui.text { id = "t", text = id } } end

describe("lua-api 12 transitions", function()
  local function app_with(answer)
    local app = board.launch()
    app.network:stub("GET /s", answer or { json = screen "s" })
    return app
  end

  it("are entries with screen, state, error and time", function()
    local app = app_with { status = 500, delay = 7 }:open("/s")
    app:settle()
    assert.same({ "started", "error", "finished" }, {
      app.transitions[1].state, app.transitions[2].state, app.transitions[3].state,
    })
    assert.same({ "/s", 0 }, { app.transitions[1].screen, app.transitions[1].at })
    assert.same(
      {
        state = "error", screen = "/s", at = 7,
        error = { kind = "remoteScreen", cause = "networkError", message = "Internal Server Error" },
      },
      app.transitions[2]
    )
    assert.has_error(function() app.transitions[1].state = "x" end)
  end)

  it("assertions take texts, tables and what came since the last one", function()
    local app = app_with():open("/s")
    assert.transitions(app, { "started", "success /s", { state = "finished", at = 0 } })
    assert.transitions(app, {})
    app:open(screen "d")
    assert.has_error(function() assert.transitions(app, { "started" }) end)
    assert.transitions(app, beagle.any)
    app:open("")
    assert.transitions(app, { "started", "error remoteScreen.urlBuilderError", "finished" })
    app:open("")
    assert.transitions(app, { "started ", { state = "error", error = { cause = "urlBuilderError" } }, "finished" })
    app:open("/s")
    assert.transitions(app, beagle.contains { "success" })
  end)

  it("errors without cause are named by their kind", function()
    local app = app_with()
    app:open_text("{}")
    assert.transitions(app, { "started", "error declarativeText", "finished" })
    assert.is_nil(app.transitions[2].error.cause)
    assert.equal("missing_type", app.transitions[2].error.reason)
    app:register_action("ring", function(_, ctx) ctx:error("no") end)
    app:open(screen "d")
    app:perform { { _beagleAction_ = "custom:ring" } }
    assert.transitions(app, { "started", "success", "finished", "error action d" })
  end)

  it("kinds and causes", function()
    local app = app_with { body = "[]" }:open("/s")
    assert.transitions(app, { "started", "error remoteScreen.decoding /s", "finished" })
    local err = app.transitions[2].error
    assert.same({ "remoteScreen", "decoding", "type_mismatch", "$" }, { err.kind, err.cause, err.reason, err.path })
  end)
end)

describe("lua-api 12 actions", function()
  it("are entries with name, props, origin, screen and time", function()
    local app = board.open({ action.alert { message = "m @{c}" } }, 1)
    app:advance(5)
    app:find("go"):press()
    local entry = app.actions[1]
    assert.same({ "alert", "m 1", "go.onPress", "main", 5 }, {
      entry.name, entry.props.message, entry.origin, entry.screen, entry.at,
    })
  end)

  it("assertions take names, patterns and what came since the last one", function()
    local app = board.press({ set(nil, 1), action.condition { condition = true, onTrue = { set(nil, 2) } } }, 0)
    assert.actions(app, {
      "setContext", { name = "condition", origin = "go.onPress" }, { props = { value = 2 }, origin = "go.onTrue" },
    })
    assert.actions(app, {})
    app:find("go"):press()
    assert.has_error(function() assert.actions(app, { "setContext" }) end)
    app:find("go"):press()
    assert.actions(app, beagle.contains { "condition" })
    app:perform { { _beagleAction_ = "BEAGLE:popVIEW" }, { _beagleAction_ = "acme:x" } }
    assert.actions(app, { "popView", "acme:x" })
  end)

  it("a screen's identifier is its url", function()
    local app = board.launch()
    app.network:stub("GET /s", {
      json = ui.screenComponent { id = "inner", ui.button { id = "b", text = "b", onPress = { action.popView {} } } },
    })
    app:open("/s"):find("b"):press()
    assert.equal("/s", app.actions[1].screen)
  end)

  it("onInit, lists' cells and bar items have their places as origins", function()
    local app = board.launch():open(ui.screenComponent {
      navigationBar = {
        title = "T",
        navigationBarItems = { { text = "A", onPress = {} }, { text = "B", onPress = { action.submitForm {} } } },
      },
      child = ui.container {
        onInit = { action.submitForm {} },
        ui.listView {
          dataSource = { "a", "b" },
          templates = {
            { view = ui.container { ui.button { text = "@{item}", onPress = { action.submitForm {} } } } },
          },
        },
      },
    })
    app:find { component = "button", text = "b" }:press()
    app:find { text = "B" }:press()
    local list = board.actions(app)
    assert.equal("submitForm $.child.onInit", list[1])
    assert.equal("submitForm $.child.children[0].children[1].children[0].onPress", list[2])
    assert.equal("submitForm $.navigationBar.navigationBarItems[1].onPress", list[3])
  end)

  it("a guard's refusal: not listed, a warning, the list goes on", function()
    local app = board.open({ set("a", 1), set("b", 2) }, {})
    local remove = app:guard { should_update = function(_, entry) return entry.props.path ~= "a" end }
    app:find("go"):press()
    assert.same({ b = 2 }, app:context("c"):get())
    assert.equal(1, #app.actions)
    assert.equal(1, #board.logs(app, "warning"))
    remove()
    app:find("go"):press()
    assert.same({ a = 1, b = 2 }, app:context("c"):get())
  end)
end)

describe("lua-api 12 results and screens", function()
  it("driving calls return the app, interactions their element", function()
    local app = board.launch()
    app.network:stub("GET /s", { status = 500 })
    for _, result in ipairs {
      app:open(screen "a"), app:open_text(beagle.encode(screen "a")), app:perform(action.popView {}), app:advance(1),
      app:settle(),
    } do assert.is_true(result == app) end
    app:open("/s")
    assert.is_true(app:retry() == app)
  end)

  it("before the first screen", function()
    local app = board.launch()
    assert.is_nil(app.screen)
    assert.same({}, app.stacks)
    for _, name in ipairs { "back", "dismiss" } do assert.has_error(function() app[name](app) end) end
    assert.has_error(function() app:perform(action.popView {}) end)
    assert.has_error(function() app:retry() end)
  end)

  it("open keeps stubs, registrations, clock, logs and the global context", function()
    local app = board.launch()
    app.network:stub("GET /s", { json = screen "s" })
    app:open(screen "a")
    app.global:set("k", 1)
    app:advance(5)
    local logs = #app.logs
    app:open("/s")
    assert.same({ 1, 5, logs }, { app.global:get("k"), app.now, #app.logs })
    assert.stacks(app, { { "/s" } })
  end)

  it("retry uses the newest error's retry and may be called again", function()
    local app = board.launch()
    app.network:stub("GET /s", { status = 500 })
    app:open("/s"):retry():retry()
    assert.equal(3, #app.network.requests)
    assert.transitions(app, {
      "started", "error", "finished", "started", "error", "finished", "started", "error", "finished",
    })
  end)

  it("error_view: retry all, cancel", function()
    local app = board.launch()
    app.network:stub("GET /s", { { status = 500 }, { json = screen "s" } })
    app:open("/s")
    assert.equal("Internal Server Error", app.error_view.message)
    app.error_view:retry()
    assert.is_nil(app.error_view)
    assert.visible(app, "t")
    app.network:stub("GET /x", { status = 404 })
    app:perform { action.pushView { route = { url = "/x" } }, action.pushView { route = { url = "/x" } } }
    assert.equal("Not Found", app.error_view.message)
    app.error_view:retry()
    assert.equal(6, #app.network.requests)
    app.error_view:cancel()
    assert.is_nil(app.error_view)
    assert.stacks(app, { { "/s" } })
  end)

  it("loading covers the screen", function()
    local app = board.open({ action.pushView { route = { url = "/s" } } })
    app.network:stub("GET /s", { json = screen "s", delay = 10 })
    app:find("go"):press()
    assert.is_true(app.loading)
    assert.has_error(function() app:find("go"):press() end)
    assert.has_error(function() app:back() end)
    app:settle()
    assert.is_false(app.loading)
    assert.equal("/s", app.screen.identifier)
  end)

  it("settle fails after its limit", function()
    local app = board.open({ action.sendRequest { url = "/s" } })
    app.network:stub("GET /s", { delay = 3600 * 1000 + 1 })
    app:find("go"):press()
    assert.has_error(function() app:settle() end)
    assert.equal(3600 * 1000, app.now)
    app:settle()
    app:find("go"):press()
    assert.has_error(function() app:settle { limit = 5 } end)
  end)

  it("advance takes whole milliseconds", function()
    local app = board.launch()
    for _, value in ipairs { -1, 1.5, "x" } do assert.has_error(function() app:advance(value) end) end
    assert.equal(3, app:advance(3.0).now)
  end)

  it("an answer comes before what a timer of the same instant does later", function()
    local app = board.open({
      action.sendRequest { url = "/a", onSuccess = { set("o", "@{concat(c.o, 'a')}") } },
      action.sendRequest { url = "/b", onSuccess = { set("o", "@{concat(c.o, 'b')}") } },
    }, { o = "" })
    app.network:stub("GET /a", { delay = 5 })
    app.network:stub("GET /b", { delay = 5 })
    app:find("go"):press()
    app:advance(5)
    assert.equal("ab", app:context("c"):get("o"))
  end)
end)

describe("lua-api 12 circles", function()
  it("a request that asks for itself at one instant never comes to rest", function()
    local app = board.launch()
    app.network:stub("GET /l", {
      json = ui.container { ui.lazyComponent { path = "/l", initialState = ui.text { text = "x" } } },
    })
    assert.error_matches(function() app:open("/l") end, "never comes to rest")
  end)
end)
