-- decoding §7: states, the order of building, onInit, bindings, cells; later renderings.
local documents = require "_documents"
local open, load = documents.open, documents.load
local ui, action = beagle.ui, beagle.action

-- An action that appends a name to the global trace.
local function trace(name)
  return action.setContext {
    contextId = "global", path = "trace", value = "@{concat(global.trace, " .. name .. ", ' ')}",
  }
end
local function traced(screen, platform, prepare)
  local app = beagle.launch { base_url = "https://rules.test", platform = platform or "ios" }
  app.global:set("trace", "")
  if prepare then prepare(app) end
  app:open(screen)
  return app
end

describe("decoding 7: states", function()
  it("of a remote screen", function()
    assert.transitions(load(
      '{"_beagleComponent_":"beagle:text","text":""}', "ios"
    ), { "started", "success", "finished" })
    assert.transitions(load("{}", "ios"), { "started", "error remoteScreen.decoding", "finished" })
  end)
  it("of a declarative screen, the same without a request", function()
    local app = open(ui.text { text = "" })
    assert.transitions(app, { "started", "success", "finished" })
    assert.equal(0, #app.network.requests)
  end)
  it("of a fallback, as success", function()
    local app = beagle.launch { base_url = "https://rules.test", platform = "ios" }
    app.network:fail("GET /x", { error = "offline" })
    app:open { url = "/x", fallback = ui.screenComponent { ui.text { id = "f", text = "fall" } } }
    assert.transitions(app, { "started", "success", "finished" })
    assert.equal("fall", app:find("f").text)
  end)
  it("of broken text, the cause is logged only", function()
    local app = beagle.launch { platform = "ios" }
    app:open_text "{"
    assert.transitions(app, { "started", "error declarativeText", "finished" })
    assert.equal(1, documents.logged(app, "Decoding", "error", "Could not decode"))
  end)
  it("observers of success see no tree yet", function()
    local app = beagle.launch { platform = "ios" }
    local seen = {}
    app:register_controller(nil, {
      on_state = function(state)
        seen[#seen + 1] = state .. " " .. tostring(app.screen ~= nil and app.screen:tree() ~= nil)
      end,
    })
    app:open(ui.text { text = "" })
    for _, state in ipairs(seen) do assert.matches(" false$", state) end
    assert.equal("started false", seen[1])
    assert.equal("finished false", seen[#seen])
  end)
end)

describe("decoding 7: onInit", function()
  local function family(onInits)
    return ui.container { onInit = { trace "'p'" }, ui.container {
      onInit = { trace "'a'", trace "'aa'" }, ui.container { onInit = { trace "'a1'" } },
    },
      ui.container { onInit = { trace "'b'" } }, onInits }
  end
  it("children first on ios", function() assert.equal("a1 a aa b p ", traced(family()).global:get "trace") end)
  it("parents first on android", function() assert.equal(
    "p a aa a1 b ", traced(family(), "android").global:get "trace"
  ) end)
  it("children first on web, where a list reads what was before it", function() assert.equal(
    "a1 aa b p ", traced(family(), "web").global:get "trace"
  ) end)

  it("its actions have the event onInit and no implicit context", function()
    local app = open(ui.container {
      id = "c", onInit = { action.setContext { contextId = "global", value = "@{onInit}" } },
    })
    assert.actions(app, { { name = "setContext", origin = "c.onInit" } })
    assert.is_nil(app.global:get())
  end)

  it("the tree is complete: contexts of outer components and ids everywhere", function()
    local app = open(ui.container {
      context = { id = "c", value = 1 },
      ui.container {
        onInit = {
          action.setContext { contextId = "c", value = 2 },
          action.addChildren { componentId = "late", value = { ui.text { id = "new", text = "@{c}" } } },
        },
      },
      ui.container { id = "late" }, ui.text { id = "t", text = "@{c}" },
    })
    assert.equal("2", app:find("t").text)
    assert.equal("2", app:find("new").text)
    assert.equal("late", app:find("new").parent.id)
  end)

  it("comes before the bindings: text is evaluated once, with the new value", function()
    local calls = 0
    local app = beagle.launch { platform = "ios" }
    app:register_operation("count", function(x) calls = calls + 1 return x end)
    app:open(ui.container { context = { id = "c", value = "old" }, onInit = {
      action.setContext { contextId = "c", value = "new" },
    },
      ui.text { id = "t", text = "@{count(c)}" } })
    assert.equal("new", app:find("t").text)
    assert.equal(1, calls)
  end)

  it("sends its requests before the answer is seen; the first tree shows the values before it", function()
    local app = traced(ui.container { context = {
      id = "c", value = "old",
    }, onInit = { action.sendRequest { url = "/r", onSuccess = {
      action.setContext { contextId = "c", value = "new" } } } }, ui.text { id = "t", text = "@{c}" } }, "ios",
      function(app) app.network:stub("GET /r", { delay = 10 }) end)
    assert.equal("old", app:find("t").text)
    app:advance(10)
    assert.equal("new", app:find("t").text)
  end)

  it("of a list comes first, its cells' after, an empty list's end last", function()
    local app = traced(ui.container { onInit = { trace "'root'" },
      ui.listView {
        onInit = { trace "'list'" }, dataSource = { "1", "2" },
        templates = { { view = ui.container { onInit = { trace "'cell', item" } } } },
      },
      ui.listView { dataSource = {}, onScrollEnd = { trace "'end'" }, templates = {} } })
    assert.equal("list root cell1 cell2 end ", app.global:get "trace")
  end)

  it("a cell with its inner list's cells precedes the next cell", function()
    local inner = ui.listView {
      iteratorName = "in", dataSource = "@{item}",
      templates = { { view = ui.container { onInit = { trace "'i', in" } } } },
    }
    local app = traced(ui.listView {
      dataSource = { { "1", "2" }, { "3" } },
      templates = { { view = ui.container { onInit = { trace "'o'" }, inner } } },
    })
    assert.equal("o i1 i2 o i3 ", app.global:get "trace")
  end)

  it("the lazy request goes before it", function()
    local app = traced(ui.container {
      onInit = { action.sendRequest { url = "/init" } }, ui.lazyComponent { path = "/lazy", ui.text { text = "" } },
    }, "ios",
      function(app) app.network:stub("*", { delay = 1, json = ui.text { text = "" } }) end)
    assert.equal("/lazy", app.network.requests[1].path)
    assert.equal("/init", app.network.requests[2].path)
  end)

  it("inner onInits of what an onInit adds run after the pass, in order", function()
    local app = traced(ui.container {
      id = "c",
      onInit = {
        action.addChildren {
          componentId = "c",
          value = { ui.container { onInit = { trace "'x'" } }, ui.container { onInit = { trace "'y'" } } },
        },
        trace "'c'",
      },
      ui.container { onInit = { trace "'child'" } },
    })
    assert.equal("child c x y ", app.global:get "trace")
    assert.equal(1, documents.logged(app, "Decoding", "warning", "iOS"))
  end)

  it("does not run again after a pop, nor on re-evaluation; it does for a re-added child and a new screen", function()
    local part = ui.container { onInit = { trace "'i'" }, ui.text { text = "@{global.x}" } }
    local app = traced(ui.container { id = "c", part })
    app.global:set("x", 1)
    app:perform(action.pushView { route = { screen = { child = ui.text { text = "" } } } })
    app:back()
    assert.equal("i ", app.global:get "trace")
    app:perform(action.addChildren { componentId = "c", mode = "REPLACE", value = { part } })
    assert.equal("i i ", app.global:get "trace")
  end)
end)

describe("decoding 7: re-evaluation", function()
  it("every write notifies what is stateful, same value included; others only when their path overlaps", function()
    local app = open(ui.container {
      context = { id = "c", value = { v = "a", w = 1 } }, ui.textInput { id = "i", value = "@{c.v}" },
    })
    app:find("i"):type("typed")
    app:context("c"):set("v", "a")
    assert.equal("a", app:find("i").value)
    app:find("i"):type("typed")
    app:context("c"):set("w", 1)
    assert.equal("a", app:find("i").value)
  end)

  it("a context is looked up from the component upward, the nearest wins, its own included", function()
    local app = open(ui.container {
      context = { id = "c", value = "outer" }, ui.text { id = "o", text = "@{c}" },
      ui.container {
        context = { id = "c", value = "inner" }, id = "box", style = { backgroundColor = "@{c}" },
        ui.text { id = "i", text = "@{c}" },
      },
    })
    assert.equal("outer", app:find("o").text)
    assert.equal("inner", app:find("i").text)
    assert.equal("inner", app:find("box").style.backgroundColor)
  end)

  it("global always means the global context", function()
    for platform, expected in pairs { ios = "declared", android = "set", web = "set" } do
      local app = beagle.launch { platform = platform }
      app.global:set "set"
      app:open(ui.container {
        context = { id = "global", value = "declared" }, ui.text { id = "t", text = "@{global}" },
      })
      assert.equal(expected, app:find("t").text, platform)
    end
  end)

  it("each screen's root offers navigationContext", function()
    local app = open(ui.text { id = "t", text = "@{navigationContext.x}" })
    app:perform(action.pushView {
      route = { screen = { child = ui.text { id = "t", text = "@{navigationContext.x}" } } },
      navigationContext = { value = { x = 5 } },
    })
    assert.equal("5", app:find("t").text)
    app:back()
    assert.equal("", app:find("t").text)
  end)

  it("a context that comes later is not observed", function()
    local app = open(ui.container { id = "c", ui.text { id = "t", text = "@{late}" } })
    app:perform(action.addChildren {
      componentId = "c",
      value = { ui.container { context = { id = "late", value = 1 }, ui.text { id = "n", text = "@{late}" } } },
    })
    assert.equal("", app:find("t").text)
    assert.equal("1", app:find("n").text)
  end)

  it("nested changes run at once, inside", function()
    local app = beagle.launch { platform = "ios" }
    app:register_operation("note", function(x) return x end)
    app:open(ui.container {
      context = { id = "a", value = { 1 } },
      ui.listView { dataSource = "@{a}", templates = { { view = ui.text { text = "@{item}" } } } },
    })
    app:context("a"):set({ 1, 2, 3 })
    assert.equal(3, #app:find(ui.listView {}).children)
  end)
end)
