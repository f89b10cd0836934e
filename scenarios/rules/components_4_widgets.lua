-- components §4: texts, images, buttons, inputs, forms, web views.
local documents = require "_documents"
local each, open = documents.each, documents.open
local ui, action = beagle.ui, beagle.action

local function set(id, value, path) return action.setContext { contextId = id, value = value, path = path } end
local function note(source) return set("global", "@{concat(global.trace, " .. source .. ", ' ')}", "trace") end
local function around(value, child)
  return ui.container { id = "root", context = { id = "c", value = value }, child }
end
local function launch(platform)
  local app = beagle.launch { base_url = "https://rules.test", platform = platform or "ios" }
  app.global:set("trace", "")
  return app
end

describe("components 4.1: text", function()
  each({
    { "text", "a", "a" }, { "null", beagle.null, "" }, { "bool", true, "true" }, { "int", 5, "5" },
    { "double", 1.5, "1.5" }, { "empty", "", "" },
  }, function(value, expected) assert.equal(expected, open(around(value, ui.text { id = "t", text = "@{c}" })):find("t").text) end)
  each({
    { "LEFT", "LEFT", "LEFT" }, { "other case", "left", nil }, { "null", beagle.null, nil }, { "number", 1, nil },
  }, function(value, expected)
    local app = open(around(value, ui.text { id = "t", text = "", alignment = "@{c}", textColor = "@{c}" }))
    assert.equal(expected, app:find("t").alignment)
    app:context("c"):set "CENTER"
    assert.equal("CENTER", app:find("t").alignment)
    app:context("c"):set "nope"
    assert.is_nil(app:find("t").alignment)
    assert.equal("nope", app:find("t").textColor)
  end)
end)

