-- actions 9, dependencies 6: records of actions.
local board = require "_board"
local ui, action = beagle.ui, beagle.action
local null = beagle.null

-- The action records of pressing "go" with these actions.
local function records(actions, config, platform, value)
  local app = board.launch(platform)
  app:analytics_config { enableScreenAnalytics = false, actions = config or beagle.object {} }
  app:open(ui.screenComponent { id = "main", ui.container { context = {
    id = "c", value = value or { n = 1, nothing = null },
  },
    ui.button { id = "go", text = "Go", onPress = beagle.array(actions) } } })
  app:find("go"):press()
  return app.analytics, app
end
local function confirm(analytics)
  return action.confirm { title = "T@{c.n}", message = "@{c.nothing}", labelOk = "yes", analytics = analytics }
end

describe("actions 9 what is recorded", function()
  local both = { ["beagle:confirm"] = { "title", "labelOk" } }
  local empty = { ["beagle:confirm"] = beagle.array {} }
  board.each({
    { "absent, no config", nil, nil, false }, { "absent, config", nil, both, { title = "T1", labelOk = "yes" } },
    { "absent, config []", nil, empty, {} },
    { "absent, config of nothing there", nil, { ["beagle:confirm"] = { "none" } }, {} },
    { "absent, config in another case", nil, { ["BEAGLE:Confirm"] = { "title" } }, { title = "T1" } },
    { "false, config", false, both, false }, { "true, no config", true, nil, {} },
    { "true, config", true, both, { title = "T1", labelOk = "yes" } },
    { "{}, config", beagle.object {}, both, {} },
    { "attributes", { attributes = { "title" } }, both, { title = "T1" } },
    { "attributes without config", { attributes = { "labelOk" } }, nil, { labelOk = "yes" } },
    { "an empty attributes list", { attributes = beagle.array {} }, both, {} },
    { "null is left out", { attributes = { "nothing", "title" } }, nil, { title = "T1" } },
    {
      "names nobody has, an empty one, analytics",
      { attributes = { "x", "", "analytics", "analytics.attributes", "title.x" } }, nil, {},
    },
    {
      "entries", { additionalEntries = { a = 1, b = "@{c.n}", l = { 1 } } }, both, {},
      { a = 1, b = "@{c.n}", l = { 1 } },
    },
    { "both", { attributes = { "title" }, additionalEntries = { a = 1 } }, nil, { title = "T1" }, { a = 1 } },
    -- android and web
    { "android: absent, config []", nil, empty, false, nil, "android" },
    { "android: absent, config of nothing there", nil, { ["beagle:confirm"] = { "none" } }, false, nil, "android" },
    { "android: {}, config", beagle.object {}, both, { title = "T1", labelOk = "yes" }, nil, "android" },
    { "android: {} with attributes", { attributes = { "title" } }, both, { title = "T1" }, nil, "android" },
    { "android: true, no config", true, nil, {}, nil, "android" },
    { "web: {}, config", beagle.object {}, both, { title = "T1", labelOk = "yes" }, nil, "web" },
    { "web: absent, config []", nil, empty, {}, nil, "web" },
    { "web: config in another case", nil, { ["beagle:CONFIRM"] = { "title" } }, false, nil, "web" },
  }, function(row) return row[1] end, function(row)
    local list = records({ confirm(row[2]) }, row[3], row[6])
    if not row[4] then return assert.equal(0, #list) end
    assert.equal(1, #list)
    assert.same(row[4], list[1].attributes or {})
    assert.same(row[5] or {}, list[1].additionalEntries or {})
    if next(row[4]) == nil then assert.is_nil(list[1].attributes) end
    if not row[5] then assert.is_nil(list[1].additionalEntries) end
  end)

  board.each({
    { { "route.url", "route.shouldPrefetch" }, { ["route.url"] = "/r1", ["route.shouldPrefetch"] = false } },
    { { "route", }, { route = { url = "/r1", shouldPrefetch = false } } },
    {
      { "navigationContext.value", "navigationContext.value.k" },
      { ["navigationContext.value"] = { k = 1 }, ["navigationContext.value.k"] = 1 },
    },
    { { "navigationContext.value[0]", "route[0]" }, {} },
  }, function(row) return "key paths " .. table.concat(row[1], ", ") end, function(row)
    local app = board.launch()
    app.network:allow_unmatched()
    app:analytics_config { enableScreenAnalytics = false }
    app:open(ui.screenComponent {
      ui.container {
        context = { id = "c", value = 1 },
        ui.button {
          id = "go", text = "g",
          onPress = {
            action.pushView {
              route = { url = "/r@{c}", shouldPrefetch = false }, navigationContext = { value = { k = "@{c}" } },
              analytics = { attributes = row[1] },
            },
          },
        },
      },
    })
    app:find("go"):press()
    assert.same(row[2], app.analytics[1].attributes or {})
  end)

  it("a path into a declarative route", function()
    local list = records {
      action.pushView {
        route = { screen = ui.screenComponent { id = "s", ui.text { text = "x @{c.n}" } } },
        analytics = { attributes = { "route.screen.child.text", "route.screen.id" } },
      },
    }
    assert.same({ ["route.screen.child.text"] = "x 1", ["route.screen.id"] = "s" }, list[1].attributes)
  end)

  it("no provider, no record", function()
    local app = board.press { confirm(true) }
    assert.equal(0, #app.analytics)
  end)
end)

describe("actions 9 the record", function()
  it("of an action", function()
    local list = records { confirm { attributes = { "title" }, additionalEntries = { a = 1 } } }
    assert.same(
      {
        platform = "ios", type = "action", beagleAction = "beagle:confirm", event = "onPress", screen = "main",
        component = { id = "go", type = "beagle:button", position = { x = 0, y = 0 } }, attributes = { title = "T1" },
        additionalEntries = { a = 1 }, timestamp = 1704067200000,
      },
      list[1]
    )
  end)

  it("is made before the action runs; on android and web after", function()
    local actions = {
      action.setContext {
        contextId = "c", path = "n", value = "@{sum(c.n, 1)}", analytics = { attributes = { "value" } },
      },
    }
    assert.equal(2, records(actions)[1].attributes.value)
    for platform, count in pairs { ios = 1, android = 0, web = 0 } do
      local app = board.launch(platform)
      app:analytics_config { enableScreenAnalytics = false }
      app:open(ui.screenComponent {
        ui.button { id = "go", text = "g", onPress = { action.alert { message = "m", analytics = true } } },
      })
      local seen
      app:guard { will_update = function() seen = #app.analytics end }
      app:find("go"):press()
      assert.equal(count, seen)
      assert.equal(1, #app.analytics)
    end
  end)

  it("nested lists have their own event and the same component", function()
    local list = records {
      action.condition {
        condition = true, analytics = true, onTrue = { action.alert { message = "m", analytics = true } },
      },
    }
    assert.equal("onPress", list[1].event)
    assert.equal("beagle:condition", list[1].beagleAction)
    assert.equal("onTrue", list[2].event)
    assert.equal("go", list[2].component.id)
  end)

  it("on web the parent is recorded after what it ran, its event is empty in nested lists", function()
    local list = records(
      {
        action.condition {
          condition = true, analytics = true, onTrue = { action.alert { message = "m", analytics = true } },
        },
      },
      nil, "web"
    )
    local events = {}
    for _, record in ipairs(list) do events[record.beagleAction] = record.event end
    assert.same({ ["beagle:condition"] = "onPress", ["beagle:alert"] = "" }, events)
  end)

  it("unknown actions by their name on the wire", function()
    local list = records({ { _beagleAction_ = "Custom:RING", analytics = true, a = 1 } }, { ["custom:ring"] = {} })
    assert.equal("Custom:RING", list[1].beagleAction)
  end)

  it("registered actions in lower case; on web as on the wire", function()
    for platform, name in pairs { ios = "custom:ringbell", android = "custom:ringbell", web = "custom:ringBell" } do
      local app = board.launch(platform)
      app:register_action("ringBell", function() end)
      app:analytics_config { enableScreenAnalytics = false }
      app:open(ui.screenComponent {
        ui.button {
          id = "go", text = "g",
          onPress = { { _beagleAction_ = "custom:ringBell", analytics = { attributes = { "a" } }, a = 1 } },
        },
      })
      app:find("go"):press()
      assert.equal(name, app.analytics[1].beagleAction)
      assert.same({ a = 1 }, app.analytics[1].attributes)
    end
  end)

  it("navigation actions by their real name", function()
    local list = records {
      action.popView { analytics = true }, action.popToView { route = "x", analytics = { attributes = { "route" } } },
    }
    assert.equal("beagle:popview", list[1].beagleAction)
    assert.equal("beagle:poptoview", list[2].beagleAction)
    assert.equal("x", list[2].attributes.route)
  end)

  it("bar items have no event", function()
    local app = board.launch()
    app:analytics_config { enableScreenAnalytics = false }
    board.show_bar(
      app, { action.alert { message = "m", analytics = true, onPressOk = { action.popView { analytics = true } } } },
      ui.text { text = "x" })
    app:find { text = "Share" }:press()
    assert.equal(null, app.analytics[1].event)
    app.dialog:ok()
    assert.equal("onPressOk", app.analytics[2].event)
  end)

  board.each({
    {
      "touchable and child",
      function(press)
        return ui.touchable { id = "outer", onPress = press, child = ui.text { id = "t", text = "x" } }
      end,
      "t", "beagle:touchable",
    },
    {
      "touchable and child without id",
      function(press) return ui.touchable { onPress = press, child = ui.text { text = "tap" } } end, nil,
      "beagle:touchable", { text = "tap" },
    },
  }, function(row) return row[1] .. " share a view" end, function(row)
    local app = board.launch()
    app:analytics_config { enableScreenAnalytics = false }
    app:open(ui.screenComponent { ui.container { row[2] { action.alert { message = "m", analytics = true } } } })
    app:find(row[5] or row[3]):press()
    assert.equal(row[3], app.analytics[1].component.id)
    assert.equal(row[4], app.analytics[1].component.type)
  end)

  it("an onPull has neither id nor type", function()
    local app = board.launch()
    app:analytics_config { enableScreenAnalytics = false }
    app:open(ui.screenComponent {
      ui.pullToRefresh {
        id = "pull", onPull = { action.alert { message = "m", analytics = true } },
        child = ui.listView { id = "l", dataSource = beagle.array {}, templates = {} },
      },
    })
    app:find("pull"):pull()
    assert.same({ position = { x = 0, y = 0 } }, app.analytics[1].component)
    assert.equal("onPull", app.analytics[1].event)
  end)

  it("pullToRefresh and list share a view, lazyComponent and initial state do", function()
    local init = { action.sendRequest { url = "", analytics = true } }
    local app = board.launch()
    app:analytics_config { enableScreenAnalytics = false }
    app.network:stub("GET /lazy", { delay = 1000, body = "{}" })
    app:open(ui.screenComponent {
      ui.container {
        ui.pullToRefresh {
          id = "pull", child = ui.listView { id = "list", dataSource = beagle.array {}, templates = {}, onInit = init },
        },
        ui.lazyComponent { id = "lazy", path = "/lazy", initialState = ui.container { id = "initial", onInit = init } },
      },
    })
    assert.equal("list", app.analytics[1].component.id)
    assert.equal("beagle:pulltorefresh", app.analytics[1].component.type)
    assert.equal("initial", app.analytics[2].component.id)
    assert.equal("beagle:lazycomponent", app.analytics[2].component.type)
  end)

  it("the screen: url as given, id, null, empty for text", function()
    local screen = {
      _beagleComponent_ = "beagle:screenComponent", id = "sid",
      child = ui.button { id = "go", text = "g", onPress = { action.submitForm { analytics = true } } },
    }
    local app = board.launch()
    app:analytics_config { enableScreenAnalytics = false }
    app.network:stub("GET /s", { json = screen })
    app:open("https://kelp.test/s"):find("go"):press()
    app:open(screen):find("go"):press()
    screen.id = nil
    app:open(screen):find("go"):press()
    app:open_text(beagle.encode(screen)):find("go"):press()
    assert.equal("https://kelp.test/s", app.analytics[1].screen)
    assert.equal("sid", app.analytics[2].screen)
    assert.equal(null, app.analytics[3].screen)
    assert.equal("", app.analytics[4].screen)
  end)

  it("sendRequest directly in a cell's event: recorded, with an error log", function()
    local app = board.launch()
    app:analytics_config { enableScreenAnalytics = false }
    app.network:stub("GET /r", {})
    app:open(ui.screenComponent {
      ui.listView {
        id = "list", dataSource = { 1 },
        templates = {
          {
            view = ui.button {
              id = "b", text = "b",
              onPress = {
                action.sendRequest { url = "/r", analytics = { attributes = { "url" } } },
                action.condition {
                  condition = true,
                  onTrue = { action.sendRequest { url = "/r", analytics = { attributes = { "url" } } } },
                },
              },
            },
          },
        },
      },
    })
    app:find("b:0"):press()
    assert.equal(2, #app.analytics)
    assert.equal("/r", app.analytics[1].attributes.url)
    assert.equal(1, #board.logs(app, "error"))
  end)

  it("times are virtual", function()
    local app = board.launch()
    app:analytics_config { enableScreenAnalytics = false }
    app:open(ui.screenComponent {
      ui.button { id = "go", text = "g", onPress = { action.submitForm { analytics = true } } },
    })
    app:advance(1500)
    app:find("go"):press()
    assert.equal(1704067201500, app.analytics[1].timestamp)
  end)
end)

describe("actions 9 values", function()
  local actions = {
    action.setContext {
      contextId = "c", path = "n", value = "@{sum(c.n, 1)}", analytics = { attributes = { "value" } },
    },
    action.alert {
      title = "@{c.n}", message = "@{c.nothing}", labelOk = "@{c.n}",
      analytics = { attributes = { "title", "message", "labelOk" } },
    },
  }
  local function values(platform)
    local list = records(actions, nil, platform)
    return { list[1].attributes.value, list[2].attributes }
  end

  it("ios: of the encoded action, evaluated before it runs, whatever their type", function()
    assert.same({ 2, { title = 2, labelOk = 2 } }, values "ios")
  end)
  it("android: after it has run, bound properties alone", function()
    assert.same({ "@{sum(c.n, 1)}", { title = "2", message = "", labelOk = "@{c.n}" } }, values "android")
  end)
  it("web: of before", function()
    assert.same({ 2, { title = 1, message = null, labelOk = 1 } }, values "web")
  end)
end)

describe("actions 9 names and nulls on web", function()
  it("nulls are kept, indexes are allowed", function()
    local list = records(
      {
        action.setContext {
          contextId = "c", path = "l", value = { { k = "@{c.n}" }, "@{c.nothing}" },
          analytics = { attributes = { "value[0].k", "value[1]", "none" } },
        },
      },
      nil, "web"
    )
    assert.equal(1, list[1].attributes["value[0].k"])
  end)
end)
