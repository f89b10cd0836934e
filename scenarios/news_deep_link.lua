-- Landing by a link: the screen decides in its onInit where to go.
local news = require "apps._news"

local function land(session)
  local app = news.launch()
  if session then app.global:set("session", session) end
  return app:open("/news/open/42")
end

describe("A link to a story", function()
  it("leads to the story", function()
    assert.stacks(land { name = "Ines" }, { { "/news/articles/42" } })
  end)

  it("asks strangers to subscribe, and remembers where they wanted to go", function()
    local app = land(nil)
    assert.stacks(app, { { "/news/open/42" }, { "/news/subscribe" } })
    assert.context(app, "global.after", "/news/articles/42")
    assert.actions(app, { "condition", "setContext", "pushStack" })
  end)

  it("a story that is gone says so, and leads to the front page", function()
    local app = news.launch()
    app.global:set("session", { name = "Ines" })
    app.network:stub("GET /news/articles/42", { status = 410 })
    app:open("/news/open/42")
    assert.stacks(app, { { "/news/articles/42" } })
    assert.visible(app, { text = "This story is gone." })
    app:find("front"):press()
    assert.stacks(app, { { "/news/feed" } })
  end)
end)
