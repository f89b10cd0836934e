-- Subscribing: a form in a stack of its own, with an answer for the screen below.
local news = require "apps._news"

describe("Subscribing", function()
  local app

  local function subscribe()
    app:find("mail"):type("ines@tideline.test")
    app:find("submit"):press()
  end

  before_each(function()
    app = news.open "/news/articles/42"
    app:find("subscribe"):press()
  end)

  it("needs an address", function()
    app:find("submit"):press()
    assert.equal("We need your e-mail.", app.dialog.message)
    assert.equal("Needed", app:find("mail").error)
  end)

  it("sends the plan and the wish for a newsletter", function()
    app.network:stub("POST /news/api/subscriptions", {})
    app:find("year"):press()
    assert.visible(app, { id = "price", text = "90 € a year" })
    app:find("newsletter"):press()
    subscribe()
    assert.requested(app, "POST /news/api/subscriptions", {
      body = { mail = "ines@tideline.test", plan = "year", newsletter = false },
    })
  end)

  it("closes its stack, and tells the story which plan it was", function()
    app.network:stub("POST /news/api/subscriptions", {})
    subscribe()
    assert.stacks(app, { { "/news/articles/42" } })
    assert.context(app, "navigationContext", { subscribed = "month" })
    assert.context(app, "global.subscriber", true)
  end)

  for status, message in pairs { [409] = "You are already a subscriber.", [500] = "Please try later." } do
    it("an answer of " .. status .. " is explained", function()
      app.network:stub("POST /news/api/subscriptions", { status = status })
      subscribe()
      assert.equal(message, app.dialog.message)
      app.dialog:ok()
      assert.stacks(app, { { "/news/articles/42" }, { "/news/subscribe" } })
      assert.context(app, "global.subscriber", nil)
    end)
  end

  it("can be left for later", function()
    app:find("later"):press()
    assert.stacks(app, { { "/news/articles/42" } })
    assert.visible(app, "paywall")
  end)
end)
