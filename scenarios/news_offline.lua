-- The page that is shown without a connection, given to the app as a fallback.
local news = require "apps._news"

describe("The offline page", function()
  local app

  before_each(function()
    app = news.launch()
    app.network:fail("GET /news/feed", { error = "offline", times = 1 })
    app:open { url = "/news/feed", fallback = beagle.file "screens/news/offline.json" }
  end)

  it("stands in for the feed, under the feed's address", function()
    assert.visible(app, { id = "message", text = "No connection" })
    assert.stacks(app, { { "/news/feed" } })
    assert.transitions(app, { "started", "success", "finished" })
  end)

  it("tries again", function()
    app:find("again"):press()
    assert.stacks(app, { { "/news/feed" } })
    assert.visible(app, "stories")
  end)

  it("trying again may fail again", function()
    app.network:offline()
    app:find("again"):press()
    assert.transitions(app, beagle.contains { "error remoteScreen.networkError /news/feed" })
    assert.visible(app, "message")
  end)

  it("saved stories can be read", function()
    app:find("saved"):press()
    assert.stacks(app, { { "/news/feed", "/news/saved" } })
  end)
end)
