-- A statement: rows that open and close by themselves, and more of them at the end of the scrolling.
local bank = require "apps._bank"

local MORE = { next = beagle.null, lines = { { id = 4, amount = -7, text = "Tram", date = "4 May" } } }

describe("A statement", function()
  local app, lines

  before_each(function()
    app = bank.open "/bank/accounts/0/statement"
    lines = app:find("lines")
  end)

  it("shows each line by its amount", function()
    assert.equal("-3.2", app:find("amount:1").text)
    assert.equal("+ 150", app:find("amount:2").text)
    assert.equal("Your limit was changed", app:find("note:3").text)
  end)

  it("a tap opens a line, another one closes it", function()
    assert.not_visible(app, "details:1")
    app:find("text:1"):press()
    assert.visible(app, { id = "details:1", text = "Booked on 2 May" })
    assert.not_visible(app, "more:1")
    app:find("text:1"):press()
    assert.not_visible(app, "details:1")
  end)

  it("scrolling to the end loads the rest, until there is no more", function()
    app.network:stub("GET /bank/api/accounts/0/lines?after=3", { body = MORE })
    lines:scroll_to_end()
    assert.equal(4, #lines.children)
    lines:scroll_to_end()
    assert.requested(app, "GET /bank/api/accounts/0/lines", { times = 1 })
    assert.context(app, "book.next", nil)
  end)

  it("an open line stays open when others come", function()
    app.network:stub("GET /bank/api/accounts/0/lines", { body = MORE })
    app:find("text:1"):press()
    lines:scroll_to_end()
    assert.visible(app, "details:1")
    assert.not_visible(app, "details:4")
  end)

  it("a failure is said, and scrolling again tries again", function()
    app.network:stub("GET /bank/api/accounts/0/lines", { { status = 503 }, { body = MORE } })
    lines:scroll_to_end()
    assert.visible(app, { id = "error", text = "Service Unavailable" })
    lines:scroll_to_end()
    assert.visible(app, "text:4")
  end)

  it("half way down nothing is loaded", function()
    lines:scroll_to(0.5)
    assert.not_requested(app, "GET /bank/api/accounts/0/lines")
  end)
end)
