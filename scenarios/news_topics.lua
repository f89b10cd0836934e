-- A grid over its own context: a cell writes to its item, and so to the context that the item comes from.
local news = require "apps._news"

describe("Topics", function()
  local app

  before_each(function()
    app = news.open "/news/feed"
    app:find { text = "Topics" }:press()
  end)

  it("are shown in three columns", function()
    assert.equal(3, app:find("topics").spanCount)
    assert.equal("Town", app:find("topic:1").text)
  end)

  it("following one writes back to the grid's context", function()
    app:find("follow:2"):press()
    assert.equal("Unfollow", app:find("follow:2").text)
    assert.same({ name = "Weather", on = true }, app:find("topics"):context("topics"):get("[2]"))
  end)

  it("and to the global context", function()
    app:find("follow:0"):press()
    app:find("follow:2"):press()
    assert.context(app, "global.topics", { "Sea", "Weather" })
    assert.visible(app, { id = "count", text = "You follow 2" })
    app:find("follow:0"):press()
    assert.context(app, "global.topics", { "Weather" })
  end)

  it("go back as a result", function()
    app:find("follow:1"):press()
    app:find("done"):press()
    assert.stacks(app, { { "/news/feed" } })
    assert.context(app, "navigationContext", { topics = { "Town" } })
  end)
end)
