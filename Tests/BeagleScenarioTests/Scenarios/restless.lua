-- What keeps an app busy for ever ends with the test's limits, and no number breaks the clock.
local ui, action = beagle.ui, beagle.action

local function restless()
  local app = beagle.launch { base_url = "https://x.test" }
  app.network:stub("GET /a", { json = ui.container { onInit = { action.pushView { route = { url = "/a" } } } } })
  return app
end

it("a screen that pushes itself is named as a circle", function()
  local app = restless()
  assert.error_matches(function() app:open("/a") end, "go round in a circle")
end)

it("the clock takes any number", function()
  local first = beagle.launch {}
  first:advance(math.maxinteger)
  first:advance(math.maxinteger)
  local second = beagle.launch {}
  second:advance(1)
  second:advance(math.maxinteger)
  second:open(ui.text { text = "x" })
  second:settle { limit = math.maxinteger }
  assert.equal(math.maxinteger, second.now)
end)
