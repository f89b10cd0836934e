-- dependencies 6: records of screens.
local board = require "_board"
local ui, action = beagle.ui, beagle.action

describe("dependencies 6 screens", function()
  local screen = { _beagleComponent_ = "beagle:screenComponent", id = "sid", child = ui.text { text = "x" } }
  local function launch(config)
    local app = board.launch()
    app:analytics_config(config or {})
    app.network:stub("GET /s", { json = screen, delay = 10 })
    return app
  end

  it("a remote screen when its content arrives, and at each appearance", function()
    local app = launch():open("/s")
    assert.equal(0, #app.analytics)
    app:advance(10)
    assert.same(
      { { platform = "ios", type = "screen", screen = "/s", rootId = "sid", timestamp = 1704067200010 } }, app.analytics
    )
    app:perform(action.pushView { route = { screen = ui.screenComponent { id = "b", ui.text { text = "y" } } } })
    app:back()
    assert.same({ "/s", "b", "/s" }, { app.analytics[1].screen, app.analytics[2].screen, app.analytics[3].screen })
    assert.equal("b", app.analytics[2].rootId)
  end)

  it("without ids the keys are absent, a text's screen is empty", function()
    local app = launch():open(ui.screenComponent { ui.text { text = "x" } })
    assert.same({ platform = "ios", type = "screen", timestamp = 1704067200000 }, app.analytics[1])
    app:open_text(beagle.encode(screen))
    assert.same(
      { platform = "ios", type = "screen", screen = "", rootId = "sid", timestamp = 1704067200000 }, app.analytics[2]
    )
  end)

  it("a failed load makes none, its fallback one", function()
    local app = launch()
    app.network:stub("GET /bad", { status = 500 })
    app:open("/bad")
    assert.equal(0, #app.analytics)
    app:open { url = "/bad", fallback = screen }
    assert.equal(0, #app.analytics)
    app:perform(action.pushView { route = { screen = ui.screenComponent { ui.text { text = "y" } } } })
    app:back()
    assert.equal("/bad", app.analytics[2].screen)
  end)

  it("not when the configuration says no; the default is yes", function()
    assert.equal(0, #launch { enableScreenAnalytics = false }:open(screen).analytics)
    assert.equal(1, #launch { actions = beagle.object {} }:open(screen).analytics)
  end)

  it("a screen that is covered at once", function()
    local app = launch():open(screen)
    app:perform {
      action.pushView { route = { url = "/s", } },
      action.pushView { route = { screen = ui.screenComponent { id = "b", ui.text { text = "y" } } } },
    }
    app:advance(10)
    local list = {}
    for _, record in ipairs(app.analytics) do list[#list + 1] = record.screen end
    assert.same({ "sid", "b", "/s" }, list)
  end)

  it("coming back from a stack", function()
    local app = launch():open(screen)
    app:perform(action.pushStack { route = { screen = ui.screenComponent { id = "b", ui.text { text = "y" } } } })
    app:dismiss()
    assert.equal(3, #app.analytics)
  end)
end)
