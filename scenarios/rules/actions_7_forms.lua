-- actions 7: simpleForm, submitForm, the error of an input.
local board = require "_board"
local ui, action = beagle.ui, beagle.action
local set = board.set

local function input(props) return ui.textInput(props) end
local submit = action.submitForm {}
local lists = { onSubmit = { set("ran", "onSubmit") }, onValidationError = { set("ran", "onValidationError") } }

-- A form with these children and a button "send" as its last; "c" is outside.
local function form(children, value, platform, props)
  children = beagle.array(children)
  children[#children + 1] = ui.button { id = "send", text = "Send", onPress = { submit } }
  local f = { id = "form", children = children }
  for key, v in pairs(props or lists) do f[key] = v end
  return board.open({}, value or {}, platform, { ui.simpleForm(f) })
end

local function ran(app)
  app:find("send"):press()
  return app:context("c"):get("ran")
end

describe("actions 7.2 validation", function()
  board.each({
    { "no input", {}, true },
    { "an input without error", { input { value = "" } }, true },
    { "an empty error", { input { error = "" } }, true },
    { "a literal error", { input { error = "bad" } }, false },
    { "an error that reads null", { input { error = "@{c.none}" } }, true },
    { "an error that reads a text", { input { error = "@{c.e}" } }, false },
    { "an error that reads an empty text", { input { error = "@{c.empty}" } }, true },
    { "an error that reads false", { input { error = "@{c.no}" } }, false },
    { "an error that reads 0", { input { error = "@{c.zero}" } }, false },
    { "an error that reads []", { input { error = "@{c.list}" } }, false },
    { "one of two", { input { error = "" }, input { error = "x" } }, false },
    { "an input far below", { ui.container { ui.scrollView { ui.container { input { error = "x" } } } } }, false },
    { "an input of a nested form", { ui.simpleForm { input { error = "x" } } }, false },
    { "a hidden input", { input { error = "x", style = { display = "NONE" } } }, false },
    { "a disabled, read-only input", { input { error = "x", enabled = false, readOnly = true } }, false },
    { "showError has no part in it", { input { error = "", showError = true } }, true },
    { "nor the text", { input { error = "", value = "" }, input { value = "x", error = "" } }, true },
  }, function(row) return row[1] end, function(row)
    local app = form(row[2], { e = "bad", empty = "", no = false, zero = 0, list = beagle.array {} })
    assert.equal(row[3] and "onSubmit" or "onValidationError", ran(app))
  end)

  it("is made anew at each submit", function()
    local app = form({ input { error = "@{c.e}" } }, { e = "bad" })
    assert.equal("onValidationError", ran(app))
    app:perform(set("e", ""))
    assert.equal("onSubmit", ran(app))
  end)

  it("the error is evaluated from the form, with a warning", function()
    local inner = { ui.container { context = { id = "in", value = "bad" }, input { error = "@{in}" } } }
    local app = form(inner)
    assert.equal("onSubmit", ran(app))
    assert.equal(1, #board.logs(app, "validationScope"))
    assert.equal("onValidationError", ran(form(inner, nil, "android")))
  end)

  it("the form's own context is seen", function()
    local app = form({ input { error = "@{own}" } }, nil, nil, {
      context = { id = "own", value = "bad" }, onValidationError = lists.onValidationError,
    })
    assert.equal("onValidationError", ran(app))
  end)

  it("missing lists do nothing", function()
    local app = form({}, nil, nil, {})
    assert.is_nil(ran(app))
    assert.equal(1, #app.actions)
  end)
end)

describe("actions 7.2 the form", function()
  it("is the nearest", function()
    local app = form({
      ui.simpleForm {
        id = "inner", onSubmit = { set("ran", "inner") }, ui.button { id = "in", text = "x", onPress = { submit } },
      },
    })
    app:find("in"):press()
    assert.equal("inner", app:context("c"):get("ran"))
  end)

  it("none: nothing, with a warning", function()
    local app = board.press { submit }
    assert.equal(1, #board.logs(app, "formNotFound"))
    assert.equal("Form", board.logs(app, "formNotFound")[1].category)
  end)

  it("is found from a list's cell", function()
    local app = form({
      ui.listView {
        dataSource = { 1 }, templates = { { view = ui.button { id = "cell", text = "x", onPress = { submit } } } },
      },
    })
    app:find("cell:0"):press()
    assert.equal("onSubmit", app:context("c"):get("ran"))
  end)

  it("is the origin itself on ios, above it on android", function()
    for platform, want in pairs { ios = "onSubmit", web = "onSubmit" } do
      local app = form({}, nil, platform)
      app:find("form"):submit()
      assert.equal(want, app:context("c"):get("ran"))
    end
  end)

  it("its lists have the submitter as origin", function()
    local app = board.open({}, {}, nil, {
      ui.simpleForm {
        id = "form", onSubmit = { set("seen", "@{onSuccess.status} @{in}") },
        ui.container {
          id = "inner", context = { id = "in", value = "inside" },
          ui.button {
            id = "send", text = "s", onPress = { action.sendRequest { url = "/r", onSuccess = { submit } } },
          },
        },
      },
    })
    app.network:stub("GET /r", {})
    app:find("send"):press()
    assert.equal("200 inside", app:context("c"):get("seen"))
    assert.same(
      { "sendRequest send.onPress", "submitForm send.onSuccess", "setContext send.onSubmit" }, board.actions(app)
    )
  end)

  it("submit() of the form", function()
    local app = form({})
    app:find("form"):submit()
    assert.same({ "submitForm form.submit", "setContext form.onSubmit" }, board.actions(app))
  end)

  it("validation errors are onSubmit events on android, in records", function()
    for platform, want in pairs { ios = "onValidationError", android = "onSubmit", web = "onValidationError" } do
      local app = board.launch(platform)
      app:analytics_config { enableScreenAnalytics = false, actions = { ["beagle:alert"] = {} } }
      app:open(ui.screenComponent {
        ui.simpleForm {
          onSubmit = {}, onValidationError = { action.alert { message = "m", analytics = true } },
          input { error = "x" }, ui.button { id = "send", text = "s", onPress = { submit } },
        },
      })
      app:find("send"):press()
      if platform ~= "web" then assert.equal(want, app.analytics[1].event) end
    end
  end)
end)

describe("actions 7.3 the error of an input", function()
  board.each({
    { nil, nil, nil, false }, { "bad", nil, nil, false }, { "bad", false, false, false }, { "bad", true, true, true },
    { "", true, true, false }, { "@{c.e}", "@{c.s}", true, true },
  }, function(row) return tostring(row[1]) .. " with showError " .. tostring(row[2]) end, function(row)
    local app = board.open({}, { e = "from c", s = true }, nil, {
      input { id = "in", error = row[1], showError = row[2] },
    })
    local el = app:find("in")
    assert.equal(row[1] == "@{c.e}" and "from c" or row[1], el.error)
    assert.equal(row[4], el.errorVisible or false)
  end)

  it("the order of editing: blur, focus, text, onChange", function()
    local function note(what) return { set("o", "@{concat(c.o, '" .. what .. "')}") } end
    local app = board.open({}, { o = "" }, nil, {
      input { id = "a", onFocus = note "fa ", onBlur = note "ba ", onChange = note "ca " },
      input { id = "b", onFocus = note "fb ", onChange = note "cb " },
    })
    app:find("a"):type("x")
    app:find("b"):type("y")
    assert.equal("fa ca ba fb cb ", app:context("c"):get("o"))
  end)

  it("onFocus and onBlur carry the text of then", function()
    local app = board.open({}, {}, nil, {
      input {
        id = "a", value = "v", onFocus = { set("f", "@{onFocus.value}") }, onBlur = { set("b", "@{onBlur.value}") },
      },
    })
    app:find("a"):type("w"):blur()
    assert.same({ f = "v", b = "w" }, app:context("c"):get())
  end)

  it("the text is replaced before onChange runs", function()
    local app = board.open({}, {}, nil, { input { id = "a", onChange = { set("v", "@{onChange.value}") } } })
    local seen
    app:guard { did_update = function() seen = app:find("a").value end }
    app:find("a"):type("w")
    assert.equal("w", seen)
  end)
end)
