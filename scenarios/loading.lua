-- A screen that does not load: every kind of failure, the error view, and retries.
local shop = require "apps._shop"

local function open_home(...)
  local app = shop.launch()
  app.network:stub("GET /shop/home", { ... })
  return app:open("/shop/home")
end

describe("A screen that loads", function()
  it("goes through its states", function()
    local app = open_home { json = "screens/shop/home.json" }
    assert.transitions(app, { "started /shop/home", "success /shop/home", "finished /shop/home" })
  end)

  it("shows the loading indicator meanwhile", function()
    local app = open_home { json = "screens/shop/home.json", delay = 900 }
    assert.is_true(app.loading)
    assert.equal("started", app.screen.state)
    app:advance(900)
    assert.is_false(app.loading)
    assert.equal("finished", app.screen.state)
  end)
end)

describe("A screen that fails by", function()
  for _, row in ipairs {
    { "a server error", { status = 500 }, "remoteScreen.networkError", "Internal Server Error" },
    { "a missing page", { status = 404 }, "remoteScreen.networkError", "Not Found" },
    { "a server's own words", { status = 503, message = "Back at noon" }, "remoteScreen.networkError", "Back at noon" },
    { "a timeout", { error = "timeout" }, "remoteScreen.networkError", "The request timed out." },
    { "a host that is unknown", { error = "dns" }, "remoteScreen.networkError", "hostname could not be found" },
    { "broken JSON", { body = '{ "_beagleComponent_": ' }, "remoteScreen.decoding", "" },
    { "an empty answer", {}, "remoteScreen.decoding", "" },
    { "an answer of another kind", { body = { status = "ok" } }, "remoteScreen.decoding", "_beagleComponent_" },
  } do
    local name, answer, cause, message = table.unpack(row)
    it(name .. " says so, and stays empty", function()
      local app = open_home(answer)
      assert.transitions(app, { "started", "error " .. cause, "finished" })
      assert.is_truthy(app.error_view.message:find(message, 1, true))
      assert.is_nil(app:query "greeting")
    end)
  end

  it("an address that cannot be built", function()
    local app = shop.launch()
    app:open("https://hedgerow.test:shop/home")
    assert.transitions(app, { "started", "error remoteScreen.urlBuilderError", "finished" })
    assert.equal(0, #app.network.requests)
  end)
end)

describe("Retrying", function()
  it("succeeds", function()
    local app = open_home({ status = 500 }, { json = "screens/shop/home.json" })
    app.error_view:retry()
    assert.visible(app, "greeting")
    assert.is_nil(app.error_view)
    assert.requested(app, "GET /shop/home", { times = 2 })
  end)

  it("fails again, and can be tried once more", function()
    local app = open_home({ error = "timeout" }, { status = 500 }, { json = "screens/shop/home.json" })
    assert.equal("The request timed out.", app.error_view.message)
    app.error_view:retry()
    assert.equal("Internal Server Error", app.error_view.message)
    app.error_view:retry()
    assert.equal("finished", app.screen.state)
    assert.visible(app, "greeting")
  end)

  it("after it has loaded does nothing", function()
    local app = open_home({ status = 500 }, { json = "screens/shop/home.json" })
    app:retry():retry()
    assert.requested(app, "GET /shop/home", { times = 2 })
  end)

  it("is an error of the scenario where there is nothing to retry", function()
    local app = shop.open "/shop/home"
    assert.has_error(function() app:retry() end)
  end)
end)

describe("Going on to a screen that fails", function()
  it("stays where one is", function()
    local app = shop.open "/shop/home"
    app.network:fail("GET /shop/cart", { error = "timeout", delay = 60000 })
    app:find { text = "Cart" }:press()
    assert.is_true(app.loading)
    app:settle()
    assert.equal(60000, app.now)
    assert.stacks(app, { { "/shop/home" } })
    assert.visible(app, "greeting")
  end)

  it("a retry goes where the press wanted to go", function()
    local app = shop.open "/shop/home"
    app.network:fail("GET /shop/cart", { error = "timeout", times = 1 })
    app:find { text = "Cart" }:press()
    app.error_view:retry()
    assert.stacks(app, { { "/shop/home" }, { "/shop/cart" } })
  end)
end)