describe("components 4.2: image", function()
  local LOCAL, REMOTE = { _beagleImagePath_ = "local", mobileId = "logo" }, {
    _beagleImagePath_ = "remote", url = "/a.png", placeholder = { mobileId = "ph" },
  }
  each({
    { "local", LOCAL, LOCAL }, { "remote", REMOTE, REMOTE }, { "text", "logo", nil }, { "null", beagle.null, nil },
    { "no type", { mobileId = "x" }, nil }, { "another case", { _beagleImagePath_ = "Local", mobileId = "x" }, nil },
    { "local without id", { _beagleImagePath_ = "local" }, nil },
    { "remote without url", { _beagleImagePath_ = "remote" }, nil },
    { "url is a number", { _beagleImagePath_ = "remote", url = 5 }, nil },
  }, function(value, expected)
    assert.same(expected, open(around(value, ui.image { id = "i", path = "@{c}" })):find("i").path)
    local app = open(around(LOCAL, ui.image { id = "i", path = "@{c}" }))
    app:context("c"):set(value)
    assert.same(expected or LOCAL, app:find("i").path)
  end)
  it("expressions in it are replaced by their values", function()
    local app = open(around({ n = "x", u = "/u" }, ui.container { ui.image {
      id = "l", mode = "CENTER", path = { _beagleImagePath_ = "local", mobileId = "@{c.n}" },
    },
      ui.image { id = "r", path = { _beagleImagePath_ = "remote", url = "@{c.u}.png", mobileId = 5 } } }))
    assert.same({ _beagleImagePath_ = "local", mobileId = "x" }, app:find("l").path)
    assert.same({ _beagleImagePath_ = "remote", url = "/u.png", mobileId = 5 }, app:find("r").path)
    app:context("c"):set(beagle.null)
    assert.equal("", app:find("l").path.mobileId)
    assert.equal("CENTER", app:find("l").mode)
  end)
  it("is requested when a stub knows it: first and at each new url", function()
    local app = launch()
    app.network:stub("GET /a.png", {})
    app.network:stub("GET /b.png", { status = 500 })
    app:open(around(
      "/a.png",
      ui.container {
        ui.image { path = { _beagleImagePath_ = "remote", url = "@{c}" } },
        ui.image { path = { _beagleImagePath_ = "remote", url = "/none.png" } },
      }
    ))
    assert.equal(1, #app.network.requests)
    assert.equal("image", app.network.requests[1].source)
    app:context("c"):set "/a.png"
    assert.equal(1, #app.network.requests)
    app:context("c"):set "/b.png"
    app:context("c"):set "/none.png"
    app:context("c"):set "/a.png"
    assert.equal(3, #app.network.requests)
    assert.equal("finished", app.screen.state)
  end)
  it("a new path cancels the running download", function()
    local app = launch()
    app.network:stub("GET /slow.png", { delay = 100 })
    app:open(around({ _beagleImagePath_ = "remote", url = "/slow.png" }, ui.image { path = "@{c}" }))
    assert.equal(1, #app.network.pending)
    app:context("c"):set(LOCAL)
    assert.equal(0, #app.network.pending)
    assert.equal("cancelled", app.network.requests[1].error)
  end)
  it("null cancels it too, the picture stays", function()
    local app = launch()
    app.network:stub("GET /slow.png", { delay = 100 })
    app:open(around({ _beagleImagePath_ = "remote", url = "/slow.png" }, ui.image { id = "i", path = "@{c}" }))
    app:context("c"):set(beagle.null)
    assert.equal(0, #app.network.pending)
    assert.equal("/slow.png", app:find("i").path.url)
  end)
end)

describe("components 4.3: button", function()
  each({
    { "absent", nil, true, nil }, { "true", true, true, true }, { "false", false, false, false },
  }, function(literal, can, shown)
    local app = open(ui.button { id = "b", text = "", enabled = literal, onPress = { set("global", 1) } })
    assert.equal(can, (pcall(function() app:find("b"):press() end)))
    assert.equal(shown, app:find("b"):tree().enabled)
  end)
  each({
    { "false", false, false }, { "null keeps", beagle.null, true }, { "text keeps", "false", true },
    { "0 keeps", 0, true },
  }, function(value, expected)
    local app = open(around(value, ui.button { id = "b", text = "", enabled = "@{c}" }))
    assert.equal(expected, app:find("b").enabled)
    app:context("c"):set(false)
    app:context("c"):set(value)
    assert.equal(false, app:find("b").enabled)
  end)
  it("runs onPress with its event, no implicit context, origin the button", function()
    local app = open(ui.button { id = "b", text = "", onPress = { set("global", "@{onPress}"), set("global", 2) } })
    app:find("b"):press()
    assert.actions(app, { { origin = "b.onPress", props = { value = beagle.null } }, { origin = "b.onPress" } })
  end)
  it("without onPress a press does nothing, also inside a touchable", function()
    local app = open(ui.touchable {
      onPress = { set("global", 1) }, ui.container { ui.button { id = "b", text = "" } },
    })
    app:find("b"):press()
    assert.actions(app, {})
  end)
  it("hidden cannot be pressed", function()
    local app = open(ui.container { style = { display = "NONE" }, ui.button { id = "b", text = "" } })
    assert.error_matches(function() app:find("b"):press() end, "NONE")
  end)
end)

describe("components 4.5: simpleForm", function()
  local function form(...)
    return ui.simpleForm {
      id = "f", context = { id = "c", value = { e = "", bad = "wrong" } }, onSubmit = { note "'ok'" },
      onValidationError = { note "'bad'" }, ui.button { id = "b", text = "", onPress = { action.submitForm {} } }, ...,
    }
  end
  local hidden = { display = "NONE" }
  each({
    { "nothing to check", "ok", ui.textInput {} }, { "valid", "ok", ui.textInput { error = "@{c.e}" } },
    { "null is valid", "ok", ui.textInput { error = "@{c.none}" } },
    { "literal empty", "ok", ui.textInput { error = "" } },
    { "literal blocks", "bad", ui.textInput { error = "no" } },
    { "invalid", "bad", ui.textInput { error = "@{c.bad}" } },
    { "showError plays no part", "bad", ui.textInput { error = "no", showError = false } },
    { "any depth", "bad", ui.container { ui.scrollView { ui.textInput { error = "no" } } } },
    { "nested form", "bad", ui.simpleForm { onSubmit = {}, ui.textInput { error = "no" } } },
    { "hidden", "bad", ui.container { style = hidden, ui.textInput { error = "no" } } },
    {
      "list cells", "bad", ui.listView { dataSource = { 1 }, templates = { { view = ui.textInput { error = "no" } } } },
    },
    { "a page not shown", "bad", ui.pageView { ui.text { text = "" }, ui.textInput { error = "no" } } },
    { "a number is a text", "bad", ui.textInput { error = "@{sum(1,1)}" } },
  }, function(expected, input)
    for _, platform in ipairs { "ios", "web" } do
      local app = launch(platform)
      app:open(form(input))
      app:find("b"):press()
      assert.equal(expected .. " ", app.global:get "trace", platform)
    end
  end)
  it("both lists have the submitForm's origin", function()
    local app = launch()
    app:open(form())
    app:find("b"):press()
    assert.actions(app, {
      { name = "submitForm", origin = "b.onPress" }, { name = "setContext", origin = "b.onSubmit" },
    })
  end)
  it("el:submit() has the form as origin; it finds itself", function()
    local app = launch()
    app:open(form(ui.textInput { error = "no" }))
    app:find("f"):submit()
    assert.actions(app, {
      { name = "submitForm", origin = "f.submit" }, { name = "setContext", origin = "f.onValidationError" },
    })
    assert.is_nil(app:find("f"):eval "@{onSubmit}")
  end)
  it("the nearest form upward; none: a warning", function()
    local app = launch()
    app:open(ui.simpleForm {
      onSubmit = { note "'outer'" },
      ui.simpleForm {
        onSubmit = { note "'inner'" }, ui.button { id = "b", text = "", onPress = { action.submitForm {} } },
      },
    })
    app:find("b"):press()
    assert.equal("inner ", app.global:get "trace")
    app = open(ui.button { id = "b", text = "", onPress = { action.submitForm {} } })
    app:find("b"):press()
    assert.equal(1, documents.logged(app, "Form", "warning"))
  end)
  it("scope: the form's on ios with a warning naming the input, the input's elsewhere", function()
    for platform, expected in pairs { ios = "ok ", android = "bad ", web = "bad " } do
      local app = launch(platform)
      app:open(form(ui.container {
        context = { id = "inner", value = "wrong" }, ui.textInput { id = "in", error = "@{inner}" },
      }))
      app:find("b"):press()
      assert.equal(expected, app.global:get "trace", platform)
      assert.equal(platform == "ios" and 1 or 0, documents.logged(app, "Form", "warning", "\"in\""))
    end
  end)
  it("without the list nothing happens", function()
    local app = open(ui.simpleForm { id = "f", ui.textInput { error = "no" } })
    app:find("f"):submit()
    assert.actions(app, { "submitForm" })
  end)
end)

describe("components 4.6: webView", function()
  local function view(url, value, prepare)
    local app = launch()
    if prepare then prepare(app.network) end
    app:open(around(value or "", ui.webView { id = "w", url = url }))
    return app
  end
  each({
    { "literal without a stub", "https://a.test/x", nil, "loaded", 0 }, { "empty", "", nil, "idle", 0 },
    { "binding null", "@{c}", beagle.null, "idle", 0 }, { "binding", "@{c}", "https://a.test", "loaded", 0 },
  }, function(url, value, state, count)
    local app = view(url, value)
    assert.equal(state, app:find("w").state)
    assert.equal(count, #app.network.requests)
    assert.equal("finished", app.screen.state)
  end)
  each({ { "200", { status = 200 } }, { "404", { status = 404 } }, { "500", { status = 500 } } }, function(answer)
    answer.delay = 5
    local app = view("https://a.test/p", nil, function(network) network:stub("GET https://a.test/p", answer) end)
    assert.equal("loading", app:find("w").state)
    app:advance(5)
    assert.equal("loaded", app:find("w").state)
    assert.equal("webView", app.network.requests[1].source)
    assert.transitions(app, { "started", "success", "finished" })
  end)
  it("connection_reset: error with retry; other failures stay loading with a warning", function()
    local app = view("https://a.test/p", nil, function(network) network:fail("GET https://a.test/p", {
      error = "connection_reset", times = 1,
    }) network:stub("GET https://a.test/p", {}) end)
    app.network:stub("GET https://a.test/p", {})
    app = launch()
    app.network:fail("GET https://a.test/p", { error = "connection_reset" })
    app:open(ui.webView { id = "w", url = "https://a.test/p" })
    assert.equal("error", app:find("w").state)
    assert.transitions(app, { "started", "success", "finished", "error webView" })
    app.network:stub("GET https://a.test/p", {})
    app:retry()
    assert.equal("loaded", app:find("w").state)
    for _, error in ipairs { "timeout", "offline", "dns", "connection_refused", "tls", "cancelled" } do
      app = view("https://a.test/p", nil, function(network) network:fail("GET https://a.test/p", { error = error }) end)
      assert.equal("loading", app:find("w").state, error)
      assert.equal(1, documents.logged(app, "Network", "warning", "iOS"), error)
    end
  end)
  it("is stateful: every evaluation loads again, the same value too", function()
    local app = view("@{c.u}", {
      u = "https://a.test/p",
    }, function(network) network:stub("GET https://a.test/p", {}) end)
    app:context("c"):set("other", 1)
    assert.equal(2, #app.network.requests)
    assert.equal("https://a.test/p", app:find("w").url)
    app:context("c"):set("u", "")
    assert.equal(2, #app.network.requests)
    assert.equal("loaded", app:find("w").state)
    assert.equal("", app:find("w").url)
  end)
end)
