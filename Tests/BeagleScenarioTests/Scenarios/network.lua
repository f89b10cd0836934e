-- Network, contexts and null (lua-api §6, §7, §12 Network, Contexts, Null).
local ui, action = beagle.ui, beagle.action

local function fails(fn, ...)
  local ok, problem = pcall(fn)
  if ok then error("it should have failed", 2) end
  for _, text in ipairs { ... } do
    if not tostring(problem):find(text, 1, true) then error("another error: " .. tostring(problem), 2) end
  end
  if not tostring(problem):find("network.lua:%d+: ") then error("no place: " .. tostring(problem), 2) end
end

local function launch(platform)
  local app = beagle.launch { base_url = "https://shop.test", platform = platform }
  app:open(ui.screenComponent { id = "page", ui.container { context = { id = "answer", value = {} }, ui.text { id = "t", text = "@{answer}" } } })
  return app
end

local function send(app, url, more)
  local request = { url = url, onSuccess = { action.setContext { contextId = "answer", value = "@{onSuccess}" } },
    onError = { action.setContext { contextId = "answer", value = "@{onError}" } } }
  for key, value in pairs(more or {}) do request[key] = value end
  app:perform(action.sendRequest(request))
end

it("answers with the newest stub", function()
  local app = launch()
  app.network:stub("GET /a", { body = { n = 1 } })
  app.network:stub("GET /a", { body = { n = 2 }, times = 1 })
  send(app, "/a")
  assert.context(app, "answer.data.n", 2)
  send(app, "/a")
  assert.context(app, "answer.data.n", 1)
end)

