-- Assertions about the app (lua-api §5, §8, §12 Patterns, Transitions, Actions, Changes, Explain, Snapshots).
local ui, action = beagle.ui, beagle.action

local function fails(fn, ...)
  local ok, problem = pcall(fn)
  if ok then error("it should have failed", 2) end
  for _, text in ipairs { ... } do
    if not tostring(problem):find(text, 1, true) then error("another error: " .. tostring(problem), 2) end
  end
  if not tostring(problem):find("assertions.lua:%d+: ") then error("no place: " .. tostring(problem), 2) end
end

local function set(context, value, path) return action.setContext { contextId = context, path = path, value = value } end

local function shop()
  local app = beagle.launch { base_url = "https://shop.test" }
  app:open(ui.screenComponent { id = "shop", ui.container {
    context = { id = "cart", value = { total = 10, items = { 1, 2 }, note = "-" } },
    ui.text { id = "total", text = "Total: @{cart.total}" },
    ui.text { text = "@{cart.note}" },
    ui.button { id = "buy", text = "Buy", onPress = { set("cart", "@{sum(cart.total, 2)}", "total") } },
    ui.button { id = "next", text = "Next", onPress = { set("cart", "left", "note"), action.pushView { route = { screen = ui.screenComponent { id = "next", ui.text { text = "next" } } } } } },
    ui.textInput { id = "name" },
  } })
  return app
end

it("matches trees", function()
  local app = shop()
  assert.tree(app, { _beagleComponent_ = "beagle:screenComponent" })
  assert.tree(app, {})
  assert.tree(app, { child = { children = beagle.contains { ui.text { text = "Total: 10" }, ui.button {} } } })
  assert.tree(app:find("total"), { text = beagle.matches("^Total") })
  assert.tree(app:find("total"), { styleId = beagle.absent })
  fails(function() assert.tree(app, { child = { children = { ui.text {} } } }) end, "$.child.children")
  fails(function() assert.tree(app:find("total"), { text = "Total: 11" }) end, '$.child.children[0].text', '- "Total: 11"', '+ "Total: 10"', "cart.total is 10, as declared")
  fails(function() assert.tree(app:find("buy"), { onPress = beagle.any }) end, "holds no actions")
  fails(function() assert.tree(app, { child = { context = beagle.any } }) end)
  fails(function() assert.tree(app) end)
  fails(function() assert.tree(5, {}) end, "takes an app")
  fails(function() assert.tree(app, { 1, a = 2 }) end)
end)

it("knows what is visible", function()
  local app = shop()
  assert.visible(app, "total")
  assert.visible(app, { text = "Buy" })
  assert.not_visible(app, "nothing")
  fails(function() assert.visible(app, "totla") end, 'did you mean "total"')
  fails(function() assert.not_visible(app, "total") end, "total")
  app:perform(action.alert { message = "m" })
  fails(function() assert.visible(app, "total") end, "alert")
  assert.not_visible(app, "total")
end)

it("lists transitions since the last time", function()
  local app = shop()
  assert.transitions(app, { "started shop", "success", { state = "finished", screen = "shop" } })
  assert.transitions(app, {})
  app.network:fail("GET /x", { error = "offline" })
  app:open("/x")
  assert.transitions(app, beagle.contains { "error remoteScreen.networkError /x" })
  app:open("/x")
  assert.transitions(app, { "started", "error remoteScreen.networkError", "finished" })
  app:open("/x")
  fails(function() assert.transitions(app, { "started", "finished" }) end, '+ "error remoteScreen.networkError /x"')
  assert.transitions(app, beagle.any)
  assert.transitions(app, {})
  fails(function() assert.transitions(app, "started") end)
  fails(function() assert.transitions(app) end)
end)

it("lists actions since the last time", function()
  local app = shop()
  app:find("buy"):press()
  assert.actions(app, { "setContext" })
  app:find("next"):press()
  assert.actions(app, { { name = "setContext", origin = "next.onPress", screen = "shop", props = { value = "left" } }, "pushView" })
  app:perform(set("cart", 1))
  fails(function() assert.actions(app, { "pushView" }) end, '- "pushView"', '+ "setContext"')
  assert.actions(app, {})
end)

it("compares stacks", function()
  local app = shop()
  assert.stacks(app, { { "shop" } })
  app:find("next"):press()
  assert.stacks(app, { { "shop", "next" } })
  assert.stacks(app, { { beagle.any, beagle.matches("^n") } })
  fails(function() assert.stacks(app, { { "shop" } }) end, "[1][2]", '+ "next"')
  fails(function() assert.stacks(app, {}) end)
  assert.is_not.stacks(app, {})
end)

