-- A web view: it loads again when its address changes, and a page that breaks off is an error of the screen.
local bank = require "apps._bank"

describe("The terms", function()
  local app, page

  local function open()
    app:open("/bank/settings")
    app:find("terms"):press()
    page = app:find("terms-page")
  end

  before_each(function() app = bank.launch() end)

  it("are loaded when the screen is shown", function()
    app.network:stub("GET /terms", { body = "<html>", delay = 400 })
    open()
    assert.equal("loading", page.state)
    app:advance(400)
    assert.equal("loaded", page.state)
  end)

  it("need no stub: a page that nobody answers counts as loaded", function()
    open()
    assert.equal("loaded", page.state)
    assert.not_requested(app, "GET /terms")
  end)

  it("are loaded again for another address", function()
    app.network:stub("GET /terms", {})
    open()
    app:find("plain"):press()
    assert.equal("https://kiesel.test/terms?plain=1", page.url)
    assert.requested(app, "GET /terms?plain=1", { times = 1 })
  end)

  it("a page that breaks off can be retried", function()
    app.network:stub("GET /terms", { { error = "connection_reset" }, { body = "<html>" } })
    open()
    assert.equal("error", page.state)
    assert.transitions(app, beagle.contains { "error webView /bank/terms" })
    app:retry()
    assert.equal("loaded", page.state)
  end)

  it("are agreed to by version", function()
    open()
    app:find("agree"):press()
    assert.stacks(app, { { "/bank/settings" } })
    assert.context(app, "global.terms", "2024-3")
  end)
end)
