-- dependencies 5: the library's messages, their categories, levels and names.
local board = require "_board"
local ui, action = beagle.ui, beagle.action

local screen = ui.screenComponent { id = "s", ui.text { text = "x" } }
-- What an app logs: `actions` pressed on a board.
local rows = {
  { "couldNotBuildUrl", "Network", "error", 'couldNotBuildUrl(url: "")', { action.sendRequest { url = "" } } },
  {
    "decodingError", "Decoding", "error",
    "Could not decode: error trying to execute unknown action. Check if that type has been registered.",
    { { _beagleAction_ = "custom:x" } },
  },
  { "didReceiveAction", "Navigation", "info", "didReceiveAction(popView)", { action.popView {} } },
  {
    "didReceiveAction", "Navigation", "info", "didReceiveAction(openNativeRoute)",
    { action.openNativeRoute { route = "x", shouldResetApplication = false } },
  },
  {
    "didReceiveAction", "Navigation", "info", "didReceiveAction(openExternalURL)",
    { action.openExternalURL { url = "https://x.test" } },
  },
  {
    "routeDoesNotExistInTheCurrentStack", "Navigation", "error", 'routeDoesNotExistInTheCurrentStack(path: "/none")',
    { action.popToView { route = "/none" } },
  },
  {
    "didNavigateToExternalUrl", "Navigation", "info", 'didNavigateToExternalUrl(path: "https://x.test")',
    { action.openExternalURL { url = "https://x.test" } },
  },
  {
    "invalidExternalUrl", "Navigation", "error", 'invalidExternalUrl(path: "")',
    { action.openExternalURL { url = "" } },
  },
  {
    "unableToOpenExternalUrl", "Navigation", "error", 'unableToOpenExternalUrl(path: "noscheme")',
    { action.openExternalURL { url = "noscheme" } },
  },
  { "notFound", "CustomOperation", "info", "Custom operation not registered.", { board.set(nil, "@{nope(1)}") } },
  {
    "unableToPrefetchWhenUrlIsExpression", "Navigation", "error", "unableToPrefetchWhenUrlIsExpression", {},
    { ui.button { text = "x", onPress = { action.pushView { route = { url = "@{c}", shouldPrefetch = true } } } } },
  },
  {
    "templateNotFound", "Collection", "error", "Could not find a template for `item:0`.", {},
    { ui.listView { dataSource = { 1 }, templates = { { case = false, view = ui.text { text = "x" } } } } },
  },
}

describe("dependencies 5", function()
  board.each(rows, function(row) return row[4] end, function(row)
    local app = board.press(row[5], nil, nil, row[6])
    local found = board.logs(app, row[1])
    assert.equal(1, #found)
    assert.same({ row[2], row[3], row[4], 0 }, { found[1].category, found[1].level, found[1].message, found[1].at })
  end)

  it("a deep link that is not found", function()
    local app = board.launch()
    app:register_deep_link("a", function() return nil end)
    app:open(screen)
    app:perform {
      action.openNativeRoute { route = "a", shouldResetApplication = false },
      action.openNativeRoute { route = "b", shouldResetApplication = true },
    }
    local found = board.logs(app, "didNotFindDeepLinkScreen")
    assert.equal(2, #found)
    assert.equal(
      "Beagle Navigator couldn't find a deep link screen with path: a. Check your deep link handler, or the path in the navigate action",
      found[1].message
    )
    assert.equal("error", found[1].level)
  end)

  it("no handler at all: the info and a warning", function()
    local app = board.press { action.openNativeRoute { route = "a", shouldResetApplication = false } }
    assert.equal(0, #board.logs(app, "didNotFindDeepLinkScreen"))
    assert.equal(1, #board.logs(app, "warning"))
  end)

  it("a document that does not decode", function()
    local app = board.launch()
    app.network:stub("GET /s", { body = '{"_beagleComponent_":"beagle:text"}' })
    app:open("/s")
    local found = board.logs(app, "decodingError")
    assert.equal(1, #found)
    assert.matches("^Could not decode: .+%. Check if that type has been registered%.$", found[1].message)
    assert.matches("%$%.text", found[1].message)
  end)

  it("an operation that replaces one, and a bad name", function()
    local app = board.launch()
    app:register_operation("sum", function() return 1 end)
    local found = board.logs(app, "alreadyExists")
    assert.same({
      "CustomOperation", "info", "You are replacing a default operation in Beagle, consider using a different name.",
    }, { found[1].category, found[1].level, found[1].message })
    pcall(function() app:register_operation("a-b", function() return 1 end) end)
    found = board.logs(app, "invalid")
    assert.equal(
      "\n Invalid custom operation name: a-b \n Names should have at least 1 character, it can also contain numbers and the character _",
      found[1].message
    )
    assert.equal("error", found[1].level)
  end)

  it("a navigation's own message comes first", function()
    local app = board.press { action.popToView { route = "/none" } }
    assert.equal("didReceiveAction", app.logs[#app.logs - 1].name)
  end)

  it("neither requests nor answers are logged", function()
    local app = board.open { action.sendRequest { url = "/r" } }
    app.network:stub("GET /r", {})
    app:find("go"):press()
    for _, entry in ipairs(app.logs) do assert.is_nil(entry.message:find("***", 1, true)) end
  end)
end)
