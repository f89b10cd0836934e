-- actions 3: sendRequest.
local board = require "_board"
local ui, action = beagle.ui, beagle.action
local set = board.set
local null = beagle.null

-- Presses "go", which sends this request, answered with `answer`; gives what its lists saw.
local function send(props, answer, value, platform)
  props.url = props.url or "/r"
  props.onSuccess = props.onSuccess or { set("success", "@{onSuccess}"), set("order", "@{insert(c.order, 'success')}") }
  props.onError = props.onError or { set("error", "@{onError}"), set("order", "@{insert(c.order, 'error')}") }
  props.onFinish = props.onFinish or { set("order", "@{insert(c.order, 'finish')}") }
  value = value or {}
  value.order = beagle.array {}
  local app = board.open({ action.sendRequest(props) }, value, platform)
  app.network:allow_unmatched()
  if answer then app.network:stub("* *", answer) end
  app:find("go"):press()
  return app, app:context("c"):get(), app.network.requests[1]
end

describe("actions 3 request", function()
  board.each({
    { "nothing but a url", {}, { method = "GET", body = beagle.absent } },
    { "a bound url", { url = "/@{c.id}" }, { url = "https://kelp.test/7" } },
    { "an absolute url", { url = "https://other.test/x" }, { url = "https://other.test/x" } },
    { "a bound method", { method = "@{c.method}" }, { method = "PUT" } },
    { "a bound method that is none", { method = "@{c.id}" }, { method = "GET" } },
    { "a bound method in lower case", { method = "@{c.low}" }, { method = "GET" } },
    { "headers verbatim", { headers = { h = "@{c.id}" } }, { headers = beagle.contains and nil, header = "@{c.id}" } },
    { "headers as a whole", { headers = "@{c.headers}" }, { header = "yes" } },
    { "bound headers with a value that is no text", { headers = "@{c.mixed}" }, { header = false } },
    {
      "data with expressions", { method = "POST", data = { a = "@{c.id}", b = { "@{c.method}" } } },
      { body = { a = 7, b = { "PUT" } } },
    },
    { "a text as data", { method = "POST", data = "plain" }, { body = "plain" } },
    { "a number as data", { method = "POST", data = 5 }, { body = 5 } },
    { "a literal null as data", { method = "POST", data = null }, { nobody = true } },
    { "data with GET is sent", { data = { a = 1 } }, { method = "GET", body = { a = 1 } } },
    { "DELETE", { method = "DELETE", data = { a = 1 } }, { method = "DELETE", body = { a = 1 } } },
    { "PATCH", { method = "PATCH", data = { a = 1 } }, { method = "PATCH", body = { a = 1 } } },
    { "HEAD", { method = "HEAD" }, { method = "HEAD" } },
  }, function(row) return row[1] end, function(row)
    local _, _, request = send(row[2], {}, {
      id = 7, method = "PUT", low = "put", headers = { h = "yes" }, mixed = { h = "yes", i = 1 },
    })
    local want = row[3]
    if want.method then assert.equal(want.method, request.method) end
    if want.url then assert.equal(want.url, request.url) end
    if want.header ~= nil then assert.equal(want.header or nil, request.headers.h) end
    if want.nobody then
      assert.is_nil(request.body)
    elseif want.body and want.body ~= beagle.absent then
      assert.same(want.body, request.body)
    end
    assert.equal("sendRequest", request.source)
  end)

  it("an expression that gives null sends the body null", function()
    local app = send({ method = "POST", data = "@{none}" }, {})
    assert.requested(app, "POST /r", { body = null })
    assert.equal(null, app.network.requests[1].body)
  end)

  it("is evaluated at execution", function()
    local app = board.open({
      set("id", 2), action.sendRequest { url = "/r/@{c.id}", data = "@{c.id}" }, set("id", 3),
    }, { id = 1 })
    app.network:stub("GET /r/:id", {})
    app:find("go"):press()
    assert.equal("/r/2", app.network.requests[1].path)
    assert.equal(2, app.network.requests[1].body)
  end)

  it("the default headers, which the request's replace without case", function()
    local _, _, request = send({ headers = { ["content-type"] = "text/x", extra = "1" } }, {})
    assert.equal("text/x", request.headers["Content-Type"])
    assert.equal("IOS", request.headers["beagle-platform"])
    assert.equal("1", request.headers.Extra)
  end)
end)

