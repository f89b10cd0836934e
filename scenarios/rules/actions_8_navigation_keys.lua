-- actions 8: what navigation actions read; what they do is with navigation.
local board = require "_board"
local ui, action = beagle.ui, beagle.action
local null = beagle.null

local function screen(id) return ui.screenComponent { id = id, ui.text { id = "t", text = "@{navigationContext}" } } end

describe("actions 8 keys", function()
  it("openExternalURL evaluates its url", function()
    local app = board.press(
      {
        action.openExternalURL { url = "https://x.test/@{c}" }, action.openExternalURL { url = "/relative" },
        action.openExternalURL { url = "@{none}" },
      },
      5
    )
    assert.same({ "https://x.test/5", "/relative", "" }, app.external_urls)
    assert.equal(1, #board.logs(app, "didNavigateToExternalUrl"))
    assert.equal(
      "didNavigateToExternalUrl(path: \"https://x.test/5\")", board.logs(app, "didNavigateToExternalUrl")[1].message
    )
    assert.equal(1, #board.logs(app, "unableToOpenExternalUrl"))
    assert.equal(1, #board.logs(app, "invalidExternalUrl"))
    assert.equal("error", board.logs(app, "invalidExternalUrl")[1].level)
  end)

  it("openNativeRoute evaluates its route, not its data", function()
    local app = board.launch()
    local asked = {}
    app:register_deep_link("*", function(path, data) asked[#asked + 1] = { path, data or "none" } return true end)
    app:open(ui.screenComponent {
      ui.container {
        context = { id = "c", value = "p" },
        ui.button {
          id = "go", text = "g",
          onPress = {
            action.openNativeRoute { route = "@{c}/x", data = { a = "@{c}" }, shouldResetApplication = false },
          },
        },
      },
    })
    app:find("go"):press()
    assert.same({ { "p/x", { a = "@{c}" } } }, asked)
    assert.same({ { route = "p/x", data = { a = "@{c}" }, shouldResetApplication = false } }, app.native_routes)
  end)

  it("a null route asks for the empty path, absent data is nil", function()
    local app = board.launch()
    local asked = {}
    app:register_deep_link("*", function(path, data) asked = { path, data == nil } end)
    app:open(screen "a")
    app:perform(action.openNativeRoute { route = "@{none}", shouldResetApplication = false })
    assert.same({ "", true }, asked)
    assert.equal(1, #board.logs(app, "didNotFindDeepLinkScreen"))
    assert.equal(
      "Beagle Navigator couldn't find a deep link screen with path: . Check your deep link handler, or the path in the navigate action",
      board.logs(app, "didNotFindDeepLinkScreen")[1].message
    )
  end)

  it("openNativeRoute without shouldResetApplication is false on android and web", function()
    for _, platform in ipairs { "android", "web" } do
      local app = board.launch(platform)
      app:register_deep_link("x", function() return screen "native" end)
      app:open(screen "a")
      app:perform(action.openNativeRoute { route = "x" })
      assert.equal(false, app.native_routes[1].shouldResetApplication)
    end
  end)

  for _, name in ipairs { "pushView", "pushStack", "resetStack", "resetApplication" } do
    it(name .. " logs, navigates and writes the navigationContext", function()
      local app = board.press(
        { action[name] { route = { screen = screen "n" }, navigationContext = { value = "v @{c}" } } }, 1
      )
      assert.equal("n", app.screen.identifier)
      assert.equal("v 1", app:find("t").text)
      assert.equal("didReceiveAction(" .. name .. ")", board.logs(app, "didReceiveAction")[1].message)
      assert.equal("info", board.logs(app, "didReceiveAction")[1].level)
    end)
    it(name .. " with a path in the navigationContext", function()
      local app = board.press(
        { action[name] { route = { url = "/n/@{c}" }, navigationContext = { path = "a.b[1]", value = { "@{c}" } } } }, 1
      )
      app.network:allow_unmatched()
      app = board.open(
        { action[name] { route = { url = "/n/@{c}" }, navigationContext = { path = "a.b[1]", value = { "@{c}" } } } }, 1
      )
      app.network:stub("GET /n/:id", { json = screen "n" })
      app:find("go"):press()
      assert.same({ a = { b = { null, { 1 } } } }, app:context("navigationContext"):get())
      assert.equal("/n/1", app.screen.identifier)
    end)
  end

  it("a screen that does not decode gives way to the url", function()
    local app = board.open({ action.pushView { route = { screen = beagle.object {}, url = "/n" } } })
    app.network:stub("GET /n", { json = screen "n" })
    app:find("go"):press()
    assert.equal("/n", app.screen.identifier)
  end)

  it("a good screen wins over the url; on android the url does", function()
    for platform, want in pairs { ios = "s", android = "/n" } do
      local app = board.open({ action.pushView { route = { screen = screen "s", url = "/n" } } }, nil, platform)
      app.network:stub("GET /n", { json = screen "n" })
      app:find("go"):press()
      assert.equal(want, app.screen.identifier)
    end
  end)

  it("additional data are sent as written", function()
    local app = board.open(
      {
        action.pushView {
          route = {
            url = "/n", httpAdditionalData = { method = "POST", headers = { h = "@{c}" }, body = { a = "@{c}" } },
          },
        },
      },
      1
    )
    app.network:stub("POST /n", { json = screen "n" })
    app:find("go"):press()
    assert.requested(app, "POST /n", { body = { a = "@{c}" }, headers = { H = "@{c}" } })
    assert.is_true(#board.logs(app, "warning") > 0)
  end)

  it("additional data on android: the body is evaluated, on web all", function()
    for platform, header in pairs { android = "@{c}", web = "1" } do
      local app = board.open(
        {
          action.pushView {
            route = {
              url = "/n", httpAdditionalData = { method = "POST", headers = { h = "@{c}" }, body = { a = "@{c}" } },
            },
          },
        },
        1, platform
      )
      app.network:stub("POST /n", { json = screen "n" })
      app:find("go"):press()
      assert.requested(app, "POST /n", { body = { a = 1 }, headers = { h = header } })
    end
  end)

  it("pops write the navigationContext of the target", function()
    local app = board.launch():open(screen "a")
    app:perform(action.pushView { route = { screen = screen "b" } })
    app:perform(action.popView { navigationContext = { value = 1 } })
    assert.equal("1", app:find("t").text)
    app:perform(action.popToView { route = "a", navigationContext = { value = 2 } })
    assert.equal("2", app:find("t").text)
    app:perform(action.popStack { navigationContext = { path = "k", value = 3 } })
    assert.same({ k = 3 }, app:context("navigationContext"):get())
  end)

  board.each({
    { "ios", "y", { "first started", "first started", "first success", "first finished" } },
    { "android", "y", { "y success", "y finished" } },
    { "android", nil, { "default success", "default finished" } },
    { "web", "y", { "y success" } },
    { "web", nil, { "default success" } },
  }, function(row) return "controllerId " .. tostring(row[2]) .. " of resetStack on " .. row[1] end, function(row)
    local app, told = board.launch(row[1]), {}
    local function listen(id, name)
      app:register_controller(id, { on_state = function(state) told[#told + 1] = name .. " " .. state end })
    end
    listen(nil, "default")
    listen("first", "first")
    listen("y", "y")
    app:open { screen = screen "a", controller = "first" }
    told = {}
    app:perform(action.resetStack { route = { screen = screen "b" }, controllerId = row[2] })
    assert.same(row[3], told)
  end)

  it("popToView evaluates its route", function()
    local app = board.launch():open(screen "a")
    app:perform(action.pushView { route = { screen = screen "b" }, navigationContext = { value = "a" } })
    app:perform(action.popToView { route = "@{navigationContext}" })
    assert.stacks(app, { { "a" } })
    app:perform(action.popToView { route = "@{navigationContext.x}" })
    assert.equal(
      'routeDoesNotExistInTheCurrentStack(path: "")', board.logs(app, "routeDoesNotExistInTheCurrentStack")[1].message
    )
  end)
end)
