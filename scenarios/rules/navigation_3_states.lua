-- navigation 3.1 and 7: the states of loads, as each platform tells them.
local board = require "_board"
local ui, action = beagle.ui, beagle.action

local function screen(id) return ui.screenComponent { id = id, ui.text { text = id } } end

local function fails(platform)
  local app = board.launch(platform)
  app.network:fail("GET /bad", { error = "timeout" })
  return app
end

describe("navigation 3.1: an own load that fails", function()
  board.each({
    { "ios", { "started /bad", "error remoteScreen.networkError /bad", "finished /bad" }, "finished" },
    { "android", { "started /bad", "error remoteScreen.networkError /bad", "finished /bad" }, "error" },
    { "web", { "started /bad", "error remoteScreen.networkError /bad" }, "error" },
  }, function(row) return "on " .. row[1] end, function(row)
    local app = fails(row[1])
    app:open("/bad")
    assert.transitions(app, row[2])
    assert.equal(row[3], app.screen.state)
    app:retry()
    assert.transitions(app, row[2])
    assert.is_false(app.loading)
  end)

  it("in an activity that a route has opened `finished` comes first", function()
    local app = fails("android")
    app:open(screen "a")
    app:perform(action.pushStack { route = { url = "/bad" } })
    assert.stacks(app, { { "a" }, { "/bad" } })
    assert.transitions(app, {
      "success a", "finished a", "started /bad", "finished /bad", "error remoteScreen.networkError /bad",
    })
  end)

  it("of a route tells the origin: on android the error, then `finished`", function()
    local app = fails("android")
    app:open(screen "a")
    app:perform(action.pushView { route = { url = "/bad" } })
    assert.transitions(app, {
      "success a", "finished a", "started a", "error remoteScreen.networkError a", "finished a",
    })
    assert.equal("error", app.screen.state)
  end)
end)

describe("navigation 1.2: the identity of a component that is no screen", function()
  board.each({
    { "a container's id", ui.container { id = "box" }, "box" },
    { "no id of another component", ui.text { id = "t", text = "t" }, "" },
    { "none", ui.container {}, "" },
    { "a screen's own", ui.screenComponent { id = "s", ui.container { id = "box" } }, "s" },
  }, function(row) return row[1] end, function(row)
    local app = board.launch()
    app:analytics_config {}
    app:open(row[2])
    assert.stacks(app, { { row[3] } })
    assert.equal(row[3] ~= "" and row[3] or nil, app.screen.id)
    assert.equal(row[3] ~= "" and row[3] or nil, app.analytics[1].screen)
    app:perform { action.pushView { route = { screen = screen "top" } }, action.popToView { route = "t" } }
    assert.stacks(app, { { row[3], "top" } })
  end)
end)

describe("navigation 1.2: a text's identity", function()
  it("is the screen's id as soon as it is decoded", function()
    local app = board.launch():open_text(beagle.encode(screen "text-screen"))
    assert.same({ "", "text-screen", "text-screen" },
      { app.transitions[1].screen, app.transitions[2].screen, app.transitions[3].screen })
    assert.transitions(app, { "started", "success text-screen", "finished text-screen" })
    assert.stacks(app, { { "text-screen" } })
  end)

  it("is empty without one, and when nothing decodes", function()
    local app = board.launch():open_text("{")
    assert.equal("", app.screen.identifier)
    app:open_text(beagle.encode(ui.screenComponent { ui.text { text = "t" } }))
    assert.equal("", app.screen.identifier)
  end)

  board.each({ {
    "ios", { "started", "error declarativeText", "finished" },
  }, { "android", { "error declarativeText", "finished" } },
    { "web", { "error declarativeText" } } }, function(row) return "that fails on " .. row[1] end, function(row)
    assert.transitions(board.launch(row[1]):open_text("{"), row[2])
  end)
end)

describe("navigation 7: going back while something loads, on android", function()
  local function loading(kind, more)
    local app = board.launch("android")
    app.network:stub("GET /slow", { json = screen "slow", delay = 50 })
    app:open(screen "a")
    app:perform { action[kind] { route = { url = "/slow" } }, more }
    return app
  end

  it("gives up a pushView, and the screen stays", function()
    local app = loading("pushView")
    assert.is_true(app:back())
    assert.stacks(app, { { "a" } })
    assert.is_false(app.loading)
    app:settle()
    assert.stacks(app, { { "a" } })
    assert.transitions(app, { "success a", "finished a", "started a", "finished a" })
  end)

  it("ends an activity that shows nothing yet", function()
    local app = loading("pushStack")
    assert.stacks(app, { { "a" }, { "/slow" } })
    assert.is_true(app:back())
    assert.stacks(app, { { "a" } })
    app:settle()
    assert.stacks(app, { { "a" } })
  end)

  it("closes the app when it shows nothing yet", function()
    local app = loading("resetApplication")
    assert.is_true(app:back())
    assert.stacks(app, {})
  end)

  it("popView gives it up too, instead of popping", function()
    local app = loading("pushView", action.popView {})
    app:settle()
    assert.stacks(app, { { "a" } })
  end)

  it("popToView does not", function()
    local app = loading("pushView", action.popToView { route = "a" })
    app:settle()
    assert.stacks(app, { { "a", "/slow" } })
  end)

  it("popStack closes, whatever loads", function()
    local app = loading("pushView", action.popStack {})
    assert.stacks(app, {})
  end)
end)