describe("actions 3 not buildable", function()
  for _, url in ipairs { "", "@{none}", "https://other.test:port/p", "http://[bad/x" } do
    it("\"" .. url .. "\"", function()
      local app, seen = send({ url = url })
      assert.equal(null, seen.error)
      assert.same({ "error", "finish" }, seen.order)
      assert.equal(0, #app.network.requests)
      local logs = board.logs(app, "couldNotBuildUrl")
      assert.equal(1, #logs)
      assert.equal("error", logs[1].level)
      assert.equal("Network", logs[1].category)
      assert.equal('couldNotBuildUrl(url: "' .. (url:sub(1, 1) == "@" and "" or url) .. '")', logs[1].message)
    end)
  end

  it("comes later than the list", function()
    local app = board.press({
      action.sendRequest { url = "", onError = { set("order", "@{insert(c.order, 'error')}") } },
      set("order", "@{insert(c.order, 'next')}"),
    }, { order = beagle.array {} })
    assert.same({ "next", "error" }, app:context("c"):get("order"))
  end)
end)

describe("actions 3 answers", function()
  local answers = {
    { "an object", { body = { a = 1 } }, { a = 1 } },
    { "an array", { body = "[1,2.5]" }, { 1, 2.5 } },
    { "a number", { body = "12" }, 12 },
    { "true", { body = "true" }, true },
    { "a JSON text", { body = '"t"' }, "t" },
    { "no JSON", { body = "hello" }, null },
    { "broken JSON", { body = '{"a":' }, null },
    { "an empty body", { body = "" }, null },
    { "JSON null", { body = "null" }, null },
    { "an expression in it", { body = '{"a":"@{c.id}"}' }, { a = "@{c.id}" } },
    { "backslash pairs", { body = '{"a":"x\\\\\\\\y"}' }, { a = "x\\y" } },
    { "a trailing comma", { body = '{"a":1,}' }, null },
  }
  board.each(answers, function(row) return "success with " .. row[1] end, function(row)
    local _, seen = send({}, row[2])
    assert.same({ data = row[3], status = 200, statusText = "success" }, seen.success)
    assert.same({ "success", "finish" }, seen.order)
  end)
  board.each(answers, function(row) return "failure with " .. row[1] end, function(row)
    row[2].status = 404
    local _, seen = send({}, row[2])
    assert.same({ data = row[3], status = 404, statusText = "Not Found", message = "Not Found" }, seen.error)
    assert.same({ "error", "finish" }, seen.order)
  end)

  board.each({
    { 200, true }, { 201, true }, { 204, true }, { 299, true }, { 199, false }, { 300, false },
    { 304, false, "Not Modified" },
    { 301, false, "Moved Permanently" }, { 400, false, "Bad Request" }, { 500, false, "Internal Server Error" },
    { 503, false, "Service Unavailable" }, { 599, false, "HTTP 599" },
  }, function(row) return "status " .. row[1] end, function(row)
    local _, seen = send({}, { status = row[1] })
    if row[2] then
      assert.same({ data = null, status = row[1], statusText = "success" }, seen.success)
    else
      assert.equal(row[1], seen.error.status)
      if row[3] then assert.equal(row[3], seen.error.message) end
    end
  end)

  it("the scenario's message", function()
    local _, seen = send({}, { status = 500, body = { a = 1 }, message = "No luck" })
    assert.same({ data = { a = 1 }, status = 500, statusText = "No luck", message = "No luck" }, seen.error)
  end)

  it("onSuccess without list leaves no context", function()
    local app = board.open({ action.sendRequest { url = "/r", onFinish = { set("v", "@{onSuccess.status}") } } }, {})
    app.network:stub("GET /r", {})
    app:find("go"):press()
    assert.equal(null, app:context("c"):get().v)
  end)

  it("an empty onSuccess leaves it, and onFinish reads it", function()
    local app = board.open({
      action.sendRequest { url = "/r", onSuccess = beagle.array {}, onFinish = { set("v", "@{onSuccess.status}") } },
    }, {})
    app.network:stub("GET /r", { status = 201 })
    app:find("go"):press()
    assert.equal(201, app:context("c"):get("v"))
    assert.equal(201, app:find("go"):context("onSuccess"):get("status"))
  end)

  it("the context stays on the origin, an old one is overwritten", function()
    local app = board.open({
      set("before", "@{onSuccess.data}"),
      action.sendRequest { url = "/r", onSuccess = { set("now", "@{onSuccess.data}") } },
    }, {})
    app.network:stub("GET /r", { { body = 1 and "1" }, { body = "2" } })
    app:find("go"):press()
    app:find("go"):press()
    assert.same({ before = 1, now = 2 }, app:context("c"):get())
  end)

  it("nested requests share the origin", function()
    local app = board.show(ui.container {
      context = { id = "c", value = {} },
      ui.textInput {
        id = "in",
        onChange = {
          action.sendRequest {
            url = "/a",
            onSuccess = {
              action.sendRequest { url = "/b", onSuccess = { set("v", "@{onChange.value} @{onSuccess.data}") } },
            },
          },
        },
      },
    })
    app.network:stub("GET /a", { body = "1" })
    app.network:stub("GET /b", { body = "2" })
    app:find("in"):type("x")
    assert.equal("x 2", app:context("c"):get("v"))
  end)

  it("is answered in time, in the order of answers", function()
    local app = board.open({
      action.sendRequest { url = "/a", onSuccess = { set("o", "@{concat(c.o, 'a')}") } },
      action.sendRequest { url = "/b", onSuccess = { set("o", "@{concat(c.o, 'b')}") } },
    }, { o = "" })
    app.network:stub("GET /a", { delay = 20 })
    app.network:stub("GET /b", { delay = 10 })
    app:find("go"):press()
    assert.equal(2, #app.network.pending)
    app:settle()
    assert.equal("ba", app:context("c"):get("o"))
    assert.equal(20, app.now)
  end)
end)

describe("actions 3 after navigation", function()
  local late = { action.setContext {
    contextId = "global", path = "late", value = "@{c.v}",
  }, set("v", "changed"), set("w", "@{c.v}"),
    action.setContext { contextId = "global", path = "own", value = "@{c.w}" } }
  local function leave(more, list, platform)
    local app = board.open(
      { action.sendRequest { url = "/r", onSuccess = list or late }, table.unpack(more) }, { v = "local" }, platform
    )
    app.network:stub("GET /r", { delay = 10 })
    app:find("go"):press()
    return app
  end
  local next_screen = { route = { screen = ui.screenComponent { id = "next", ui.text { id = "n", text = "N" } } } }

  it("a covered screen's lists run", function()
    local app = leave { action.pushView(next_screen) }
    app:advance(10)
    assert.same({ late = "local", own = "changed" }, app.global:get())
    app:back()
    assert.equal("changed", app:context("c"):get("v"))
  end)

  it("a popped screen's lists run in the old tree", function()
    local app = board.launch():open(ui.screenComponent { id = "first", ui.text { text = "1" } })
    app.network:stub("GET /r", { delay = 10 })
    app.network:stub("GET /again", {})
    app:perform(action.pushView { route = { screen = ui.screenComponent { id = "second", ui.container { context = {
      id = "c", value = { v = "local" },
    }, ui.button { id = "go", text = "Go", onPress = {
      action.sendRequest {
        url = "/r",
        onSuccess = beagle.array {
          late[1], late[2], late[3], late[4], action.sendRequest { url = "/again" }, action.pushView(next_screen),
          action.alert { message = "lost" }, action.openExternalURL { url = "https://x.test" },
        },
      },
      action.popView {} } } } } } })
    app:find("go"):press()
    assert.stacks(app, { { "first" } })
    app:advance(10)
    assert.same({ late = "local", own = "changed" }, app.global:get())
    assert.requested(app, "GET /again")
    assert.stacks(app, { { "first" } })
    assert.is_nil(app.dialog)
    assert.same({ "https://x.test" }, app.external_urls)
    assert.is_true(#board.logs(app, "warning") > 0)
  end)

  it("a popped screen's resetApplication happens", function()
    local app = leave({ action.resetApplication(next_screen) }, {
      action.resetApplication { route = { screen = ui.screenComponent { id = "other", ui.text { text = "o" } } } },
    })
    app:advance(10)
    assert.stacks(app, { { "other" } })
  end)

  it("android: covered by pushView it never runs, covered by a stack when shown again", function()
    local app = leave({ action.pushView(next_screen) }, nil, "android")
    app:advance(10)
    app:back()
    assert.is_nil(app.global:get("late"))
    app = leave({ action.pushStack(next_screen) }, nil, "android")
    app:advance(10)
    assert.is_nil(app.global:get("late"))
    app:back()
    assert.equal("local", app.global:get("late"))
  end)

  it("web: a covered screen's lists run, too", function()
    local app = leave({ action.pushView(next_screen) }, nil, "web")
    app:advance(10)
    assert.equal("local", app.global:get("late"))
  end)
end)

describe("actions 3 differences", function()
  it("android: onFinish comes first, the context has statusCode and headers, and no JSON scalars", function()
    local _, seen = send({}, { body = "12", headers = { ["X-Y"] = "z" }, message = "fine" }, nil, "android")
    assert.same({ "finish", "success" }, seen.order)
    assert.equal("12", seen.success.data)
    assert.equal(200, seen.success.statusCode)
    assert.equal("z", seen.success.headers["X-Y"])
    assert.is_nil(seen.success.status)
  end)
  board.each({
    { "android", { body = "hello" }, "hello" }, { "android", { body = "" }, "" },
    { "android", { body = "[1]" }, { 1 } },
    { "android", { body = "true" }, "true" }, { "android", { body = '"t"' }, '"t"' },
    { "web", { body = "hello" }, "hello" }, { "web", { body = "" }, "" }, { "web", { body = "12" }, 12 },
  }, function(row) return row[1] .. " body " .. row[2].body end, function(row)
    local _, seen = send({}, row[2], nil, row[1])
    assert.same(row[3], seen.success.data)
  end)

  it("android: the error context", function()
    local _, seen = send({}, { status = 404, body = { a = 1 } }, nil, "android")
    assert.equal(404, seen.error.statusCode)
    assert.same({ a = 1 }, seen.error.data)
    assert.equal("Not Found", seen.error.statusText)
    assert.is_nil(seen.error.message)
  end)

  it("web: the texts come from the response", function()
    local _, seen = send({}, { status = 201 }, nil, "web")
    assert.same({ data = "", status = 201, statusText = "Created" }, seen.success)
    _, seen = send({}, { status = 404, body = { a = 1 } }, nil, "web")
    assert.same(
      {
        data = { a = 1 }, status = 404, statusText = "Not Found",
        message = "Beagle: network error 404 while trying to access GET /r.",
      },
      seen.error
    )
  end)

  it("web: a transport error has a message only", function()
    local app = board.open({ action.sendRequest { url = "/r", onError = { set("e", "@{onError}") } } }, {}, "web")
    app.network:fail("GET /r", { error = "timeout" })
    app:find("go"):press()
    assert.same({ message = "The request timed out." }, app:context("c"):get("e"))
  end)

  it("web: header values are evaluated, methods in any case", function()
    local _, _, request = send({ method = "post", headers = { h = "@{c.id}" } }, {}, { id = "7" }, "web")
    assert.equal("POST", request.method)
    assert.equal("7", request.headers.h)
  end)

  it("web: a method that is an expression in lower case", function()
    local _, _, request = send({ method = "@{c.m}" }, {}, { m = "put" }, "web")
    assert.equal("PUT", request.method)
  end)
end)
