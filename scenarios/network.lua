-- Stubs: what answers a request, how often, and what a test can ask about the requests that were made.
local shop = require "apps._shop"
local action = beagle.action

describe("A stub", function()
  local app

  local function send(url, method, data)
    app:perform(action.sendRequest {
      url = url, method = method, data = data,
      onSuccess = { action.setContext { contextId = "global", value = "@{onSuccess.data}" } },
      onError = { action.setContext { contextId = "global", value = "error @{onError.status}" } },
    })
    return app.global:get()
  end

  before_each(function() app = shop.open "/shop/cart" end)

  it("answers by method and path", function()
    app.network:stub("GET /stock", { body = { left = 3 } })
    assert.same({ left = 3 }, send("/stock"))
  end)

  it("the newest that matches answers", function()
    app.network:stub("* /stock", { body = "1" })
    app.network:stub("GET /stock", { body = "2" })
    assert.equal(2, send("/stock", "GET"))
    assert.equal(1, send("/stock", "POST"))
  end)

  it("steps aside when it is used up", function()
    app.network:stub("GET /stock", { body = "3" })
    app.network:stub("GET /stock", { status = 503, times = 2 })
    assert.equal("error 503", send("/stock"))
    assert.equal("error 503", send("/stock"))
    assert.equal(3, send("/stock"))
  end)

  it("may be a list of answers, the last of which stays", function()
    app.network:stub("GET /stock", { { body = "2" }, { body = "1" }, { status = 410 } })
    assert.same({ 2, 1, "error 410", "error 410" }, { send("/stock"), send("/stock"), send("/stock"), send("/stock") })
  end)

  it("may name parts of the path", function()
    app.network:stub("GET /shelves/:shelf/boxes/:box", function(request) return { body = request.params } end)
    assert.same({ shelf = "a", box = "7" }, send("/shelves/a/boxes/7"))
  end)

  it("may ask for a query, in any order", function()
    app.network:stub("GET /stock?size=l&colour=red", { body = "1" })
    assert.equal(1, send("/stock?colour=red&page=2&size=l"))
  end)

  it("may decide that a request is none of its business", function()
    app.network:stub("* /*", { status = 404 })
    app.network:stub("POST /stock", function(request)
      if request.body.id == 7 then return { body = "24" } end
    end)
    assert.equal(24, send("/stock", "POST", { id = 7 }))
    assert.equal("error 404", send("/stock", "POST", { id = 8 }))
  end)
end)

describe("Requests", function()
  it("are listed with what asked for them", function()
    local app = shop.open "/shop/home"
    local made = {}
    for i, request in ipairs(app.network.requests) do made[i] = request.source .. " " .. request.path end
    assert.same({ "screen /shop/home", "lazy /shop/home/offer", "prefetch /shop/products/31" }, made)
  end)

  it("tell their address and headers", function()
    local app = shop.open "/shop/cart"
    local request = app.network.requests[1]
    assert.equal("application/json", request.headers["Content-Type"])
    assert.equal("https://hedgerow.test/shop/cart", request.url)
    assert.requested(app, "GET /shop/cart", { headers = { ["content-type"] = beagle.matches "json" } })
  end)

  it("that nobody answers are errors in the app, and fail the test unless they are allowed", function()
    local app = shop.open "/shop/cart"
    app.network:allow_unmatched()
    app:perform(action.sendRequest { url = "/nowhere", onError = { action.alert { message = "@{onError.message}" } } })
    assert.matches("^No stub answers GET", app.dialog.message)
    assert.equal("unmatched", app.network.requests[#app.network.requests].error)
  end)
end)