it("tells everything that changed", function()
  local app = shop()
  assert.changes(app, {
    contexts = { ["cart.total"] = 12 }, tree = { total = { text = "Total: 12" } }, actions = { "setContext" },
  }, function() app:find("buy"):press() end)
  assert.changes(app, { contexts = beagle.any, tree = beagle.any, actions = beagle.any }, function() app:find("buy"):press() end)
  assert.changes(app, {
    contexts = { cart = { total = 16, items = { 1, 2 }, note = "-" } }, tree = { total = { text = beagle.matches("16") } },
    actions = { { name = "setContext", origin = "buy.onPress" } },
  }, function() app:find("buy"):press() end)
  assert.changes(app, {}, function() end)
  assert.changes(app, { tree = { name = { value = "x" } } }, function() app:find("name"):type("x") end)
  local ok, problem = pcall(function()
    assert.changes(app, { contexts = { ["cart.total"] = 1 } }, function() app:find("buy"):press() end)
  end)
  assert.is_false(ok)
  assert.truthy(problem:find("this would have passed:", 1, true))
  local table_text = problem:match("this would have passed:%s*(.*)$")
  assert.same({ actions = { "setContext" }, contexts = { ["cart.total"] = 18 }, tree = { total = { text = "Total: 18" } } },
    load("return " .. table_text)())
  assert.same({ actions = { "setContext" }, contexts = { ["cart.total"] = 20 }, tree = { total = { text = "Total: 20" } } },
    app:changes(function() app:find("buy"):press() end))
  assert.same({}, app:changes(function() end))
  fails(function() assert.changes(app, { contxts = {} }, function() end) end, 'did you mean "contexts"')
  fails(function() assert.changes(app, {}, 5) end)
  fails(function() assert.changes(app, {}, function() error("inside") end) end, "inside")
end)

it("tells of covered screens, dialogs and lists", function()
  local app = shop()
  local changes = app:changes(function() app:find("next"):press() end)
  changes.logs = nil
  assert.same({
    contexts = { ["cart.note"] = "left" }, tree = { ["$.child.children[1] on shop"] = { text = "left" } },
    stacks = { { "shop", "next" } }, actions = { "setContext", "pushView" },
    transitions = { "started next", "success next", "finished next" },
  }, changes)
  app:back()
  assert.changes(app, { dialog = { kind = "alert", message = "m", ok_label = "Ok" }, actions = { "alert" } },
    function() app:perform(action.alert { message = "m" }) end)
  assert.changes(app, { dialog = beagle.absent }, function() app.dialog:ok() end)
  app.network:stub("POST /cart", {})
  assert.changes(app, { requests = { "POST /cart" }, actions = { "sendRequest" }, logs = beagle.any },
    function() app:perform(action.sendRequest { url = "/cart", method = "POST" }) end)
  assert.changes(app, { external_urls = { "https://x.test" }, actions = beagle.any, logs = beagle.any },
    function() app:perform(action.openExternalURL { url = "https://x.test" }) end)
  assert.changes(app, { contexts = { global = 5 } }, function() app.global:set(5) end)
end)

it("keeps the marks of other assertions", function()
  local app = shop()
  app:changes(function() app:find("buy"):press() end)
  assert.actions(app, { "setContext" })
end)

it("explains", function()
  local app = shop()
  local declared = app:find("total"):explain("text")
  assert.equal("text", declared.property)
  assert.equal("Total: 10", declared.value)
  assert.equal("Total: @{cart.total}", declared.expression)
  assert.equal(1, #declared.reads)
  assert.equal("cart.total", declared.reads[1].path)
  assert.equal(10, declared.reads[1].value)
  assert.equal("declared", declared.reads[1].by)
  app:find("buy"):press()
  local written = app:find("total"):explain("text").reads[1]
  assert.equal("setContext", written.by)
  assert.equal("buy.onPress", written.origin)
  assert.equal(0, written.at)
  assert.is_number(written.line)
  assert.truthy(tostring(app:find("total"):explain("text")):find("setContext", 1, true))
  local literal = app:find("buy"):explain("text")
  assert.is_nil(literal.expression)
  assert.same({}, literal.reads)
  app:find("name"):type("x")
  local typed = app:find("name"):explain("value")
  assert.is_nil(typed.reads[1].path)
  assert.equal("x", typed.reads[1].value)
end)

it("keeps snapshots", function()
  local app = shop()
  assert.snapshot(app, "shop")
  assert.snapshot({ b = 1.0, a = { beagle.null, "x" } }, "a value/with: odd name")
  assert.snapshot(app:find("total"), "total")
end)
