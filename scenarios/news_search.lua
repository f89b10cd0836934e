-- Searching on request: a list that has no items before the first answer.
local news = require "apps._news"

describe("The archive", function()
  local app

  local function search(word)
    app:find("q"):type(word)
    app:find("go"):press()
  end

  before_each(function() app = news.open "/news/search" end)

  it("has no result at first", function()
    assert.not_visible(app, "total")
    assert.equal(0, #app:find("hits").children)
  end)

  it("needs a word", function()
    app:find("go"):press()
    assert.equal("Type a word first.", app.dialog.message)
    assert.not_requested(app, "POST /news/api/archive")
  end)

  it("shows what it found", function()
    app.network:stub("POST /news/api/archive", { body = { total = 1, hits = { "1912: the great storm" } } })
    search("storm")
    assert.requested(app, "POST /news/api/archive", { body = { q = "storm", page = 1 } })
    assert.visible(app, { id = "total", text = "1 hits" })
    assert.visible(app, { id = "hit:0", text = "1912: the great storm" })
  end)

  it("tells a server's failure from a missing connection", function()
    app.network:stub("POST /news/api/archive", { status = 500 })
    search("storm")
    assert.visible(app, { id = "error", text = "server error" })
    app.network:offline()
    search("storm")
    assert.visible(app, { id = "error", text = "offline" })
    assert.visible(app, { id = "total", text = "0 hits" })
  end)
end)
