-- A story: a paywall by the global context, pictures from a context, and related stories that load by themselves.
local news = require "apps._news"

describe("The paywall", function()
  it("hides the story", function()
    local app = news.open "/news/articles/42"
    assert.visible(app, "paywall")
    assert.not_visible(app, "body")
  end)

  it("opens for subscribers, wherever they subscribed", function()
    local app = news.open "/news/articles/42"
    app.global:set("subscriber", true)
    assert.visible(app, "body")
    assert.not_visible(app, "paywall")
  end)

  it("leads to the subscription and back", function()
    local app = news.open "/news/articles/42"
    app.network:stub("POST /news/api/subscriptions", {})
    app:find("subscribe"):press()
    app:find("mail"):type("ines@tideline.test")
    app:find("submit"):press()
    assert.stacks(app, { { "/news/articles/42" } })
    assert.visible(app, "body")
    assert.context(app, "navigationContext.subscribed", "month")
  end)
end)

describe("The picture", function()
  it("is only asked for where a stub answers it", function()
    local app = news.launch()
    app.network:stub("GET /img/lighthouse.jpg", {})
    app:open("/news/articles/42")
    assert.requested(app, "GET /img/lighthouse.jpg", { times = 1 })
    assert.not_requested(news.open "/news/articles/42", "GET /img/lighthouse.jpg")
  end)

  it("may become one of the app's own", function()
    local app = news.open "/news/articles/42"
    assert.equal("remote", app:find("photo").path._beagleImagePath_)
    app:find("night"):press()
    assert.same({ _beagleImagePath_ = "local", mobileId = "lighthouse-night" }, app:find("photo"):tree().path)
  end)
end)

it("large print is centred", function()
  local app = news.open "/news/articles/42"
  app:find("size"):press()
  assert.tree(app:find("size-state"), { text = "Size L", alignment = "CENTER" })
  app:find("size"):press()
  assert.tree(app:find("size-state"), { text = "Size M", alignment = "LEFT" })
end)

it("a story can be shared", function()
  local app = news.open "/news/articles/42"
  app:find { text = "Share" }:press()
  assert.same({ id = "42" }, app.native_routes[1].data)
end)

describe("Related stories", function()
  it("are numbered from one", function()
    local app = news.open "/news/articles/42"
    assert.visible(app, { text = "1. How lamps are ground" })
    assert.visible(app, { text = "2. Keepers' diaries" })
  end)

  it("may fail, fail again, and come at last", function()
    local app = news.launch()
    app.network:stub("GET /news/articles/42/related", {
      { error = "timeout" },
      { body = "{ broken" },
      { json = "screens/news/related.json" },
    })
    app:open("/news/articles/42")
    assert.visible(app, "related-wait")
    app:retry()
    assert.transitions(app, beagle.contains { "error lazyLoad.networkError", "error lazyLoad.decoding" })
    app:retry()
    assert.visible(app, "related:0")
    assert.is_nil(app:query("related-wait"))
  end)

  it("one that is gone is an error of this story", function()
    local app = news.open "/news/articles/42"
    app:find("related:1"):press()
    assert.stacks(app, { { "/news/articles/42" } })
    assert.equal("error", app.screen.state)
    assert.requested(app, "GET /news/articles/52")
  end)
end)
