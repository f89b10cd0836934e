-- actions 4: alert and confirm.
local board = require "_board"
local ui, action = beagle.ui, beagle.action
local set = board.set
local null = beagle.null

describe("actions 4 texts", function()
  board.each({
    { "alert", { message = "m" }, { message = "m", ok_label = "Ok" } },
    { "confirm", { message = "m" }, { message = "m", ok_label = "Ok", cancel_label = "Cancel" } },
    { "alert", { title = "t", message = "m", labelOk = "yes" }, { title = "t", message = "m", ok_label = "yes" } },
    {
      "confirm", { message = "m", labelOk = "yes", labelCancel = "no" },
      { message = "m", ok_label = "yes", cancel_label = "no" },
    },
    { "alert", { message = "m", labelCancel = "no" }, { message = "m", ok_label = "Ok" } },
    {
      "confirm", { message = "m", labelOk = "@{c.t}", labelCancel = "@{c.t}" },
      { message = "m", ok_label = "@{c.t}", cancel_label = "@{c.t}" },
    },
    {
      "confirm", { title = "@{c.t}", message = "is @{c.t}" },
      { title = "T", message = "is T", ok_label = "Ok", cancel_label = "Cancel" },
    },
    { "alert", { title = "@{none}", message = "@{none}" }, { title = "", message = "", ok_label = "Ok" } },
    { "alert", { title = "@{c.n}", message = "@{c.b}" }, { title = "2.5", message = "true", ok_label = "Ok" } },
    { "alert", { message = "@{c.l}" }, { message = "[1, x]", ok_label = "Ok" } },
    { "alert", { message = "", labelOk = "" }, { message = "", ok_label = "" } },
    { "alert", { title = null, message = "m", labelOk = null }, { message = "m", ok_label = "Ok" } },
  }, function(row) return row[1] .. " " .. beagle.encode(row[2]) end, function(row)
    local app = board.press({ action[row[1]](row[2]) }, { t = "T", n = 2.5, b = true, l = { 1, "x" } })
    assert.equal(row[1], app.dialog.kind)
    for _, key in ipairs {
      "title", "message", "ok_label", "cancel_label",
    } do assert.equal(row[3][key], app.dialog[key]) end
  end)

  it("are evaluated once", function()
    local app = board.press({ action.confirm { title = "@{c}", message = "@{c}" }, set(nil, "new") }, "old")
    assert.equal("old", app.dialog.message)
    assert.equal("new", app:context("c"):get())
  end)

  it("web: labels and title are ignored, the message is JSON text", function()
    local app = board.press(
      { action.confirm { title = "t", message = "@{c}", labelOk = "yes", labelCancel = "no" } }, { 1, "x" }, "web"
    )
    assert.is_nil(app.dialog.title)
    assert.equal('[1,"x"]', app.dialog.message)
    assert.equal("Ok", app.dialog.ok_label)
    assert.equal("Cancel", app.dialog.cancel_label)
    assert.equal("null", board.press({ action.alert { message = "@{c}" } }, null, "web").dialog.message)
  end)
end)

