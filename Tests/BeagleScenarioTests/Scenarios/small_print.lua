-- What is left of the small print: closing, loading, gone components, empty tables, late callbacks (lua-api §12).
local ui, action = beagle.ui, beagle.action
local function fails(fn, text)
  local ok, problem = pcall(fn)
  if ok then error("it should have failed", 2) end
  if text and not tostring(problem):find(text, 1, true) then error("another error: " .. tostring(problem), 2) end
  return problem
end
-- android closing
it("android closes", function()
  local app = beagle.launch { platform = "android", base_url = "https://x.test" }
  app:open(ui.screenComponent { id = "p", ui.text { text = "x" } })
  assert.is_true(app:back())
  assert.stacks(app, {})
  assert.is_nil(app.screen)
  for _, name in ipairs { "back", "dismiss", "retry", "settle" } do fails(function() app[name](app) end, "closed") end
  fails(function() app:advance(1) end, "closed")
  fails(function() app:perform({}) end, "closed")
  fails(function() app:find("x") end, "closed")
  app:open(ui.text { text = "again" })
  assert.visible(app, { text = "again" })
end)
it("android back cancels the load", function()
  local app = beagle.launch { platform = "android", base_url = "https://x.test" }
  app:open(ui.screenComponent { id = "p", ui.button { id = "b", text = "x", onPress = { action.pushView { route = { url = "/slow" } } } } })
  app.network:stub("GET /slow", { json = ui.text { text = "y" }, delay = 100 })
  app:find("b"):press()
  assert.is_true(app.loading)
  fails(function() app:find("b"):press() end, "loading")
  app:back()
  assert.is_false(app.loading)
  app:settle()
  assert.visible(app, "b")
end)
it("loading covers on ios", function()
  local app = beagle.launch { base_url = "https://x.test" }
  app:open(ui.screenComponent { id = "p", ui.button { id = "b", text = "x", onPress = { action.pushView { route = { url = "/slow" } } } } })
  app.network:stub("GET /slow", { json = ui.text { text = "y" }, delay = 100 })
  app:find("b"):press()
  fails(function() app:back() end, "loading")
  fails(function() app:dismiss() end, "loading")
end)
it("covered handle can be read", function()
  local app = beagle.launch {}
  app:open(ui.screenComponent { id = "p", ui.text { id = "t", text = "x" } })
  local t = app:find("t")
  app:perform(action.pushView { route = { screen = ui.screenComponent { id = "q", ui.text { text = "q" } } } })
  assert.equal("x", t.text)
  assert.is_false(t.visible)
  app:back()
  assert.is_true(t.visible)
end)
it("element of a changed list is gone", function()
  local app = beagle.launch {}
  app:open(ui.screenComponent { ui.container { context = { id = "rows", value = { 1, 2 } }, ui.listView { id = "l", dataSource = "@{rows}", templates = { { view = ui.text { id = "row", text = "@{item}" } } } } } })
  local second = app:find("row:1")
  app:advance(7)
  app:context("rows"):set { 1 }
  fails(function() return second.text end, "is gone")
  fails(function() return second.text end, "7 ms")
end)
it("empty lists where beagle reads lists", function()
  local app = beagle.launch {}
  app:open(ui.screenComponent { ui.container { id = "c", children = {}, context = { id = "x", value = { items = {}, l = beagle.array {} } }, onInit = {} } })
  app:perform { action.addChildren { componentId = "c", value = {} }, action.alert { message = "m", onPressOk = {} } }
  app.dialog:ok()
  assert.equal('{"items":{},"l":[]}', beagle.encode(app:find("c"):context("x"):get()))
  app:open(ui.screenComponent { ui.tabBar { id = "t", items = {} } })
  app:open(ui.screenComponent { ui.listView { id = "t", dataSource = {}, templates = { { view = ui.text { text = "x" } } } } })
  assert.same({}, app:find("t").children)
end)
it("implicit contexts", function()
  local app = beagle.launch {}
  app:open(ui.screenComponent { ui.textInput { id = "i", onChange = {} } })
  fails(function() app:find("i"):context("onChange") end, "onChange")
  app:find("i"):type("x")
  assert.equal("x", app:find("i"):context("onChange"):get("value"))
end)
it("transitions any and contains", function()
  local app = beagle.launch {}
  app:open(ui.text { text = "x" })
  assert.transitions(app, beagle.contains { { state = "success" }, "finished" })
end)
it("same does not tell empty apart, frozen equal", function()
  local app = beagle.launch {}
  assert.same({}, app.stacks)
  assert.same(app.stacks, {})
  assert.equal(0, #app.actions)
  assert.same({}, app.actions)
end)
it("stubs json table null etc", function()
  local app = beagle.launch { base_url = "https://x.test" }
  app.network:stub("GET /n", { body = beagle.null })
  app.network:stub("GET /t", { body = "broken {" })
  app:open("/t")
  assert.equal("error", app.transitions[#app.transitions-1].state)
  assert.equal("invalid_json", app.transitions[#app.transitions-1].error.reason)
end)
it("callback of later", function()
  local app = beagle.launch { base_url = "https://x.test" }
  app.network:stub("GET /s", function() return { json = ui.text { text = "x" }, delay = 50 } end)
  app:register_controller(nil, { on_state = function(state) if state == "success" then error("late") end end })
  app:open("/s")
  fails(function() app:advance(50) end, "late")
  assert.visible(app, { text = "x" })
end)
it("os.time", function()
  local t = os.time()
  local app = beagle.launch {}
  app:advance(5000)
  local other = beagle.launch {}
  other:advance(2000)
  assert.equal(7, os.time() - t)
end)
it("snapshots handle", function() assert.equal("table", type(beagle.decode(beagle.encode(beagle.launch {})))) end)
it("webview etc", function()
  local app = beagle.launch { base_url = "https://x.test" }
  app.network:stub("GET /img.png", { body = "png" })
  app:open(ui.screenComponent { ui.container { ui.image { id = "im", path = { _beagleImagePath_ = "remote", url = "/img.png" } }, ui.webView { id = "w", url = "https://x.test/page" },
    ui.pullToRefresh { id = "p", onPull = { action.setContext { contextId = "global", value = "pulled" } }, ui.text { text = "c" } }, ui.pageView { id = "pages", ui.text { text = "1" }, ui.text { text = "2" } },
    ui.lazyComponent { id = "lz", path = "/lazy", ui.text { text = "wait" } } } })
  assert.is_string(app:find("w"):tree().state)
  app:find("p"):pull()
  assert.equal("pulled", app.global:get())
  app:find("pages"):swipe_to(1)
  assert.equal(1, app:find("pages").currentPage)
  app.network:allow_unmatched()
end)
it("a screen's id counts where no component has it", function()
  local app = beagle.launch {}
  app:open(ui.screenComponent { id = "p", ui.container { ui.text { id = "p", text = "x" } } })
  assert.equal("text", app:find("p").component)
  assert.equal(1, #app:find_all("p"))
  app:open(ui.screenComponent { id = "p", ui.text { text = "x" } })
  assert.equal("screenComponent", app:find("p").component)
end)
it("an error in a callback is told once by the call under way", function()
  local app = beagle.launch { base_url = "https://x.test" }
  local function broken() error("broken") end
  app:register_operation("broken", broken)
  app.network:stub("GET /x", broken)
  fails(function() app:open("/x") end, "broken")
  assert.equal("unmatched", app.network.requests[1].error)
  fails(function() app:open(ui.container { ui.text { text = "@{broken()}" }, ui.text { text = "@{broken()}" } }) end, "broken")
  fails(function() app:eval("@{broken()}") end, "broken")
  app:register_operation("broken", function() return 1 end)
  assert.equal(1, app:eval("@{broken()}"))
end)
it("a number is no text", function()
  local app = beagle.launch {}
  app:open(ui.textInput { id = "i" })
  local input = app:find("i")
  for _, name in ipairs { "type", "trigger", "context", "eval", "explain" } do
    fails(function() input[name](input, 5) end, "string expected, got number")
  end
  fails(function() beagle.text(5) end, "string expected, got number")
end)
