local ui, action = beagle.ui, beagle.action

local function shop()
  local app = beagle.launch { base_url = "https://x.test" }
  app:open(ui.screenComponent {
    navigationBar = {
      title = "T",
      navigationBarItems = { { text = "Share", onPress = { action.alert { message = "m" } } } },
    },
    ui.container {
      ui.text { id = "shown", text = "a" },
      ui.text { id = "hidden", text = "a", style = { display = "NONE" } },
      ui.button { id = "buy", text = "Buy" },
    },
  })
  return app
end

local function deep(levels, leaf)
  local value = leaf
  for _ = 1, levels do value = { value } end
  return value
end

local function message(fn, ...)
  local _, text = pcall(fn, ...)
  return text
end

it("request headers are found without case, and are listed as they were sent", function()
  local app = shop()
  local seen
  app.network:stub("GET /x", function(request)
    seen = { request.headers["x-a"], request.headers["X-A"] }
    return {}
  end)
  app:perform(action.sendRequest { url = "/x", headers = { ["X-A"] = "1" } })
  assert.same({ "1", "1" }, seen)
  local headers = app.network.requests[1].headers
  assert.equal("1", headers["x-A"])
  local names = {}
  for name in pairs(headers) do names[name] = true end
  assert.is_true(names["X-A"])
  assert.is_nil(names["x-a"])
  assert.has_error(function() headers.y = "1" end)
end)

it("patterns find components by the names of the API", function()
  local app = shop()
  assert.equal("buy", app:query { component = "button" }.id)
  assert.equal("Share", app:query { component = "navigationBarItem" }.text)
  assert.equal("shown", app:find { text = "a", visible = true }.id)
  assert.equal("hidden", app:find { text = "a", visible = false }.id)
  assert.equal("Share", app:find { component = "navigationBarItem", visible = true }.text)
end)

it("deep values that differ are said to differ", function()
  assert.error_matches(function() assert.same(deep(300, 1), deep(300, 2)) end, "the values differ", 1, true)
  assert.error_matches(function() assert.same(deep(50000, 1), deep(50000, 2)) end, "refusals.lua:%d+: .*too deeply")
  local hear = spy.new(function() end)
  assert.error_matches(function() hear(deep(50000, 1)) end, "refusals.lua:%d+: .*too deeply")
end)

it("limits of settle tell what is wrong", function()
  local app = shop()
  assert.matches("0 ms or more, not %-1", message(app.settle, app, { limit = -1 }))
  assert.matches("whole number of milliseconds, not 1.5", message(app.settle, app, { limit = 1.5 }))
  assert.matches("not a string", message(app.settle, app, { limit = "x" }))
end)

it("keys that are no whole numbers are no holes", function()
  assert.matches("a key that is no whole number", message(beagle.encode, { [1.5] = "a" }))
end)

it("patterns of texts that are none are refused at the call", function()
  assert.error_matches(function() beagle.matches("[") end, 'refusals.lua:%d+: "%[" is no pattern of Lua')
end)

it("what the sandbox leaves out is named so", function()
  local function read(name) return function() return _G[name] end end
  for _, name in ipairs { "collectgarbage", "debug", "dofile", "io", "loadfile", "package", "warn" } do
    assert.error_matches(read(name), "undeclared global '" .. name .. "': it is not available in the sandbox", 1, true)
  end
end)

it("explaining needs a property of the component", function()
  local text = shop():find("shown")
  assert.matches('a text has no property "nope"; it has text, ', message(text.explain, text, "nope"))
  assert.is_nil(text:explain("textColor").value)
end)

it("a guard needs a function", function()
  local app = shop()
  assert.matches("at least one function", message(app.guard, app, {}))
end)