describe("actions 4 buttons", function()
  local function ask(kind, platform)
    return board.press(
      {
        action[kind] {
          message = "m", onPressOk = { set("ok", "@{c.v}") }, onPressCancel = { set("cancel", "@{c.v}") },
        },
        set("v", 2),
      },
      { v = 1 }, platform
    )
  end

  it("OK runs its list from the origin, in the contexts of then", function()
    local app = ask("confirm")
    assert.same({ v = 2 }, app:context("c"):get())
    app.dialog:ok()
    assert.is_nil(app.dialog)
    assert.same({ v = 2, ok = 2 }, app:context("c"):get())
    assert.same({ "confirm go.onPress", "setContext go.onPress", "setContext go.onPressOk" }, board.actions(app))
  end)

  it("Cancel runs the other", function()
    local app = ask("confirm")
    app.dialog:cancel()
    assert.same({ v = 2, cancel = 2 }, app:context("c"):get())
    assert.equal("setContext go.onPressCancel", board.actions(app)[3])
  end)

  it("an alert has no Cancel", function()
    local app = ask("alert")
    assert.has_error(function() app.dialog:cancel() end)
    assert.is_not_nil(app.dialog)
    app.dialog:ok()
    assert.same({ v = 2, ok = 2 }, app:context("c"):get())
  end)

  it("without lists it just closes", function()
    local app = board.press { action.confirm { message = "m" } }
    app.dialog:cancel()
    assert.is_nil(app.dialog)
    assert.equal(1, #app.actions)
  end)

  it("it has gone when its list runs: a dialog of the list is the next", function()
    local app = board.press { action.alert { message = "1", onPressOk = { action.alert { message = "2" } } } }
    app.dialog:ok()
    assert.equal("2", app.dialog.message)
    assert.equal(0, #board.logs(app, "warning"))
  end)

  it("several wait in line, with a warning", function()
    local app = board.press {
      action.alert { message = "1", onPressOk = { action.alert { message = "3" } } }, action.confirm { message = "2" },
    }
    assert.equal("1", app.dialog.message)
    assert.equal(1, #board.logs(app, "warning"))
    app.dialog:ok()
    assert.equal("2", app.dialog.message)
    app.dialog:cancel()
    assert.equal("3", app.dialog.message)
    app.dialog:ok()
    assert.is_nil(app.dialog)
  end)

  it("an old handle cannot press again", function()
    local app = board.press { action.alert { message = "1" }, action.alert { message = "1" } }
    local first = app.dialog
    first:ok()
    assert.has_error(function() first:ok() end)
    assert.is_not_nil(app.dialog)
  end)

  it("nothing can be touched below", function()
    local app = board.press { action.alert { message = "1" } }
    assert.has_error(function() app:find("go"):press() end)
    assert.has_error(function() app:back() end)
    app:perform(set(nil, 1))
    assert.equal(1, app:context("c"):get())
  end)
end)

describe("actions 4 screens", function()
  local next_screen = { route = { screen = ui.screenComponent { id = "next", ui.text { text = "N" } } } }

  it("a list of a screen that is gone does not run, with a warning", function()
    local app = board.launch():open(ui.screenComponent { id = "first", ui.text { text = "1" } })
    app:perform(action.pushView {
      route = {
        screen = ui.screenComponent {
          id = "second",
          ui.button {
            id = "b", text = "b",
            onPress = {
              action.alert { message = "m", onPressOk = { action.setContext { contextId = "global", value = 1 } } },
              action.popView {},
            },
          },
        },
      },
    })
    app:find("b"):press()
    assert.stacks(app, { { "first" } })
    assert.equal("m", app.dialog.message)
    app.dialog:ok()
    assert.is_nil(app.dialog)
    assert.is_nil(app.global:get())
    assert.equal(3, #app.actions)
    assert.is_true(#board.logs(app, "warning") > 0)
  end)

  it("a covered screen cannot present: the dialog is lost, with a warning", function()
    local app = board.open({
      action.sendRequest { url = "/r", onSuccess = { action.alert { message = "lost" } } },
      action.pushView(next_screen),
    })
    app.network:stub("GET /r", { delay = 5 })
    app:find("go"):press()
    app:advance(5)
    assert.is_nil(app.dialog)
    assert.equal(1, #board.logs(app, "warning"))
    assert.equal(3, #app.actions)
  end)

  it("navigation goes on below an open one, with a warning where a device would refuse to", function()
    local push = action.pushStack(next_screen)
    local app = board.press { action.alert { message = "m" }, push }
    assert.stacks(app, { { "main" }, { "next" } })
    assert.equal(1, #board.logs(app, "dialogIsOpen"))
    app:perform(action.popStack {})
    assert.stacks(app, { { "main" } })
    assert.equal(2, #board.logs(app, "dialogIsOpen"))
    assert.equal("m", app.dialog.message)
    for _, platform in ipairs { "android", "web" } do
      app = board.press({ action.alert { message = "m" }, push }, nil, platform)
      assert.stacks(app, { { "main" }, { "next" } })
      assert.equal(0, #board.logs(app, "dialogIsOpen"))
    end
    app = board.press { action.alert { message = "m" }, action.pushView(next_screen), action.popView {} }
    assert.equal(0, #board.logs(app, "dialogIsOpen"))
  end)

  it("a list that began on top can present after its own push", function()
    local app = board.press {
      action.pushView(next_screen),
      action.alert { message = "m", onPressOk = { action.setContext { contextId = "global", value = 1 } } },
    }
    assert.equal("m", app.dialog.message)
    app.dialog:ok()
    assert.equal(1, app.global:get())
  end)

  it("timers and answers go on below", function()
    local app = board.open({
      action.sendRequest { url = "/r", onSuccess = { set(nil, "late") } }, action.alert { message = "m" },
    })
    app.network:stub("GET /r", { delay = 5 })
    app:find("go"):press()
    app:advance(5)
    assert.equal("late", app:context("c"):get())
    assert.is_not_nil(app.dialog)
  end)
end)
