-- lua-api 7 and 12, Network: stubs, routes, answers.
local board = require "_board"
local ui, action = beagle.ui, beagle.action
local null = beagle.null

-- An app on an empty screen; `ask` sends requests and gives the last one's record.
local function launch(base)
  local app = beagle.launch { base_url = base or "https://kelp.test" }
  app.network:allow_unmatched()
  return app:open(ui.screenComponent { ui.container { context = { id = "c", value = null }, ui.text { text = "x" } } })
end
local function ask(app, url, method, data, headers)
  app:perform(action.sendRequest {
    url = url, method = method, data = data, headers = headers, onSuccess = { board.set(nil, "@{onSuccess}") },
    onError = { board.set(nil, "@{onError}") },
  })
  return app.network.requests[#app.network.requests]
end

describe("lua-api 7 routes", function()
  board.each({
    { "GET /a", "GET", "/a", true }, { "GET /a", "POST", "/a" }, { "* /a", "PATCH", "/a", true },
    { "*", "DELETE", "/x/y?z=1", true }, { "* *", "GET", "/x", true }, { "POST *", "POST", "/x/y", true },
    { "POST *", "GET", "/x" },
    { "GET /a", "GET", "https://kelp.test/a", true }, { "GET https://kelp.test/a", "GET", "/a", true },
    { "GET https://other.test/a", "GET", "/a" }, { "GET https://other.test/a", "GET", "https://other.test/a", true },
    { "GET /a", "GET", "https://other.test/a" }, { "GET menu", "GET", "menu", true }, { "GET /menu", "GET", "menu" },
    { "GET app-x://open", "GET", "app-x://open", true },
    { "GET /a/:id", "GET", "/a/7", true, { id = "7" } }, { "GET /a/:id", "GET", "/a" },
    { "GET /a/:id", "GET", "/a/7/b" }, { "GET /a/:id/b/:n", "GET", "/a/7/b/x", true, { id = "7", n = "x" } },
    { "GET /a/*", "GET", "/a/b/c", true }, { "GET /a/*", "GET", "/b/c" }, { "GET /a", "GET", "/a?x=1", true },
    { "GET /a?x=1", "GET", "/a?x=1", true }, { "GET /a?x=1", "GET", "/a" }, { "GET /a?x=1", "GET", "/a?x=2" },
    { "GET /a?x=1", "GET", "/a?y=2&x=1", true }, { "GET /a?x=1&y=2", "GET", "/a?y=2&x=1&z=3", true },
    { "GET /a b", "GET", "/a b", true }, { "GET /a b", "GET", "/a%20b", true }, { "GET /café", "GET", "/café", true },
    { "GET /a", "GET", "/A" },
    { "GET /a/:id", "GET", "/a/x%20y", true, { id = "x y" } }, { "GET /list?q=a b", "GET", "/list?q=a b", true },
  }, function(row) return row[1] .. (row[4] and " matches " or " does not match ") .. row[2] .. " " .. row[3] end, function(row)
    local app = launch()
    app.network:stub(row[1], {})
    local request = ask(app, row[3], row[2])
    assert.equal(row[4] and 200 or nil, request.status)
    assert.equal(not row[4] and "unmatched" or nil, request.error)
    if row[5] then assert.same(row[5], request.params) end
  end)

  it("below a base with a path", function()
    local app = launch "https://kelp.test/v1/"
    app.network:stub("GET /a/:id", {})
    local request = ask(app, "/a/7?q=1&q=2&r=x y")
    assert.equal(200, request.status)
    assert.equal("/a/7", request.path)
    assert.equal("https://kelp.test/v1/a/7?q=1&q=2&r=x%20y", request.url)
    assert.same({ q = { "1", "2" }, r = "x y" }, request.query)
    assert.equal("unmatched", ask(app, "https://kelp.test/a/7").error)
  end)

  it("a malformed route fails", function()
    local app = launch()
    for _, route in ipairs { "", "GET", "/a", "get it now" } do
      if route ~= "get it now" then assert.has_error(function() app.network:stub(route, {}) end) end
    end
  end)
end)

describe("lua-api 7 answers", function()
  it("the newest stub answers; one that is used up steps aside", function()
    local app = launch()
    app.network:stub("GET /a", { status = 201 })
    app.network:stub("GET /a", { status = 202, times = 2 })
    local seen = {}
    for position = 1, 4 do seen[position] = ask(app, "/a").status end
    assert.same({ 202, 202, 201, 201 }, seen)
  end)

  it("a list gives one each, the last for ever", function()
    local app = launch()
    app.network:stub("GET /a", { { status = 201 }, { status = 202, times = 2 }, { error = "dns" }, { status = 204 } })
    local seen = {}
    for position = 1, 6 do local request = ask(app, "/a") seen[position] = request.status or request.error end
    assert.same({ 201, 202, 202, "dns", 204, 204 }, seen)
  end)

  it("{} is 200 without body; a body is a table or raw text; json a table or a file", function()
    local app = launch()
    app.network:stub("GET /none", {})
    app.network:stub("GET /table", { body = { a = { 1, null } } })
    app.network:stub("GET /raw", { body = "{broken" })
    app.network:stub("GET /text", { body = '"t"' })
    app.network:stub("GET /json", { json = { b = 2 } })
    app.network:stub("GET /list", { body = beagle.array {} })
    local function data(url) ask(app, url) return app:context("c"):get("data") end
    assert.equal(200, ask(app, "/none").status)
    assert.is_nil(data "/none")
    assert.same({ a = { 1, null } }, data "/table")
    assert.is_nil(data "/raw")
    assert.equal("t", data "/text")
    assert.same({ b = 2 }, data "/json")
    assert.same({}, data "/list")
  end)

  it("a delay is virtual", function()
    local app = launch()
    app.network:stub("GET /a", { delay = 300, status = 404 })
    local request = ask(app, "/a")
    assert.is_nil(request.status)
    assert.is_nil(request.error)
    assert.equal(1, #app.network.pending)
    app:advance(299)
    assert.is_nil(request.status)
    app:advance(1)
    assert.equal(404, request.status)
    assert.equal(0, #app.network.pending)
    assert.equal(0, request.at)
  end)

  it("fail: delay, times, message", function()
    local app = launch()
    app.network:stub("GET /a", {})
    app.network:fail("GET /a", { error = "timeout", delay = 50, times = 1, message = "late" })
    local request = ask(app, "/a")
    app:settle()
    assert.equal("timeout", request.error)
    assert.equal("late", app:context("c"):get("message"))
    assert.equal(50, app.now)
    assert.equal(200, ask(app, "/a").status)
  end)

  it("a function gets the request when it is sent; nil is not mine", function()
    local app = launch()
    local seen
    app.network:stub("POST /a/:id", { status = 299 })
    app.network:stub("POST /a/:id", function(request)
      seen = {
        request.method, request.path, request.params.id, request.body.k, request.headers["CONTENT-TYPE"],
        request.query.q, request.at, request.source,
      }
      if request.params.id == "8" then return nil end
      return { status = 201, body = { id = request.params.id } }
    end)
    local request = ask(app, "/a/7?q=x", "POST", { k = 1 })
    assert.equal(201, request.status)
    assert.equal("7", app:context("c"):get("data.id"))
    assert.same({ "POST", "/a/7", "7", 1, "application/json", "x", 0, "sendRequest" }, seen)
    assert.equal(299, ask(app, "/a/8", "POST", { k = 1 }).status)
  end)

  it("wrong options fail", function()
    local app = launch()
    for _, answer in ipairs {
      { staus = 200 }, { status = "200" }, { error = "nope" }, { delay = -1 }, { delay = 1.5 },
      { json = "nowhere.json" }, { headers = 5 }, 5,
    } do
      assert.has_error(function() app.network:stub("GET /a", answer) end)
    end
    assert.has_error(function() app.network:stub("GET /a") end)
    assert.has_error(function() app.network:fail("GET /a", {}) end)
    assert.has_error(function() app.network:fail("GET /a", { error = "unmatched" }) end)
  end)
end)

describe("lua-api 7 requests", function()
  it("are handles that show the present", function()
    local app = launch()
    app.network:stub("GET /a", { delay = 5 })
    local request = ask(app, "/a")
    assert.is_true(request == app.network.requests[1])
    assert.is_true(app.network.pending[1] == request)
    app:advance(5)
    assert.equal(200, request.status)
    assert.has_error(function() return request.nothing end)
  end)

  it("cancel ends a pending one", function()
    local app = launch()
    app.network:stub("GET /a", { delay = 5 })
    local request = ask(app, "/a")
    assert.is_true(request:cancel())
    assert.equal("cancelled", request.error)
    assert.is_false(request:cancel())
    assert.equal("cancelled", app:context("c"):get("message"))
    assert.equal(0, #app.network.pending)
  end)

  it("offline fails pending and new ones, stubs or not; online lets stubs answer again", function()
    local app = launch()
    app.network:stub("GET /a", { delay = 5 })
    local request = ask(app, "/a")
    app.network:offline()
    assert.equal("offline", request.error)
    assert.equal("offline", ask(app, "/a").error)
    assert.equal("offline", ask(app, "/nothing").error)
    app.network:online()
    request = ask(app, "/a")
    app:advance(5)
    assert.equal(200, request.status)
  end)

  it("stand in the order of dispatch, with their source; what never became one does not", function()
    local app = launch()
    ask(app, "")
    ask(app, "/a")
    ask(app, "/b", "PUT", { 1 })
    assert.equal(2, #app.network.requests)
    local first, second = app.network.requests[1], app.network.requests[2]
    assert.same({ "GET", "/a", "unmatched", "sendRequest" }, { first.method, first.path, first.error, first.source })
    assert.same({ 1 }, second.body)
    assert.same({}, first.query)
    assert.same({}, first.params)
  end)
end)

describe("lua-api 8 requested", function()
  local function app_with_requests()
    local app = launch()
    app.network:stub("* *", {})
    ask(app, "/a", "POST", { k = 1, l = { 1, 2 } }, { Extra = "yes" })
    ask(app, "/a", "POST", { k = 2 })
    ask(app, "/b/7")
    return app
  end

  it("holds for one or more", function()
    local app = app_with_requests()
    assert.requested(app, "POST /a")
    assert.requested(app, "GET /b/:id")
    assert.requested(app, "*", { times = 3 })
    assert.requested(app, "POST /a", { times = 2 })
    assert.requested(app, "POST /a", { times = 1, body = { k = 2 } })
    assert.requested(app, "POST /a", { body = { l = beagle.contains { 2 } } })
    assert.requested(app, "POST /a", { headers = { extra = beagle.matches "^y" }, times = 1 })
    assert.requested(app, "POST /c", { times = 0 })
    assert.not_requested(app, "PUT /a")
  end)

  it("else fails", function()
    local app = app_with_requests()
    for _, check in ipairs {
      { "POST /c" }, { "POST /a", { times = 1 } }, { "POST /a", { body = { k = 3 } } },
      { "POST /a", { headers = { extra = "no" } } }, { "*", { times = 0 } },
    } do
      assert.has_error(function() assert.requested(app, check[1], check[2]) end)
    end
    assert.has_error(function() assert.not_requested(app, "POST /a") end)
    assert.has_error(function() assert.requested(app, "POST /a", { time = 1 }) end)
  end)
end)
