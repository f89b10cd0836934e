-- What an application adds, and its store (lua-api §9, §10, §12 Names, Custom, Store, Callbacks, Analytics, Deep links).
local ui, action = beagle.ui, beagle.action

local function fails(fn, ...)
  local ok, problem = pcall(fn)
  if ok then error("it should have failed", 2) end
  for _, text in ipairs { ... } do
    if not tostring(problem):find(text, 1, true) then error("another error: " .. tostring(problem), 2) end
  end
  return problem
end

local function page(...)
  return ui.screenComponent { id = "page", ui.container { context = { id = "c", value = { n = 0, log = "" } }, ui.text { id = "log", text = "@{c.log}" }, ... } }
end

local function note(text) return action.setContext { contextId = "c", path = "log", value = "@{c.log}" .. text } end

it("operations", function()
  local app = beagle.launch { operations = { twice = function(n) return n and n * 2 end } }
  app:register_operation("custom:join", function(a, b) return (a or "nil") .. (b or "nil") end)
  app:register_operation("list", function() return { 1, 2 } end)
  app:open(page())
  assert.equal(4, app:eval("@{twice(2)}"))
  assert.equal("anil", app:eval("@{join('a', null)}"))
  assert.same({ 1, 2 }, app:eval("@{list()}"))
  fails(function() app:register_operation("beagle:sum", print) end, "beagle:")
  fails(function() app:register_operation("x") end)
  fails(function() app:register_operation(nil, print) end)
end)

