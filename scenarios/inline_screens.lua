-- Screens written in the scenario: tables, text, and single actions, without a backend.
local ui, action = beagle.ui, beagle.action

local function open(screen) return beagle.launch({ base_url = "https://any.test" }):open(screen) end

describe("A screen from a table", function()
  it("is built from components", function()
    local app = open(ui.screenComponent {
      id = "counter",
      navigationBar = { title = "Counter" },
      context = { id = "n", value = 0 },
      ui.container {
        ui.text { id = "shown", text = "@{n}" },
        ui.button {
          id = "up", text = "+",
          onPress = { action.setContext { contextId = "n", value = "@{sum(n, 1)}" } },
        },
        false,
      },
    })
    app:find("up"):press():press()
    assert.equal("2", app:find("shown").text)
    assert.stacks(app, { { "counter" } })
    assert.equal("Counter", app.screen.title)
  end)

  it("that does not decode is an error at the line that gave it", function()
    assert.error_matches(function() open(ui.screenComponent { ui.text {} }) end, "inline_screens%.lua:%d+")
  end)
end)

describe("A screen from text", function()
  it("is decoded as an app would", function()
    local app = beagle.launch({}):open_text('{"_beagleComponent_": "beagle:text", "text": "Hello"}')
    assert.visible(app, { text = "Hello" })
  end)

  it("that is broken is an error of the screen", function()
    local app = beagle.launch({}):open_text('{"_beagleComponent_": ')
    assert.transitions(app, { "started", "error declarativeText", "finished" })
    assert.equal("invalid_json", app.transitions[2].error.reason)
  end)
end)

describe("An action by itself", function()
  it("runs as if the screen had triggered it", function()
    local app = open(ui.text { text = "Any" })
    app:perform(action.confirm {
      message = "Go on?",
      onPressOk = { action.openExternalURL { url = "https://any.test/on" } },
    })
    assert.equal("confirm", app.dialog.kind)
    assert.same({ "Ok", "Cancel" }, { app.dialog.ok_label, app.dialog.cancel_label })
    app.dialog:ok()
    assert.same({ "https://any.test/on" }, app.external_urls)
    assert.actions(app, { { name = "confirm", origin = "perform" }, "openExternalURL" })
  end)

  it("dialogs queue up", function()
    local app = open(ui.text { text = "Any" })
    app:perform { action.alert { message = "One" }, action.alert { message = "Two" } }
    assert.equal("One", app.dialog.message)
    app.dialog:ok()
    assert.equal("Two", app.dialog.message)
    app.dialog:ok()
    assert.is_nil(app.dialog)
  end)

  it("a list of one screen survives being written and read again", function()
    local screen = ui.screenComponent { ui.container { ui.text { text = "Hello" } } }
    assert.same(screen, beagle.decode(beagle.encode(screen)))
  end)

  it("an empty list of Beagle's is written as a list, any other empty table as an object", function()
    local row = ui.listView { dataSource = {}, templates = {}, onScrollEnd = {}, context = { id = "c", value = {} } }
    local text = beagle.encode(ui.screenComponent { ui.container { children = {} }, navigationBar = {
      title = "Empty", navigationBarItems = {},
    } })
    assert.equal('{"_beagleComponent_":"beagle:screenComponent","child":{"_beagleComponent_":"beagle:container",'
      .. '"children":[]},"navigationBar":{"navigationBarItems":[],"title":"Empty"}}', text)
    assert.equal('{"_beagleComponent_":"beagle:listView","context":{"id":"c","value":{}},"dataSource":[],'
      .. '"onScrollEnd":[],"templates":[]}', beagle.encode(row))
    assert.equal('{"children":{},"onPress":{}}', beagle.encode { children = {}, onPress = {} })
    local app = beagle.launch { base_url = "https://any.test" }
    app:open_text(beagle.encode(row))
    assert.transitions(app, { "started", "success", "finished" })
  end)
end)
