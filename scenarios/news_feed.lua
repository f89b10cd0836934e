-- A feed: a pull puts new stories in front, and a row writes to the global context.
local news = require "apps._news"
local ui = beagle.ui

local app

before_each(function() app = news.open "/news/feed" end)

describe("The feed", function()
  it("shows stories by kind", function()
    assert.visible(app, { id = "teaser:42" })
    assert.visible(app, { id = "title:43", text = "Ferry on time" })
    assert.visible(app, { id = "ad:44", text = "Advert: Rain coats" })
    assert.is_nil(app:query("save:42"))
  end)

  it("opens a story", function()
    app:find("title:42"):press()
    assert.stacks(app, { { "/news/feed", "/news/articles/42" } })
  end)

  it("a story that is gone is an error with a retry", function()
    app:find("title:43"):press()
    assert.stacks(app, { { "/news/feed" } })
    assert.equal("Not Found", app.error_view.message)
    app.network:stub("GET /news/articles/43", { json = "screens/news/article.json" })
    app.error_view:retry()
    assert.stacks(app, { { "/news/feed", "/news/articles/43" } })
  end)

  it("takes its accent from the whole app", function()
    local puller = app:find(ui.pullToRefresh {})
    assert.equal("#005F73", puller.color)
    app.global:set("accent", "#CA6702")
    assert.equal("#CA6702", puller.color)
  end)
end)

describe("Pulling", function()
  local NEW = { since = "09:30", stories = { { id = 45, kind = "short", title = "Tide table" } } }

  it("puts new stories in front", function()
    app.network:stub("GET /news/api/feed", { body = NEW })
    app:find(ui.pullToRefresh {}):pull()
    assert.equal(4, #app:find("stories").children)
    assert.equal("title:45", app:find_all({ id = beagle.matches "^title:" })[1].id)
  end)

  it("asks for what came after the last time", function()
    app.network:stub("GET /news/api/feed", { body = NEW })
    app:find(ui.pullToRefresh {}):pull():pull()
    assert.requested(app, "GET /news/api/feed?since=", { times = 1 })
    assert.requested(app, "GET /news/api/feed?since=09:30", { times = 1 })
  end)

  it("a failure is told", function()
    app.network:stub("GET /news/api/feed", { status = 500 })
    app:find(ui.pullToRefresh {}):pull()
    assert.equal("No news is bad news: 500", app.dialog.message)
    assert.is_false(app:find(ui.pullToRefresh {}).isRefreshing)
  end)
end)

describe("Saving a story", function()
  it("changes the row and the global context", function()
    assert.changes(app, {
      contexts = { ["global.saved"] = { 43 } },
      tree = { ["save:43"] = { text = "Saved" } },
      actions = { "condition", "setContext" },
    }, function() app:find("save:43"):press() end)
  end)

  it("can be taken back", function()
    app:find("save:43"):press():press()
    assert.context(app, "global.saved", {})
    assert.equal("Save", app:find("save:43").text)
  end)

  it("is known on the next screen", function()
    app:find("save:43"):press()
    app.screen.navigation_bar.items[2]:press()
    assert.visible(app, { text = "Story 43" })
  end)
end)
