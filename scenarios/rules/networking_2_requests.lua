-- networking 2 to 4, 6: requests, statuses, what goes with them, bodies.
local board = require "_board"
local ui, action = beagle.ui, beagle.action
local null = beagle.null
local screen = ui.screenComponent { ui.text { id = "t", text = "T" } }

-- Opens /s, answered so; gives the app.
local function open(answer, platform, request)
  local app = board.launch(platform)
  app.network:stub("* /s", answer)
  return app:open(request or "/s")
end

describe("networking 3 statuses of a screen", function()
  board.each({
    { 200, true }, { 201, true }, { 204, true }, { 299, true }, { 199 }, { 300 }, { 301 }, { 302 }, { 304 }, { 400 },
    { 404 }, { 418 }, { 500 }, { 503 }, { 599 },
  },
    function(row) return tostring(row[1]) end,
    function(row)
      local app = open { status = row[1], json = screen }
      assert.equal(row[1], app.network.requests[1].status)
      if row[2] then return assert.visible(app, "t") end
      local err = app.transitions[2].error
      assert.equal("remoteScreen", err.kind)
      assert.equal("networkError", err.cause)
      assert.is_nil(app:query("t"))
    end)

  board.each({
    { 400, "Bad Request" }, { 401, "Unauthorized" }, { 402, "Payment Required" }, { 403, "Forbidden" },
    { 404, "Not Found" }, { 405, "Method Not Allowed" }, { 406, "Not Acceptable" },
    { 407, "Proxy Authentication Required" }, { 408, "Request Timeout" }, { 409, "Conflict" }, { 410, "Gone" },
    { 411, "Length Required" }, { 412, "Precondition Failed" }, { 413, "Content Too Large" },
    { 414, "URI Too Long" }, { 415, "Unsupported Media Type" }, { 416, "Range Not Satisfiable" },
    { 417, "Expectation Failed" }, { 421, "Misdirected Request" }, { 422, "Unprocessable Content" },
    { 426, "Upgrade Required" },
    { 500, "Internal Server Error" }, { 501, "Not Implemented" }, { 502, "Bad Gateway" },
    { 503, "Service Unavailable" }, { 504, "Gateway Timeout" }, { 505, "HTTP Version Not Supported" },
    { 300, "Multiple Choices" }, { 301, "Moved Permanently" }, { 302, "Found" }, { 303, "See Other" },
    { 304, "Not Modified" }, { 305, "Use Proxy" }, { 307, "Temporary Redirect" }, { 308, "Permanent Redirect" },
    { 100, "Continue" }, { 101, "Switching Protocols" }, { 418, "HTTP 418" }, { 420, "HTTP 420" }, { 599, "HTTP 599" },
    { 700, "HTTP 700" },
  }, function(row) return row[1] .. " is " .. row[2] end, function(row)
    local app = open { status = row[1] }
    assert.equal(row[2], app.transitions[2].error.message)
  end)

  it("an injected 3xx is not followed", function()
    local app = open { status = 302, headers = { Location = "/other" } }
    assert.equal(1, #app.network.requests)
  end)

  it("a message of the answer", function()
    assert.equal("No soup", open { status = 404, message = "No soup" }.transitions[2].error.message)
  end)

  it("android decodes the body of a failure as a component; web reports it", function()
    assert.visible(open({ status = 404, json = screen }, "android"), "t")
    assert.equal("error", open({ status = 404, json = screen }, "web").screen.state)
    local app = open({ status = 404, body = "no component" }, "android")
    assert.is_nil(app:query("t"))
    assert.is_not_nil(app.error_view)
  end)
end)

describe("networking 8 transport errors", function()
  local kinds = {
    { "timeout", "The request timed out." }, { "offline", "The Internet connection appears to be offline." },
    { "dns", "A server with the specified hostname could not be found." },
    { "connection_refused", "Could not connect to the server." },
    { "connection_reset", "The network connection was lost." },
    { "tls", "A TLS error caused the secure connection to fail." }, { "cancelled", "cancelled" },
  }
  board.each(kinds, function(row) return row[1] .. " of a screen" end, function(row)
    local app = board.launch()
    app.network:fail("GET /s", { error = row[1] })
    app:open("/s")
    assert.same({ kind = "remoteScreen", cause = "networkError", message = row[2] }, app.transitions[2].error)
    assert.equal(row[1], app.network.requests[1].error)
    assert.is_nil(app.network.requests[1].status)
    assert.equal(row[2], app.error_view.message)
  end)
  board.each(kinds, function(row) return row[1] .. " of a sendRequest and of lazy content" end, function(row)
    local app = board.launch()
    app.network:fail("GET /r", { error = row[1], delay = 5 })
    app:open(ui.screenComponent { ui.container { context = { id = "c", value = 0 }, onInit = {
      action.sendRequest { url = "/r", onError = { board.set(nil, "@{onError}") } },
    },
      ui.lazyComponent { path = "/r", initialState = ui.text { id = "initial", text = "x" } } } })
    app:settle()
    assert.same({ data = null, status = 0, statusText = row[2], message = row[2] }, app:context("c"):get())
    assert.transitions(
      app,
      beagle.contains { { state = "error", error = { kind = "lazyLoad", cause = "networkError", message = row[2] } } }
    )
    assert.visible(app, "initial")
  end)

  it("a message of its own", function()
    local app = board.launch()
    app.network:fail("GET /s", { error = "dns", message = "Where?" })
    assert.equal("Where?", app:open("/s").transitions[2].error.message)
  end)

  it("unmatched", function()
    local app = board.launch()
    app.network:allow_unmatched()
    app:open("/s")
    assert.equal("No stub answers GET https://kelp.test/s", app.transitions[2].error.message)
    assert.equal("unmatched", app.network.requests[1].error)
  end)

  it("a url that cannot be built", function()
    local app = board.launch():open("")
    assert.same(
      { kind = "remoteScreen", cause = "urlBuilderError", message = 'couldNotBuildUrl(url: "")' },
      app.transitions[2].error
    )
    assert.equal(0, #app.network.requests)
  end)
end)

describe("networking 4 what goes with a request", function()
  it("a remote screen opened by the app: as given", function()
    local app = open({ json = screen }, nil, {
      url = "/s", method = "POST", headers = { h = "1", ["Content-Type"] = "x" }, body = { a = { 1, null } },
    })
    local request = app.network.requests[1]
    assert.same({ "POST", "1", "x", "IOS" }, {
      request.method, request.headers.h, request.headers["content-type"], request.headers["Beagle-Platform"],
    })
    assert.same({ a = { 1, null } }, request.body)
    assert.equal("screen", request.source)
  end)

  it("a plain one: GET, the two default headers, no body", function()
    local request = open({ json = screen }).network.requests[1]
    assert.equal("GET", request.method)
    assert.same({ ["Content-Type"] = "application/json", ["beagle-platform"] = "IOS" }, request.headers)
    assert.is_nil(request.body)
  end)

  it("android's headers override the request's, web has none of its own", function()
    local app = open({ json = screen }, "android", { url = "/s", headers = { ["content-type"] = "x", h = "1" } })
    assert.same({ "application/json", "ANDROID", "1" }, {
      app.network.requests[1].headers["Content-Type"], app.network.requests[1].headers["beagle-platform"],
      app.network.requests[1].headers.h,
    })
    assert.same({}, open({ json = screen }, "web").network.requests[1].headers)
  end)

  it("lazy content, images and prefetches: nothing", function()
    local app = board.launch()
    app.network:stub("* *", { json = screen })
    app:open(ui.screenComponent {
      ui.container {
        ui.lazyComponent { path = "/l", initialState = ui.text { text = "x" } },
        ui.image { path = { _beagleImagePath_ = "remote", url = "/i" } },
        ui.button {
          id = "b", text = "b",
          onPress = {
            action.pushView {
              route = {
                url = "/p", shouldPrefetch = true,
                httpAdditionalData = { method = "POST", headers = { h = "1" }, body = 1 },
              },
            },
          },
        },
      },
    })
    for _, request in ipairs(app.network.requests) do
      assert.equal("GET", request.method)
      assert.is_nil(request.headers.h)
      assert.is_nil(request.body)
    end
    app:find("b"):press()
    assert.equal("/p", app.screen.identifier)
    assert.not_requested(app, "POST /p")
  end)

  it("a route: as written, null is no body", function()
    local app = board.open(
      {
        action.pushView {
          route = { url = "/p", httpAdditionalData = { method = "PUT", headers = { h = "@{c}" }, body = null } },
        },
      },
      1
    )
    app.network:stub("PUT /p", { json = screen })
    app:find("go"):press()
    local request = app.network.requests[1]
    assert.equal("@{c}", request.headers.h)
    assert.is_nil(request.body)
    assert.equal("route", request.source)
  end)

  it("body of a GET is sent, a text is a JSON text; android takes it raw", function()
    local app = board.launch()
    app.network:stub("* *", {})
    app:open(ui.screenComponent { ui.text { text = "x" } })
    app:perform {
      action.sendRequest { url = "/a", data = { k = 1 } },
      action.sendRequest { url = "/b", method = "POST", data = "{\"k\":1}" },
    }
    assert.same({ k = 1 }, app.network.requests[1].body)
    app = board.launch("android")
    app.network:stub("* *", {})
    app:open(ui.screenComponent { ui.text { text = "x" } })
    app:perform { action.sendRequest { url = "/b", method = "POST", data = "{\"k\":1}" } }
    assert.same({ k = 1 }, app.network.requests[1].body)
  end)
end)

describe("networking 6 bodies", function()
  board.each({
    { "a component", { body = beagle.encode(ui.text { text = "x" }) } },
    { "an unknown component", { body = '{"_beagleComponent_":"acme:x"}' } },
    { "empty", { body = "" }, "invalid_json" }, { "nothing given", {}, "invalid_json" },
    { "HTML", { body = "<html></html>" }, "invalid_json" }, { "text", { body = "hello" }, "invalid_json" },
    { "broken JSON", { body = '{"a":' }, "invalid_json" },
    { "an array", { body = "[]" }, "type_mismatch" }, { "a number", { body = "1" }, "type_mismatch" },
    { "a JSON text", { body = '"x"' }, "type_mismatch" },
    { "an object without type", { body = '{"a":1}' }, "missing_type" },
    { "a leading BOM", { body = "\xEF\xBB\xBF" .. beagle.encode(ui.text { text = "x" }) } },
    { "UTF-16", { body = "{\0}\0" }, "invalid_json" },
    {
      "a bad content type",
      { body = beagle.encode(ui.text { text = "x" }), headers = { ["Content-Type"] = "text/plain; charset=latin1" } },
    },
  }, function(row) return row[1] end, function(row)
    local app = open(row[2])
    local err = app.transitions[2].error
    if not row[3] then return assert.is_nil(err) end
    assert.same({ "remoteScreen", "decoding", row[3] }, { err.kind, err.cause, err.reason })
    local logs = board.logs(app, "decodingError")
    assert.equal(1, #logs)
    assert.equal("error", logs[1].level)
    assert.equal("Decoding", logs[1].category)
    assert.matches("^Could not decode: .*%. Check if that type has been registered%.$", logs[1].message)
  end)
  board.each({ { "", "decoding" }, { "[]", "decoding" }, { '{"a":1}', "decoding" }, { "x", "decoding" } }, function(row)
    return "lazy " .. row[1]
  end, function(row)
    local app = board.launch()
    app.network:stub("GET /l", { body = row[1] })
    app:open(ui.screenComponent {
      ui.lazyComponent { path = "/l", initialState = ui.text { id = "initial", text = "x" } },
    })
    assert.transitions(app, beagle.contains { "error lazyLoad.decoding" })
    assert.visible(app, "initial")
  end)

  it("a bare component is wrapped, its id kept when it is a container", function()
    local app = open { json = ui.container { id = "box", ui.text { id = "t", text = "T" } } }
    assert.equal("screenComponent", (app.screen:tree()._beagleComponent_:gsub("^beagle:", "")))
    assert.equal("box", app.screen.id)
  end)

  it("an image's answer is no error", function()
    local app = board.launch()
    app.network:stub("GET /i", { body = "{}" })
    app.network:stub("GET /j", { status = 404 })
    app:open(ui.screenComponent {
      ui.container {
        ui.image { path = { _beagleImagePath_ = "remote", url = "/i" } },
        ui.image { path = { _beagleImagePath_ = "remote", url = "/j" } },
      },
    })
    assert.transitions(app, { "started", "success", "finished" })
    assert.equal(2, #app.network.requests)
    assert.equal("image", app.network.requests[1].source)
  end)

  it("an image's new path cancels the running download", function()
    local app = board.launch()
    app.network:stub("GET /i", { delay = 100 })
    app.network:stub("GET /j", { delay = 100 })
    app:open(ui.screenComponent {
      ui.container {
        context = { id = "c", value = "/i" }, ui.image { path = { _beagleImagePath_ = "remote", url = "@{c}" } },
      },
    })
    app:perform(board.set(nil, "/j"))
    assert.equal("cancelled", app.network.requests[1].error)
    assert.equal("https://kelp.test/j", app.network.requests[2].url)
    assert.equal(1, #app.network.pending)
  end)
end)
