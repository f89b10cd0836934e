-- Every kind of route: remote and inline, with a fallback, with a body; ways back by url and by id; and strangers.
local shop = require "apps._shop"
local ui = beagle.ui

local app

before_each(function() app = shop.open "/shop/links" end)

describe("A route that leads nowhere", function()
  it("shows its fallback under its own address", function()
    app.network:stub("GET /shop/gone", { status = 404 })
    app:find("to-gone"):press()
    assert.stacks(app, { { "/shop/links", "/shop/gone" } })
    assert.equal("fallback-offline", app.screen.id)
    app:find("offline-back"):press()
    assert.stacks(app, { { "/shop/links" } })
  end)

  it("without a fallback it is an error of the screen that asked", function()
    app.network:stub("GET /shop/gone-too", { status = 404 })
    app:find("to-gone-too"):press()
    assert.stacks(app, { { "/shop/links" } })
    assert.transitions(app, beagle.contains { "error remoteScreen.networkError /shop/links" })
    assert.equal("Not Found", app.error_view.message)
    app.error_view:cancel()
    assert.is_nil(app.error_view)
  end)
end)

describe("A screen inside the screen", function()
  before_each(function() app:find("to-inline"):press() end)

  it("is pushed without a request, and gets a context to take along", function()
    assert.stacks(app, { { "/shop/links", "inline-note" } })
    assert.visible(app, { text = "Note: written by links" })
    assert.equal(1, #app.network.requests)
  end)

  it("goes up to an address", function()
    app:find("up"):press()
    assert.stacks(app, { { "/shop/links" } })
    assert.visible(app, { text = "Back with: " })
  end)

  it("goes up to an id", function()
    app:find("deeper"):press()
    app:find("one-up"):press()
    assert.stacks(app, { { "/shop/links", "inline-note" } })
  end)

  it("goes all the way up, and brings something back", function()
    app:find("deeper"):press()
    app:find("all-up"):press()
    assert.stacks(app, { { "/shop/links" } })
    assert.visible(app, { text = "Back with: been deep" })
  end)

  it("the system's back goes one screen back", function()
    app:find("deeper"):press()
    assert.is_true(app:back())
    assert.equal("inline-note", app.screen.identifier)
  end)
end)

describe("Leaving Beagle", function()
  it("a screen may be asked for with POST", function()
    app.network:stub("POST /shop/quote", { json = ui.screenComponent { ui.text { text = "33.50 €" } } })
    app:find("to-quote"):press()
    assert.requested(app, "POST /shop/quote", { headers = { ["x-currency"] = "EUR" }, body = { ids = { 7, 12 } } })
    assert.visible(app, { text = "33.50 €" })
  end)

  it("a website", function()
    app:find("to-web"):press()
    assert.same({ "https://hedgerow.test/about" }, app.external_urls)
    assert.stacks(app, { { "/shop/links" } })
  end)

  it("a native screen that nobody has registered is asked for in vain", function()
    app:find("to-native"):press()
    assert.equal("scanner", app.native_routes[1].route)
    assert.same({ mode = "barcode" }, app.native_routes[1].data)
    assert.stacks(app, { { "/shop/links" } })
  end)
end)

describe("What nobody has registered", function()
  it("a component leaves a gap", function()
    assert.tree(app:find { _beagleComponent_ = "custom:seasonBanner" }, { unknown = true, season = beagle.absent })
  end)

  it("an action is logged, and the next one runs", function()
    app:find("to-unknown"):press()
    assert.equal("Still here", app.dialog.message)
    assert.actions(app, { "custom:vibrate", "alert" })
    local last = app.logs[#app.logs]
    assert.equal("error", last.level)
    assert.matches("unknown action", last.message)
  end)
end)
