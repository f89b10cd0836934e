-- The second factor: the sixth digit sends the code, three wrong codes lead back to the login.
local bank = require "apps._bank"

local app

local function enter(code) app:find("code"):type(code) end

before_each(function()
  app = bank.open("/bank/login", bank.mo)
  app:perform(beagle.action.pushView { route = { url = "/bank/login/code" } })
end)

describe("The code", function()
  it("is sent by its sixth digit", function()
    app.network:stub("PUT /bank/api/session/code", {})
    enter("12345")
    assert.not_requested(app, "PUT /bank/api/session/code")
    enter("123456")
    assert.requested(app, "PUT /bank/api/session/code", { body = { code = "123456" } })
  end)

  it("when it is right, home is all that remains", function()
    app.network:stub("PUT /bank/api/session/code", {})
    enter("123456")
    assert.stacks(app, { { "/bank/home" } })
    assert.visible(app, { text = "Hello Mo" })
  end)

  it("cannot be changed while it is checked", function()
    app.network:stub("PUT /bank/api/session/code", { delay = 300 })
    enter("123456")
    assert.is_true(app:find("code").readOnly)
    assert.has_error(function() enter("654321") end)
    app:settle()
    assert.equal("/bank/home", app.screen.url)
  end)

  it("when it is wrong, it is emptied and there is one try less", function()
    app.network:stub("PUT /bank/api/session/code", { status = 403 })
    enter("000000")
    assert.visible(app, { id = "wrong", text = "Wrong code, 2 tries left" })
    assert.equal("", app:find("code").value)
  end)

  it("three wrong ones end the session", function()
    app.network:stub("PUT /bank/api/session/code", { status = 403 })
    for _ = 1, 3 do enter("000000") end
    assert.equal("Please log in again.", app.dialog.message)
    app.dialog:ok()
    assert.stacks(app, { { "/bank/login" } })
    assert.context(app, "global.session", nil)
  end)

  it("can be sent again", function()
    app.network:stub("POST /bank/api/session/code", {})
    app:find("resend"):press()
    assert.equal("A new code is on its way.", app.dialog.message)
  end)
end)

it("without a session the screen leaves by itself", function()
  app:back()
  app.global:clear("session")
  app:perform(beagle.action.pushView { route = { url = "/bank/login/code" } })
  assert.stacks(app, { { "/bank/login" } })
  assert.actions(app, beagle.contains { "popView" })
end)