it("takes routes with names, rests and queries", function()
  local app = launch()
  local seen
  app.network:stub("GET /items/:id", function(request)
    seen = request
    return { body = { id = request.params.id } }
  end)
  send(app, "/items/7?x=1&y=2&y=3")
  assert.context(app, "answer.data.id", "7")
  assert.equal("GET", seen.method)
  assert.equal("https://shop.test/items/7?x=1&y=2&y=3", seen.url)
  assert.equal("/items/7", seen.path)
  assert.same({ x = "1", y = { "2", "3" } }, seen.query)
  assert.equal(200, seen.status)
  assert.is_nil(seen.error)
  assert.equal("sendRequest", seen.source)
  assert.requested(app, "GET /items/7?y=3")
  assert.requested(app, "* /items/*")
  assert.not_requested(app, "GET /items/7?y=4")
  app.network:stub("POST /files/*", { status = 201 })
  send(app, "/files/a/b", { method = "POST", data = { c = 1 } })
  assert.same({ c = 1 }, app.network.requests[2].body)
  assert.equal(201, app.network.requests[2].status)
  app.network:stub("GET https://other.test/x", { body = "text" })
  send(app, "https://other.test/x")
  assert.equal(3, #app.network.requests)
  assert.equal(app.network.requests[3], app.network.requests[3])
end)

it("a function may decline", function()
  local app = launch()
  app.network:stub("GET /a", { body = { n = 1 } })
  app.network:stub("GET /a", function() return nil end)
  send(app, "/a")
  assert.context(app, "answer.data.n", 1)
end)

it("gives a list of answers one by one, the last for ever", function()
  local app = launch()
  app.network:stub("GET /a", { { status = 500 }, { body = { n = 2 }, times = 2 }, { error = "timeout", message = "slow" }, {} })
  local got = {}
  for i = 1, 6 do
    send(app, "/a")
    local request = app.network.requests[i]
    got[i] = request.status or request.error
  end
  assert.same({ 500, 200, 200, "timeout", 200, 200 }, got)
end)

it("fails as asked", function()
  local app = launch()
  for _, error in ipairs { "timeout", "offline", "dns", "connection_refused", "connection_reset", "tls", "cancelled" } do
    app.network:fail("GET /" .. error, { error = error, message = error .. "!" })
    send(app, "/" .. error)
    assert.equal(error, app.network.requests[#app.network.requests].error)
    assert.context(app, "answer.message", beagle.any)
  end
  fails(function() app.network:fail("GET /a", { error = "timout" }) end, 'did you mean "timeout"')
  fails(function() app.network:fail("GET /a", {}) end, "needs an error")
  fails(function() app.network:fail("GET /a", { error = "offline", status = 1 }) end, "status")
end)

it("refuses stubs that make no sense", function()
  local app = launch()
  fails(function() app.network:stub("/a", {}) end)
  fails(function() app.network:stub(5, {}) end)
  fails(function() app.network:stub("GET /a") end)
  fails(function() app.network:stub("GET /a", "text") end)
  fails(function() app.network:stub("GET /a", { jsn = {} }) end, 'did you mean "json"')
  fails(function() app.network:stub("GET /a", { json = "no.json" }) end, "no.json")
  fails(function() app.network:stub("GET /a", { json = {}, body = {} }) end)
  fails(function() app.network:stub("GET /a", { status = "ok" }) end, "status")
  fails(function() app.network:stub("GET /a", { delay = -1 }) end, "delay")
  fails(function() app.network:stub("GET /a", { headers = 5 }) end, "headers")
  fails(function() app.network:stub("GET /a", { body = print }) end)
  fails(function() return app.network.request end, 'did you mean "requests"')
  fails(function() assert.requested(app, "GET") end)
end)

it("goes offline and online", function()
  local app = launch()
  app.network:stub("GET /a", { delay = 100 })
  send(app, "/a")
  local request = app.network.pending[1]
  assert.is_nil(request.status)
  app.network:offline()
  assert.equal("offline", request.error)
  send(app, "/a")
  assert.equal("offline", app.network.requests[2].error)
  app.network:online()
  send(app, "/a")
  app:settle()
  assert.equal(200, app.network.requests[3].status)
end)

it("cancels what is pending", function()
  local app = launch()
  app.network:stub("GET /a", { delay = 100 })
  send(app, "/a")
  local request = app.network.pending[1]
  assert.is_true(request:cancel())
  assert.equal("cancelled", request.error)
  assert.is_false(request:cancel())
  assert.equal(0, #app.network.pending)
end)

it("counts requests", function()
  local app = launch()
  app.network:stub("* *", {})
  send(app, "/a", { method = "POST", data = { n = 1 }, headers = { token = "t" } })
  send(app, "/a", { method = "POST", data = { n = 2 } })
  assert.requested(app, "POST /a", { times = 2 })
  assert.requested(app, "POST /a", { times = 1, body = { n = 2 } })
  assert.requested(app, "POST /a", { headers = { TOKEN = "t" }, times = 1 })
  assert.requested(app, "GET /a", { times = 0 })
  assert.not_requested(app, "GET /a")
  fails(function() assert.requested(app, "GET /a") end, "no request GET /a was made", "POST /a")
  fails(function() assert.requested(app, "POST /a", { times = 3 }) end, "expected 3 requests POST /a, got 2")
  fails(function() assert.requested(app, "POST /a", { body = { n = 3 } }) end)
  fails(function() assert.not_requested(app, "POST /a") end, "expected no request POST /a, got 2")
  fails(function() assert.requested(app, "POST /a", { time = 1 }) end, 'did you mean "times"')
  fails(function() assert.requested(app, "GET /a", "because") end, "because")
end)

it("reads and writes contexts", function()
  local app = launch()
  local cart = app:context("answer")
  cart:set({ items = { { qty = 1 } }, total = 5 })
  assert.equal(1, cart:get("items[0].qty"))
  cart:set("items[0].qty", 2)
  assert.equal(2, app:eval("@{answer.items[0].qty}"))
  assert.same({ items = { { qty = 2 } }, total = 5 }, cart:get())
  local copy = cart:get()
  copy.total = 9
  assert.equal(5, cart:get("total"))
  cart:set("total", nil)
  assert.is_nil(cart:get("total"))
  assert.equal(beagle.null, cart:get().total)
  assert.context(app, "answer.total", nil)
  assert.context(app, "answer.nothing", nil)
  cart:clear("items")
  assert.is_nil(cart:get("items"))
  cart:clear()
  assert.is_nil(cart:get())
  assert.equal("answer", cart.id)
  app.global:set("a.b", 1)
  assert.equal(1, app.global:get("a.b"))
  app.global:clear("a")
  app.global:set("/x")
  assert.equal("/x", app.global:get())
  app.global:clear()
  assert.is_nil(app.global:get("x.y"))
  fails(function() cart:set() end)
  assert.is_nil(cart:get("a..b"))
  fails(function() cart:get(5) end)
  fails(function() cart:set("x", print) end)
  fails(function() app:context("anser") end, 'did you mean "answer"', "navigationContext")
  fails(function() app:context() end)
  fails(function() return cart.value end)
  assert.is_nil(app:find("t"):eval("@{nowhere}"))
  assert.equal("answer", app:find("t"):context("answer").id)
end)

it("asserts contexts as whole values", function()
  local app = launch()
  app:context("answer"):set { a = 1, list = { 1, 2 }, none = beagle.null }
  assert.context(app, "answer", { a = 1, list = { 1, 2 }, none = beagle.null })
  assert.context(app, "answer", { a = beagle.any, list = beagle.contains { 2 }, none = beagle.null })
  assert.context(app, "answer.a", function(value) return value == 1 end)
  assert.context(app:find("t"), "answer.list[1]", 2)
  fails(function() assert.context(app, "answer", { a = 1 }) end, "answer")
  fails(function() assert.context(app, "answer.a", 2) end, "- 2", "+ 1", "context:set", "network.lua:")
  fails(function() assert.context(app, "answer.a", nil) end)
  fails(function() assert.context(app, "nothing.a", 1) end, "no context")
  fails(function() assert.context(app) end)
end)
