-- decoding §7: later renderings, retries, the end of a screen; README 16: what covers a screen.
local documents = require "_documents"
local open = documents.open
local ui, action = beagle.ui, beagle.action

local function set(id, value, path) return action.setContext { contextId = id, value = value, path = path } end
local function note(source) return set("global", "@{concat(global.trace, " .. source .. ", ' ')}", "trace") end
local function launch(platform)
  local app = beagle.launch { base_url = "https://rules.test", platform = platform or "ios" }
  app.global:set("trace", "")
  return app
end
local PAGE = { screen = { child = ui.text { id = "next", text = "" } } }

describe("decoding 7: later renderings", function()
  it("are built at once, initialised after the outermost list", function()
    local app = launch()
    app.network:stub("*", { delay = 1, json = ui.text { text = "" } })
    app:open(ui.container { id = "c" })
    app:perform {
      action.addChildren {
        componentId = "c",
        value = {
          ui.container { onInit = { note "'init'" }, ui.lazyComponent { path = "/lazy", ui.text { text = "" } } },
        },
      },
      action.sendRequest { url = "/after" }, note "'list'",
      action.condition { condition = true, onTrue = { note "'nested'" } },
    }
    assert.equal("list nested init ", app.global:get "trace")
    assert.equal("/lazy", app.network.requests[1].path)
    assert.equal("/after", app.network.requests[2].path)
  end)
  it("ids of what was added are known to the next action", function()
    local app = launch()
    app:open(ui.container { id = "c" })
    app:perform {
      action.addChildren { componentId = "c", value = { ui.container { id = "new" } } },
      action.addChildren { componentId = "new", value = { ui.text { id = "t", text = "" } } },
    }
    assert.equal("new", app:find("t").parent.id)
  end)
  it("bindings of what was added see the list's last value", function()
    local app = launch()
    app:open(ui.container { id = "c", context = { id = "k", value = 1 } })
    app:perform {
      action.addChildren { componentId = "c", value = { ui.text { id = "t", text = "@{k}" } } }, set("k", 2),
    }
    assert.equal("2", app:find("t").text)
  end)
  it("lazy content is initialised when it is there", function()
    local app = launch()
    app.network:stub("GET /lazy", {
      delay = 1, json = ui.container { onInit = { note "'lazy'" }, ui.container { onInit = { note "'deep'" } } },
    })
    app:open(ui.container {
      onInit = { note "'first'" }, ui.lazyComponent { path = "/lazy", ui.container { onInit = { note "'initial'" } } },
    })
    assert.equal("initial first ", app.global:get "trace")
    app:advance(1)
    assert.equal("initial first deep lazy ", app.global:get "trace")
  end)
  it("a retry renders anew", function()
    local app = launch()
    app.network:stub("GET /x", { status = 500 })
    app:open "/x"
    app.network:stub("GET /x", { json = ui.container { onInit = { note "'init'" } } })
    app:retry()
    assert.equal("init ", app.global:get "trace")
    app:retry()
    assert.equal("init ", app.global:get "trace")
  end)
  it("a prefetched answer serves a lazy component", function()
    local app = launch()
    app.network:stub("GET /lazy", { json = ui.text { id = "t", text = "ready" } })
    app:open(ui.button {
      text = "", onPress = { action.pushView { route = { url = "/lazy", shouldPrefetch = true } } },
    })
    app:perform(action.pushView {
      route = { screen = { child = ui.lazyComponent { path = "/lazy", ui.text { text = "" } } } },
    })
    assert.equal("ready", app:find("t").text)
    assert.equal(1, #app.network.requests)
  end)
end)

describe("decoding 7: the end of a screen", function()
  it("contexts end with it", function()
    local app = launch()
    app:open(ui.text { text = "" })
    app:perform(action.pushView { route = { screen = { child = ui.container { context = { id = "k", value = 1 } } } } })
    assert.equal(1, app:context("k"):get())
    app:back()
    assert.has_error(function() app:context("k") end)
  end)
  it("late lists run there and are seen through global and requests", function()
    local app = launch()
    app.network:stub("GET /slow", { delay = 10 })
    app.network:stub("GET /then", {})
    app:open(ui.text { text = "" })
    app:perform(action.pushView {
      route = { screen = { child = ui.container { id = "c", context = { id = "k", value = "own" } } } },
    })
    app:perform(action.sendRequest {
      url = "/slow", onSuccess = { set("k", "late"), note "k", action.sendRequest { url = "/then" } },
    })
    app:back()
    app:advance(10)
    assert.equal("late ", app.global:get "trace")
    assert.requested(app, "GET /then")
  end)
  it("late screen and lazy answers are dropped", function()
    local app = launch()
    app.network:stub("GET /slow", { delay = 10, json = ui.container { onInit = { note "'slow'" } } })
    app:open(ui.text { text = "" })
    app:perform(action.pushView {
      route = { screen = { child = ui.lazyComponent { path = "/slow", ui.text { text = "" } } } },
    })
    app:back()
    app:advance(10)
    assert.equal("", app.global:get "trace")
  end)
end)

describe("README 16 and 17: what keeps a hand away", function()
  local function screen()
    return ui.container {
      ui.lazyComponent { path = "/none", ui.text { text = "" } },
      ui.button { id = "b", text = "", onPress = { note "'pressed'" } },
    }
  end
  it("the error view does not", function()
    local app = launch()
    app.network:fail("GET /none", { error = "offline" })
    app:open(screen())
    assert.is_not_nil(app.error_view)
    app:find("b"):press()
    assert.equal("pressed ", app.global:get "trace")
    app.error_view:cancel()
    assert.is_nil(app.error_view)
  end)
  it("the loading indicator does", function()
    local app = launch()
    app.network:stub("GET /slow", { delay = 10, json = ui.text { text = "" } })
    app:open(ui.button { id = "b", text = "", onPress = { action.pushView { route = { url = "/slow" } } } })
    app:find("b"):press()
    assert.is_true(app.loading)
    assert.has_error(function() app:find("b"):press() end)
    app:advance(10)
    assert.is_false(app.loading)
  end)
  it("a dialog does, but nothing else waits for it", function()
    local app = launch()
    app.network:stub("GET /slow", { delay = 10 })
    app:open(ui.button {
      id = "b", text = "",
      onPress = {
        action.sendRequest { url = "/slow", onSuccess = { note "'answer'", action.pushView { route = PAGE } } },
        action.alert { message = "m" }, note "'after'",
      },
    })
    app:find("b"):press()
    assert.has_error(function() app:find("b"):press() end)
    assert.equal("after ", app.global:get "trace")
    app:advance(10)
    assert.equal("after answer ", app.global:get "trace")
    assert.equal("m", app.dialog.message)
    assert.is_not_nil(app:query "next")
    app.dialog:ok()
    assert.is_true(app:find("next").visible)
  end)
end)

describe("components 2 and 3: the rest", function()
  it("an unknown styleId: a warning", function()
    local app = open(ui.container { styleId = "nope", ui.text { text = "", styleId = "nope" } })
    assert.is_true(#app.logs >= 1)
    assert.equal("warning", app.logs[1].level)
    assert.equal("nope", app:find(ui.text {}).styleId)
  end)
  it("the bar in the tree, without actions", function()
    local app = open(ui.screenComponent {
      context = { id = "k", value = "K" },
      navigationBar = {
        title = "T", showBackButton = false, extra = 1,
        navigationBarItems = { { text = "i", image = "@{k}", onPress = { set("k", 1) } } },
      },
      ui.text { text = "" },
    })
    assert.same(
      { title = "T", showBackButton = false, extra = 1, navigationBarItems = { { text = "i", image = "K" } } },
      app.screen:tree().navigationBar
    )
  end)
  it("a web view's url that is null is the empty text", function()
    local app = open(ui.container {
      context = { id = "k", value = beagle.null }, ui.webView { id = "w", url = "@{k}" },
    })
    assert.equal("", app:find("w").url)
    assert.equal("", app:find("w"):tree().url)
  end)
end)
