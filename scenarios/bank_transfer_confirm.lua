-- Sending a transfer: a confirmation, a receipt, and going back to the form when it was rejected.
local bank = require "apps._bank"

describe("Sending", function()
  local app

  local function send(answer)
    app.network:stub("POST /bank/api/transfers", answer)
    app:find("send"):press()
    app.dialog:ok()
  end

  before_each(function()
    app = bank.open("/bank/home", bank.mo)
    app:find("transfer"):press()
    app:find("to"):type("KS02 4711")
    app:find("next-0"):press()
    app:find("amount"):type("20")
    app:find("next-1"):press()
    app:find("review"):press()
  end)

  it("shows what will be sent; without a reference there is no line for it", function()
    assert.visible(app, { id = "amount", text = "20.0 €" })
    assert.visible(app, { id = "to", text = "to KS02 4711" })
    assert.not_visible(app, "reference")
  end)

  it("is asked for once more", function()
    app:find("send"):press()
    assert.same("Send 20.0 € now?", app.dialog.message)
    assert.same({ "Send", "Not yet" }, { app.dialog.ok_label, app.dialog.cancel_label })
    app.dialog:cancel()
    assert.visible(app, { id = "error", text = "Not sent yet." })
    assert.not_requested(app, "POST /bank/api/transfers")
  end)

  it("ends at the receipt", function()
    send { body = { id = "T-9", amount = 20 } }
    assert.requested(app, "POST /bank/api/transfers", { body = { to = "KS02 4711", amount = 20, reference = "" } })
    assert.stacks(app, { { "/bank/home" }, { "/bank/transfer/receipt" } })
    assert.visible(app, { id = "sent", text = "Sent: 20 €" })
    assert.visible(app, { id = "number", text = "Reference number T-9" })
  end)

  it("the receipt can be shared, and is closed with its stack", function()
    send { body = { id = "T-9", amount = 20 } }
    app:find("share"):press()
    assert.equal("share", app.native_routes[1].route)
    app:find("done"):press()
    assert.stacks(app, { { "/bank/home" } })
  end)

  it("422: back to the form, with the reason", function()
    send { status = 422, body = { reason = "Limit reached" } }
    assert.stacks(app, { { "/bank/home" }, { "/bank/transfer" } })
    assert.context(app, "navigationContext.rejected", "Limit reached")
    assert.visible(app, { id = "summary", text = "20 € to KS02 4711" })
  end)

  it("any other failure stays, and can be tried again", function()
    send { { status = 500 }, { body = { id = "T-9", amount = 20 } } }
    assert.visible(app, { id = "error", text = "Not sent. Nothing was booked." })
    app:find("send"):press()
    app.dialog:ok()
    assert.equal("/bank/transfer/receipt", app.screen.url)
  end)

  it("cannot be pressed twice", function()
    send { body = { id = "T-9", amount = 20 }, delay = 500 }
    assert.error_matches(function() app:find("send"):press() end, "disabled")
    app:settle()
    assert.requested(app, "POST /bank/api/transfers", { times = 1 })
  end)
end)
