-- actions 1: names, decoding, execution, events.
local board = require "_board"
local ui, action = beagle.ui, beagle.action
local set = board.set
local null = beagle.null

local function button(press)
  return {
    _beagleComponent_ = "beagle:screenComponent",
    child = { _beagleComponent_ = "beagle:button", text = "Go", onPress = press },
  }
end
local function act(name, props)
  local result = { _beagleAction_ = name }
  for key, value in pairs(props or {}) do result[key] = value end
  return result
end

describe("actions 1.1 decoding", function()
  local at = "$.child.onPress[0]."
  board.each({
    { "a single object", act("beagle:popView"), "type_mismatch", "$.child.onPress" },
    { "a missing discriminator", { {} }, "missing_type", at .. "_beagleAction_" },
    {
      "the discriminator in another case", { { _BeagleAction_ = "beagle:popView" } }, "missing_type",
      at .. "_beagleAction_",
    },
    { "a number as discriminator", { { _beagleAction_ = 5 } }, "type_mismatch" },
    { "null as discriminator", { { _beagleAction_ = null } }, "null_value" },
    { "null in the list", { null }, "null_value", "$.child.onPress[0]" },
    { "a text in the list", { "x" }, "type_mismatch", "$.child.onPress[0]" },
    { "setContext without contextId", { act("beagle:setContext", { value = 1 }) }, "missing_field", at .. "contextId" },
    { "setContext without value", { act("beagle:setContext", { contextId = "c" }) }, "missing_field", at .. "value" },
    {
      "setContext with path empty", { act("beagle:setContext", { contextId = "c", path = "", value = 1 }) },
      "invalid_path", at .. "path",
    },
    {
      "setContext with path a b", { act("beagle:setContext", { contextId = "c", path = "a b", value = 1 }) },
      "invalid_path", at .. "path",
    },
    {
      "setContext with contextId 5", { act("beagle:setContext", { contextId = 5, value = 1 }) }, "type_mismatch",
      at .. "contextId",
    },
    { "sendRequest without url", { act("beagle:sendRequest") }, "missing_field", at .. "url" },
    { "sendRequest with url 5", { act("beagle:sendRequest", { url = 5 }) }, "invalid_expression_value", at .. "url" },
    {
      "sendRequest with method post", { act("beagle:sendRequest", { url = "/", method = "post" }) },
      "invalid_expression_value", at .. "method",
    },
    {
      "sendRequest with method OPTIONS", { act("beagle:sendRequest", { url = "/", method = "OPTIONS" }) },
      "invalid_expression_value", at .. "method",
    },
    {
      "sendRequest with a header that is no text", { act("beagle:sendRequest", { url = "/", headers = { h = 5 } }) },
      "invalid_expression_value", at .. "headers",
    },
    {
      "sendRequest with one object as onSuccess",
      { act("beagle:sendRequest", { url = "/", onSuccess = act("beagle:popView") }) }, "type_mismatch",
      at .. "onSuccess",
    },
    { "alert without message", { act("beagle:alert") }, "missing_field", at .. "message" },
    { "alert with a null message", { act("beagle:alert", { message = null }) }, nil, at .. "message" },
    { "alert with message 5", { act("beagle:alert", { message = 5 }) }, "invalid_expression_value", at .. "message" },
    {
      "alert with labelOk 5", { act("beagle:alert", { message = "m", labelOk = 5 }) }, "type_mismatch", at .. "labelOk",
    },
    { "confirm without message", { act("beagle:confirm") }, "missing_field", at .. "message" },
    { "condition without condition", { act("beagle:condition") }, "missing_field", at .. "condition" },
    {
      "condition yes", { act("beagle:condition", { condition = "yes" }) }, "invalid_expression_value",
      at .. "condition",
    },
    { "condition 1", { act("beagle:condition", { condition = 1 }) }, "invalid_expression_value", at .. "condition" },
    {
      "addChildren without componentId", { act("beagle:addChildren", { value = {} }) }, "missing_field",
      at .. "componentId",
    },
    {
      "addChildren without value", { act("beagle:addChildren", { componentId = "x" }) }, "missing_field", at .. "value",
    },
    {
      "addChildren with mode append", { act("beagle:addChildren", { componentId = "x", value = {}, mode = "append" }) },
      "invalid_enum", at .. "mode",
    },
    { "pushView without route", { act("beagle:pushView") }, "missing_field", at .. "route" },
    { "pushView with a text as route", { act("beagle:pushView", { route = "/x" }) }, "type_mismatch", at .. "route" },
    {
      "pushView with an empty route", { act("beagle:pushView", { route = beagle.object {} }) }, "missing_field",
      at .. "route.url",
    },
    {
      "pushView with a bad prefetch", { act("beagle:pushView", { route = { url = "/x", shouldPrefetch = "yes" } }) },
      "type_mismatch", at .. "route.shouldPrefetch",
    },
    {
      "pushStack with controllerId 5", { act("beagle:pushStack", { route = { url = "/x" }, controllerId = 5 }) },
      "type_mismatch", at .. "controllerId",
    },
    {
      "navigationContext without value", { act("beagle:popView", { navigationContext = { path = "a" } }) },
      "missing_field", at .. "navigationContext.value",
    },
    {
      "navigationContext with a bad path",
      { act("beagle:popView", { navigationContext = { path = "a-b", value = 1 } }) }, "invalid_path",
      at .. "navigationContext.path",
    },
    { "popToView without route", { act("beagle:popToView") }, "missing_field", at .. "route" },
    { "openExternalURL without url", { act("beagle:openExternalURL") }, "missing_field", at .. "url" },
    {
      "openNativeRoute without route", { act("beagle:openNativeRoute", { shouldResetApplication = true }) },
      "missing_field", at .. "route",
    },
    {
      "openNativeRoute without shouldResetApplication", { act("beagle:openNativeRoute", { route = "x" }) },
      "missing_field", at .. "shouldResetApplication",
    },
    {
      "openNativeRoute with data that is no text",
      { act("beagle:openNativeRoute", { route = "x", shouldResetApplication = true, data = { a = 1 } }) },
      "type_mismatch", at .. "data.a",
    },
    {
      "httpAdditionalData with method get",
      { act("beagle:pushView", { route = { url = "/x", httpAdditionalData = { method = "get" } } }) }, "invalid_enum",
      at .. "route.httpAdditionalData.method",
    },
    {
      "httpAdditionalData with a number as header",
      { act("beagle:pushView", { route = { url = "/x", httpAdditionalData = { headers = { h = 1 } } } }) },
      "type_mismatch", at .. "route.httpAdditionalData.headers.h",
    },
    { "analytics yes", { act("beagle:popView", { analytics = "yes" }) }, nil, nil },
    {
      "analytics with attributes that are no list", { act("beagle:popView", { analytics = { attributes = "a" } }) },
      nil, nil,
    },
    {
      "a broken nested list", { act("beagle:condition", { condition = true, onTrue = { act("beagle:alert") } }) },
      "missing_field", at .. "onTrue[0].message",
    },
  }, function(row) return row[1] .. " fails the screen" end, function(row)
    local err = board.decoding_error(button(row[2]))
    assert.is_not_nil(err)
    assert.equal("remoteScreen", err.kind)
    assert.equal("decoding", err.cause)
    if row[3] then assert.equal(row[3], err.reason) end
    if row[4] then assert.equal(row[4], err.path) end
  end)

  board.each({
    { "an empty list", beagle.array {} },
    { "null for the list", null },
    { "a name in upper case", { act("BEAGLE:SETCONTEXT", { contextId = "c", value = null }) } },
    { "unknown keys", { act("beagle:popView", { whatever = { 1, "x" } }) } },
    { "an unknown name with broken lists", { act("custom:none", { onSuccess = 5 }) } },
    { "a component's name", { act("beagle:text", {}) } },
    { "an unknown namespace", { act("acme:ring") } },
    {
      "null for optional fields",
      { act("beagle:alert", { message = "m", title = null, labelOk = null, onPressOk = null, analytics = null }) },
    },
    {
      "sendRequest with null fields",
      { act("beagle:sendRequest", { url = "/", method = null, headers = null, data = null, onSuccess = null }) },
    },
    { "a bound condition", { act("beagle:condition", { condition = "@{c}" }) } },
    { "addChildren value null", { act("beagle:addChildren", { componentId = "x", value = null }) } },
    { "navigationContext value null", { act("beagle:popView", { navigationContext = { value = null } }) } },
  }, function(row) return row[1] .. " decodes" end, function(row)
    assert.is_true(board.decodes(button(row[2])))
  end)

  for _, platform in ipairs { "android", "web" } do
    it("openNativeRoute needs no shouldResetApplication on " .. platform, function()
      assert.is_true(board.decodes(button { act("beagle:openNativeRoute", { route = "x" }) }, platform))
    end)
  end

  it("on web a single object is a list", function()
    assert.is_true(board.decodes(button(act("beagle:popView")), "web"))
    assert.is_false(board.decodes(button(act("beagle:popView")), "android"))
  end)

  it("names are found in any case and shown in canonical spelling", function()
    local app = board.press({ act("BEAGLE:SETCONTEXT", { contextId = "c", value = 4 }), act("Beagle:SubmitForm") })
    assert.equal(4, app:context("c"):get())
    assert.actions(app, { "setContext", "submitForm" })
  end)
end)

