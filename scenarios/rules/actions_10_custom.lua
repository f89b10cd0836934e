-- actions 10: registered and unknown actions.
local board = require "_board"
local ui = beagle.ui
local set = board.set
local null = beagle.null

local function act(name, props)
  local result = { _beagleAction_ = name }
  for key, value in pairs(props or {}) do result[key] = value end
  return result
end
-- Opens a board on an app where "ring" is registered.
local function ring(fn, actions, value, platform)
  local app = board.launch(platform)
  app:register_action("ring", fn)
  app:open(ui.screenComponent {
    id = "main",
    ui.container {
      context = { id = "c", value = value or {} },
      ui.button { id = "go", text = "Go", onPress = beagle.array(actions) },
    },
  })
  return app
end

describe("actions 10 unknown", function()
  for _, name in ipairs { "custom:none", "acme:none", "beagle:none", "none", "beagle:text", "" } do
    it("\"" .. name .. "\" logs an error, and the list goes on", function()
      local app = board.press { act(name, { onSuccess = { set(nil, 2) } }), set(nil, 1) }
      assert.equal(1, app:context("c"):get())
      assert.actions(app, { name, "setContext" })
      local logs = board.logs(app, "decodingError")
      assert.equal(1, #logs)
      assert.equal("error", logs[1].level)
      assert.equal("Decoding", logs[1].category)
      assert.equal(
        "Could not decode: error trying to execute unknown action. Check if that type has been registered.",
        logs[1].message
      )
    end)
  end

  it("on android it is silent, on web a warning", function()
    assert.equal(0, #board.logs(board.press({ act "custom:none" }, 0, "android"), "decodingError"))
    assert.equal("warning", board.logs(board.press({ act "custom:none" }, 0, "web"), "decodingError")[1].level)
  end)

  it("keeps only its name", function()
    local app = board.press { act("custom:none", { a = "@{c}" }) }
    assert.equal("custom:none", app.actions[1].name)
    assert.same({}, app.actions[1].props)
  end)
end)

describe("actions 10 registered", function()
  it("gets its evaluated properties, lists as written", function()
    local got
    local app = ring(function(props) got = props end, {
      act("custom:ring", {
        n = "@{c.n}", deep = { "@{c.n}", { k = "x@{c.n}" } }, onDone = { set("a", "@{c.n}") }, nothing = null,
      }),
    }, { n = 1 })
    app:find("go"):press()
    assert.equal(1, got.n)
    assert.same({ 1, { k = "x1" } }, got.deep)
    assert.equal("@{c.n}", got.onDone[1].value)
    assert.equal("setContext", (got.onDone[1]._beagleAction_:gsub("^beagle:", "")))
  end)

  for _, name in ipairs { "ring", "custom:ring", "RING", "Custom:Ring" } do
    it("is registered as " .. name .. " and found in any case", function()
      local count = 0
      local app = board.launch()
      app:register_action(name, function() count = count + 1 end)
      app:open(ui.screenComponent {
        ui.button { id = "go", text = "g", onPress = { act "custom:ring", act "CUSTOM:RiNG" } },
      })
      app:find("go"):press()
      assert.equal(2, count)
      assert.equal("custom:" .. name:gsub("^[cC]ustom:", ""), app.actions[1].name)
    end)
  end

  it("other namespaces are registered as written, beagle: fails", function()
    local count = 0
    local app = board.launch()
    app:register_action("acme:ring", function() count = count + 1 end)
    assert.has_error(function() app:register_action("beagle:ring", function() end) end)
    app:open(ui.screenComponent {
      ui.button { id = "go", text = "g", onPress = { act "acme:ring", act "custom:ring" } },
    })
    app:find("go"):press()
    assert.equal(1, count)
    assert.equal("acme:ring", app.actions[1].name)
  end)

  it("a later registration replaces", function()
    local app = board.launch()
    local got
    app:register_action("ring", function() got = 1 end)
    app:register_action("RING", function() got = 2 end)
    app:open(ui.screenComponent { ui.button { id = "go", text = "g", onPress = { act "custom:ring" } } })
    app:find("go"):press()
    assert.equal(2, got)
  end)

  it("perform runs its lists, with and without a value", function()
    local app = ring(function(props, ctx)
      ctx:perform(props.onDone, "onDone", { v = 5 })
      ctx:perform(props.onDone)
      ctx:complete()
    end, { act("custom:ring", { onDone = { set("a", "@{onDone.v}") }, onFinish = { set("f", 1) } }), set("after", "@{c.a}") })
    app:find("go"):press()
    assert.same({ a = 5, after = 5 }, app:context("c"):get())
    assert.same(
      { "custom:ring go.onPress", "setContext go.onDone", "setContext go.onPress", "setContext go.onPress" },
      board.actions(app)
    )
    assert.equal(5, app:find("go"):context("onDone"):get("v"))
  end)

  it("perform takes actions of the script's own", function()
    local app = ring(function(_, ctx) ctx:perform({ set("a", "@{c.n}") }) ctx:perform(set("b", 2)) end, { act "custom:ring" }, { n = 1 })
    app:find("go"):press()
    assert.same({ n = 1, a = 1, b = 2 }, app:context("c"):get())
  end)

  it("ctx knows the app and the element", function()
    local seen
    local app = ring(function(_, ctx) seen = {
      ctx.app.screen.identifier, ctx.element.id, ctx.element.text,
    } end, { act "custom:ring" })
    app:find("go"):press()
    assert.same({ "main", "go", "Go" }, seen)
  end)

  it("may complete later; settle waits for it", function()
    local kept
    local app = ring(function(props, ctx) kept = { props, ctx } end, {
      act("custom:ring", { onDone = { set("a", 1) } }),
    })
    app:find("go"):press()
    assert.has_error(function() app:settle { limit = 100 } end)
    kept[2]:perform(kept[1].onDone)
    kept[2]:complete()
    app:settle()
    assert.equal(1, app:context("c"):get("a"))
    assert.equal(0, #app.transitions - 3)
  end)

  it("without ctx it is complete at once", function()
    local app = ring(function() end, { act "custom:ring" })
    app:find("go"):press()
    app:settle()
  end)

  it("error is the state error action, retry executes it again", function()
    local runs = {}
    local app = ring(function(props, ctx)
      runs[#runs + 1] = props.n
      if #runs == 1 then ctx:error("no luck") else ctx:complete() end
    end, {
      act("custom:ring", { n = "@{c.n}" }),
    }, { n = 1 })
    app:find("go"):press()
    assert.transitions(app, {
      "started", "success", "finished",
      { state = "error", screen = "main", error = { kind = "action", message = "no luck" } },
    })
    assert.equal("error", app.screen.state)
    assert.equal("no luck", app.error_view.message)
    assert.is_nil(app.transitions[4].error.cause)
    app:perform(set("n", 2))
    app:retry()
    assert.same({ 1, 2 }, runs)
    app:settle()
  end)

  it("the first answer counts", function()
    local app = ring(function(_, ctx) ctx:complete() ctx:error("late") ctx:complete() end, { act "custom:ring" })
    app:find("go"):press()
    assert.transitions(app, { "started", "success", "finished" })
  end)

  it("an error in it is the driving call's, with the rest of the list done", function()
    local app = ring(function() error("broken") end, { act "custom:ring", set("a", 1) })
    assert.error_matches(function() app:find("go"):press() end, "broken")
    assert.equal(1, app:context("c"):get("a"))
  end)

  it("a nested list that does not decode fails the screen", function()
    local app = board.launch()
    app:register_action("ring", function() end)
    app.network:stub("GET /x", {
      json = ui.screenComponent {
        ui.button { text = "x", onPress = { act("custom:ring", { onDone = { act("beagle:alert") } }) } },
      },
    })
    app:open("/x")
    assert.equal("success", app.transitions[2].state)
  end)

  it("driving calls fail in it", function()
    local failed
    local app
    app = ring(function() failed = not pcall(function() app:back() end) end, { act "custom:ring" })
    app:find("go"):press()
    assert.is_true(failed)
  end)
end)
