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

  board.each({ { "ios", { "started", "error declarativeText", "finished" } }, { "android", { "error declarativeText", "finished" } },
    { "web", { "error declarativeText" } } }, function(row) return "that fails on " .. row[1] end, function(row)
    assert.transitions(board.launch(row[1]):open_text("{"), row[2])
  end)
end)