it("actions that complete at once and later", function()
  local app = beagle.launch {}
  local seen, later = {}, nil
  app:register_action("ring", function(props) seen[#seen + 1] = props.message end)
  app:register_action("custom:wait", function(props, ctx) later = ctx end)
  app:register_action("acme:Other", function(_, ctx) ctx:perform(note("other "), "onDone", 5); ctx:complete() end)
  app:open(page(ui.button { id = "go", text = "go", onPress = {
    { _beagleAction_ = "custom:ring", message = "@{c.n}" },
    { _beagleAction_ = "custom:wait", onDone = { note("done@{onDone} ") } },
    { _beagleAction_ = "ACME:other" }, note("end "),
  } }))
  app:find("go"):press()
  assert.same({ 0 }, seen)
  assert.equal("other end ", app:find("log").text)
  assert.actions(app, { "custom:ring", "custom:wait", "acme:Other", "setContext", "setContext" })
  fails(function() app:settle { limit = 10 } end, "custom action")
  assert.equal(app, later.app)
  assert.equal("go", later.element.id)
  later:perform(app.actions[2].props.onDone, "onDone", 7)
  assert.equal("other end done7 ", app:find("log").text)
  later:complete()
  later:error("too late")
  app:settle()
  fails(function() app:register_action("beagle:alert", print) end)
end)

it("actions that fail", function()
  local app = beagle.launch {}
  local times = 0
  app:register_action("try", function(_, ctx)
    times = times + 1
    if times == 1 then ctx:error("not yet") else ctx:complete() end
  end)
  app:open(page())
  app:perform { _beagleAction_ = "custom:try" }
  assert.transitions(app, beagle.contains { "error action page" })
  assert.equal("not yet", app.transitions[#app.transitions].error.message)
  app:retry()
  assert.equal(2, times)
end)

it("components", function()
  local app = beagle.launch { components = { card = { properties = { title = "string", count = "int", big = "bool", data = "any", part = "number" }, children = "children", events = { "onOpen" } } } }
  app:register_component("acme:frame", { children = "child" })
  app:open(page(ui["custom:card"] { id = "card", title = "n @{c.n}", count = 2, big = true, data = { x = "@{c.n}" }, part = 0.5,
    ui.text { id = "in-card", text = "x" }, onOpen = { note("opened@{onOpen}") } },
    ui["acme:frame"] { id = "frame", ui.text { id = "in-frame", text = "y" } }))
  local card = app:find("card")
  assert.equal("custom:card", card.component)
  assert.equal("n 0", card.title)
  assert.equal(2, card.count)
  assert.same({ x = 0 }, card.data)
  assert.equal("in-card", card.children[1].id)
  assert.equal("in-frame", app:find("frame").children[1].id)
  card:trigger("onOpen", 3)
  assert.equal("opened3", app:find("log").text)
  fails(function() app:register_component("x", { properties = { a = "text" } }) end, "text")
  fails(function() app:register_component("x", { children = "kids" }) end, "kids")
  fails(function() app:register_component("x", { props = {} }) end, "properties")
  fails(function() app:register_component("beagle:text", {}) end)
end)

it("deep links", function()
  local app = beagle.launch { deep_links = { ["home"] = function() return page() end } }
  app:register_deep_link("item/*", function(path, data) return "/" .. path .. "?" .. (data and data.q or "") end)
  app:register_deep_link("native", function() return true end)
  app:register_deep_link("none", function() return nil end)
  app.network:stub("GET *", { json = page() })
  app:deep_link("home")
  assert.stacks(app, { { "page" } })
  app:deep_link("native")
  assert.equal("native:native", app.screen.identifier)
  assert.is_nil(app.screen.url)
  assert.is_nil(app.screen:tree())
  assert.is_nil(app:query("x"))
  app:back()
  fails(function() app:deep_link("none") end, "none")
  fails(function() app:deep_link("nativ") end, 'did you mean "native"')
  app.network:allow_unmatched()
  app:deep_link("item/7", { q = "z" })
  assert.equal("/item/7?z", app.screen.url)
end)

it("controllers", function()
  local heard = {}
  local kept
  local app = beagle.launch { base_url = "https://a.test" }
  app:register_controller(nil, { on_state = function(state, screen, retry, error)
    heard[#heard + 1] = state .. " " .. screen
    if error then kept = retry; heard[#heard + 1] = error.kind .. "." .. error.cause end
  end })
  app.network:stub("GET /x", { { status = 500 }, { json = page() } })
  app:open("/x")
  assert.is_nil(app.error_view)
  assert.same({ "started /x", "started /x", "started /x", "error /x", "remoteScreen.networkError", "finished /x" }, heard)
  kept()
  assert.visible(app, "log")
  fails(function() app:register_controller("x", {}) end, "on_state")
end)

it("styles", function()
  local app = beagle.launch { styles = { ["Shop.Button"] = function(node) return { cornerRadius = { radius = 3 }, margin = { all = 1 } } end } }
  app:open(page(ui.button { id = "b", text = "x", styleId = "Shop.Button", style = { backgroundColor = "#fff" } }))
  local style = app:find("b").style
  assert.equal(3, style.cornerRadius.radius)
  assert.equal("#fff", style.backgroundColor)
end)

it("analytics", function()
  local app = beagle.launch { analytics = { enableScreenAnalytics = true, actions = { ["beagle:confirm"] = { "title" } } } }
  app:open(page())
  app:perform(action.confirm { title = "T", message = "m" })
  assert.equal(2, #app.analytics)
  assert.equal("screen", app.analytics[1].type)
  assert.equal("T", app.analytics[2].attributes.title)
  assert.equal(1704067200000, app.analytics[2].timestamp)
  app:analytics_config { enableScreenAnalytics = false }
  fails(function() app:analytics_config { actins = {} } end, 'did you mean "actions"')
  fails(function() app:analytics_config() end)
end)

it("guards", function()
  local app = beagle.launch {}
  local asked = {}
  local remove = app:guard {
    should_update = function(state, step)
      asked[#asked + 1] = step.name
      assert.same({ { "page" } }, state.stacks)
      assert.equal("page", state.screen.identifier)
      return step.name ~= "alert"
    end,
    will_update = function(_, step) asked[#asked + 1] = "will " .. step.name end,
    did_update = function(_, step) asked[#asked + 1] = "did " .. step.name end,
  }
  app:open(page())
  app:perform { action.alert { message = "m" }, note("x") }
  assert.is_nil(app.dialog)
  assert.equal("x", app:find("log").text)
  assert.same({ "alert", "setContext", "will setContext", "did setContext" }, asked)
  assert.actions(app, { "setContext" })
  remove()
  app:perform(action.alert { message = "m" })
  assert.equal("m", app.dialog.message)
  fails(function() app:guard {} ; app:guard { should = print } end, "should_update")
end)

it("subscribers", function()
  local app = beagle.launch {}
  app:open(page())
  local heard, all = {}, 0
  local remove = app:subscribe(function(new, old)
    heard[#heard + 1] = #old.stacks[1] .. ">" .. #new.stacks[1]
  end, function(old, new) return old.stacks ~= new.stacks end)
  app:subscribe(function(new, old)
    all = all + 1
    if new.dialog then assert.equal("m", new.dialog.message) end
    assert.has_error(function() new.stacks = {} end)
  end)
  app:perform { action.pushView { route = { screen = page() } } }
  assert.same({ "1>2" }, heard)
  assert.is_true(all > 0)
  remove()
  app:back()
  assert.same({ "1>2" }, heard)
  app.global:set(1)
  fails(function() app:subscribe() end)
end)

it("callbacks cannot drive, and their errors are the call's", function()
  local app = beagle.launch {}
  app:register_action("drive", function() app:back() end)
  app:register_action("broken", function() error("in the callback") end)
  app:register_action("ok", function()
    app.network:stub("GET /later", {})
    app.global:set("written")
  end)
  app:open(page())
  fails(function() app:perform { { _beagleAction_ = "custom:drive" } } end, "inside a callback")
  local problem = fails(function() app:perform { { _beagleAction_ = "custom:broken" }, note("on") } end, "in the callback")
  assert.truthy(problem:find("registering.lua:%d+: in the callback"))
  assert.equal("on", app:find("log").text)
  app:perform { _beagleAction_ = "custom:ok" }
  assert.equal("written", app.global:get())
end)
