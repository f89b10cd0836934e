-- Logging in: a form that is checked, and every answer that the server may give.
local bank = require "apps._bank"

local app

local function log_in()
  app:find("user"):type("mo@kiesel.test")
  app:find("pin"):type("12345")
  app:find("submit"):press()
end

before_each(function() app = bank.open "/bank/login" end)

describe("The login form", function()
  it("says what is missing", function()
    app:find("submit"):press()
    assert.equal("Please check the marked fields.", app:find("message").text)
    assert.equal("Enter your e-mail", app:find("user").error)
    assert.is_true(app:find("user").errorVisible)
    assert.not_requested(app, "POST /bank/api/session")
  end)

  it("marks fields once the PIN has been left", function()
    app:find("pin"):type("12")
    assert.is_false(app:find("pin").errorVisible)
    app:find("pin"):blur()
    assert.is_true(app:find("pin").errorVisible)
  end)

  it("a PIN of five digits will do", function()
    app:find("pin"):type("1234")
    assert.equal("Five digits or more", app:find("pin").error)
    app:find("pin"):type("12345")
    assert.equal("", app:find("pin").error)
  end)

  it("sends what was typed, in the language of the app", function()
    app.network:stub("POST /bank/api/session", { body = { token = "t", name = "Mo", secondFactor = false } })
    log_in()
    assert.requested(app, "POST /bank/api/session", {
      body = { user = "mo@kiesel.test", pin = "12345" },
      headers = { ["Accept-Language"] = "en" },
    })
  end)
end)

describe("Logging in", function()
  it("leads home, and keeps the session", function()
    app.network:stub("POST /bank/api/session", { body = { token = "t", name = "Mo", secondFactor = false } })
    log_in()
    assert.stacks(app, { { "/bank/home" } })
    assert.context(app, "global.session", { token = "t", name = "Mo" })
  end)

  it("leads to the code, where there is a second factor", function()
    app.network:stub("POST /bank/api/session", { body = { token = "t", name = "Mo", secondFactor = true } })
    log_in()
    assert.stacks(app, { { "/bank/login", "/bank/login/code" } })
    assert.visible(app, { text = "We sent a code to your phone, Mo." })
  end)

  it("waits for the answer and locks what must not change meanwhile", function()
    app.network:stub("POST /bank/api/session", { status = 401, delay = 800 })
    log_in()
    assert.equal("One moment", app:find("submit").text)
    assert.error_matches(function() app:find("pin"):type("54321") end, "disabled")
    app:settle()
    assert.equal("Log in", app:find("submit").text)
  end)

  it("401: the PIN has to be typed again", function()
    app.network:stub("POST /bank/api/session", { status = 401 })
    log_in()
    assert.visible(app, { id = "message", text = "E-mail or PIN is wrong." })
    assert.equal("", app:find("pin").value)
    assert.equal("mo@kiesel.test", app:find("user").value)
  end)

  it("423: the account is locked, for how long is in the answer", function()
    app.network:stub("POST /bank/api/session", { status = 423, body = { minutes = 5 } })
    log_in()
    assert.equal("Locked", app.dialog.title)
    assert.equal("Too many attempts. Try again in 5 minutes.", app.dialog.message)
  end)

  it("offline, then with a connection", function()
    app.network:stub("POST /bank/api/session", { body = { token = "t", name = "Mo", secondFactor = false } })
    app.network:offline()
    log_in()
    assert.visible(app, { id = "message", text = "No connection. Please try again." })
    app.network:online()
    app:find("submit"):press()
    assert.stacks(app, { { "/bank/home" } })
  end)

  it("an answer that is not JSON leaves the session empty and asks for no code", function()
    app.network:stub("POST /bank/api/session", { body = "<html>maintenance</html>" })
    log_in()
    assert.context(app, "global.session.token", nil)
    assert.stacks(app, { { "/bank/home" } })
  end)
end)

describe("Help", function()
  before_each(function() app:find("forgot"):press() end)

  it("opens on a stack of its own, and closes with it", function()
    assert.stacks(app, { { "/bank/login" }, { "/bank/help" } })
    app:find("close"):press()
    assert.stacks(app, { { "/bank/login" } })
  end)

  it("knows a website and a telephone number", function()
    app:find("web"):press()
    app:find("call"):press()
    assert.same({ "https://kiesel.test/help?topic=pin", "tel:+4930000" }, app.external_urls)
  end)
end)