describe("actions 1.2 execution", function()
  it("asynchronous actions do not delay the list", function()
    local app = board.open({
      act("beagle:sendRequest", { url = "/r", onSuccess = { set("a", "late") } }), set("a", "soon"),
      act("beagle:alert", { message = "m" }), set("b", 1),
    }, {})
    app.network:stub("GET /r", { delay = 10 })
    app:find("go"):press()
    assert.same({ a = "soon", b = 1 }, app:context("c"):get())
    app:advance(10)
    assert.same({ a = "late", b = 1 }, app:context("c"):get())
  end)

  it("no action stops the list", function()
    local app = board.press({ act("custom:none"), act("beagle:setContext", { contextId = "nowhere", value = 1 }),
      act("beagle:submitForm"), act("beagle:addChildren", { componentId = "none", value = {} }),
      act("beagle:popToView", { route = "/none" }), act("beagle:openExternalURL", { url = "" }), set(nil, 1) })
    assert.equal(1, app:context("c"):get())
    assert.equal(7, #app.actions)
  end)

  it("nested lists keep the origin, and are listed after their parent", function()
    local app = board.press({ act("beagle:condition", { condition = true, onTrue = {
      act("beagle:condition", { condition = false, onFalse = { set("a", 1) } }), set("b", 2) } }), set("d", 3) }, {})
    assert.same(
      {
        "condition go.onPress", "condition go.onTrue", "setContext go.onFalse", "setContext go.onTrue",
        "setContext go.onPress",
      },
      board.actions(app)
    )
  end)

  it("an origin without id is named by its path", function()
    local app = board.show(ui.container { ui.button { text = "A", onPress = { action.popView {} } } })
    app:find({ text = "A" }):press()
    assert.equal("$.child.children[0].onPress", app.actions[1].origin)
  end)

  it("perform is its own origin", function()
    local app = board.open({}, 0)
    app:perform(action.condition { condition = true, onTrue = { set(nil, 1) } })
    assert.same({ "condition perform", "setContext perform" }, {
      app.actions[1].name .. " " .. app.actions[1].origin, app.actions[2].name .. " perform",
    })
    assert.equal(1, app:context("c"):get())
  end)

  it("props are evaluated at execution, lists in them stay as written", function()
    local app = board.press({
      set("a", "@{sum(c.n, 1)}"),
      act("beagle:alert", { title = "T", message = "n is @{c.a}", onPressOk = { set("z", "@{c.n}") } }),
    }, { n = 1 })
    assert.equal(2, app.actions[1].props.value)
    assert.equal("n is 2", app.actions[2].props.message)
    assert.equal("@{c.n}", app.actions[2].props.onPressOk[1].value)
    assert.equal("main", app.actions[1].screen)
    assert.equal(0, app.actions[1].at)
  end)
end)

describe("actions 1.2 events", function()
  it("a touchable's origin is its child", function()
    local app = board.show(ui.touchable {
      onPress = { action.setContext { contextId = "inner", value = 2 } },
      child = ui.container {
        id = "inside", context = { id = "inner", value = 1 }, ui.text { id = "t", text = "@{inner}" },
      },
    })
    app:find("inside"):press()
    assert.equal("2", app:find("t").text)
    assert.equal("setContext inside.onPress", board.actions(app)[1])
  end)

  it("a child with round corners is still the origin, with a warning", function()
    local app = board.show(ui.touchable {
      onPress = { action.setContext { contextId = "inner", value = 2 } },
      child = ui.container {
        id = "inside", style = { cornerRadius = { radius = 3 } }, context = { id = "inner", value = 1 },
        ui.text { id = "t", text = "@{inner}" },
      },
    })
    app:find("inside"):press()
    assert.equal("2", app:find("t").text)
    assert.is_true(#board.logs(app, "warning") > 0)
  end)

  it("a bar item sees the screen's context, none within", function()
    local app = board.launch()
    board.show_bar(
      app, { action.setContext { contextId = "c", value = 1 }, action.setContext { contextId = "own", value = 2 } },
      ui.container { id = "content", context = { id = "c", value = 0 }, ui.text { id = "t", text = "@{c} @{own}" } },
      { id = "own", value = 0 })
    app:find { text = "Share" }:press()
    assert.equal("0 2", app:find("t").text)
    assert.equal("$.navigationBar.navigationBarItems[0].onPress", app.actions[1].origin)
  end)

  for _, row in ipairs { { "onFocus", "" }, { "onChange", "ab" }, { "onBlur", "ab" } } do
    it(row[1] .. " carries the text", function()
      local app = board.show(ui.container { context = { id = "c", value = {} },
        ui.textInput { id = "in", [row[1]] = { set("v", "@{" .. row[1] .. "}") } } })
      local input = app:find("in")
      input:type("ab"):blur()
      assert.same({ v = { value = row[2] } }, app:context("c"):get())
    end)
  end

  it("a binding that changes the value fires no onChange", function()
    local app = board.open({ set("v", "new") }, { v = "old", n = 0 }, nil, {
      ui.textInput { id = "in", value = "@{c.v}", onChange = { set("n", 1) } },
    })
    app:find("go"):press()
    assert.equal("new", app:find("in").value)
    assert.equal(0, app:context("c"):get("n"))
  end)

  it("page view and tab bar carry the index", function()
    local app = board.show(ui.container {
      context = { id = "c", value = {} },
      ui.pageView {
        id = "pages", onPageChange = { set("page", "@{onPageChange}") }, ui.text { text = "A" }, ui.text { text = "B" },
      },
      ui.tabBar {
        id = "tabs", items = { { title = "A" }, { title = "B" } }, onTabSelection = { set("tab", "@{onTabSelection}") },
      },
    })
    app:find("pages"):swipe_to(1)
    app:find("tabs"):select(1)
    assert.same({ page = 1, tab = 1 }, app:context("c"):get())
  end)

  it("the indicator of a pull sees pullToRefresh's context and its list's", function()
    local app = board.show(ui.pullToRefresh {
      id = "pull", context = { id = "p", value = 1 },
      onPull = {
        action.setContext { contextId = "global", path = "seen", value = "@{p} @{l}" },
        action.sendRequest {
          url = "/r",
          onSuccess = { action.setContext { contextId = "global", path = "st", value = "@{onSuccess.status}" } },
        },
      },
      child = ui.listView {
        context = { id = "l", value = 2 }, dataSource = beagle.array {},
        templates = { { view = ui.text { text = "x" } } },
      },
    })
    app.network:stub("GET /r", {})
    app:find("pull"):pull()
    assert.equal("1 2", app.global:get("seen"))
    assert.equal(200, app.global:get("st"))
    assert.equal("setContext pull.onPull", board.actions(app)[1])
  end)
end)
