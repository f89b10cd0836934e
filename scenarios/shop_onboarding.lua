-- Onboarding: pages, buttons and an indicator that are joined by one context.
local shop = require "apps._shop"
local ui = beagle.ui

describe("Onboarding", function()
  local app, pages

  before_each(function()
    app = shop.open "/shop/onboarding"
    pages = app:find(ui.pageView {})
  end)

  it("begins at the first page", function()
    assert.equal(0, pages.currentPage)
    assert.visible(app, { text = "Things that last" })
    assert.not_visible(app, { text = "From your street" })
  end)

  it("swiping moves the indicator", function()
    pages:swipe_to(1)
    assert.equal(1, app:find(ui.pageIndicator {}).currentPage)
    assert.visible(app, "welcome-title-1")
  end)

  it("Next turns the page, and is called Start on the last one", function()
    local next_button = app:find("next")
    next_button:press()
    assert.equal("Next", next_button.text)
    next_button:press()
    assert.equal(2, pages.currentPage)
    assert.equal("Start", next_button.text)
  end)

  it("Next turns the page without the event that a swipe has", function()
    app:find("next"):press()
    assert.actions(app, { "condition", "setContext" })
    pages:swipe_to(2)
    assert.actions(app, { { name = "setContext", props = { path = "page", value = 2 } } })
  end)

  for _, way in ipairs { "skip", "next" } do
    it("leads home by " .. way, function()
      pages:swipe_to(2)
      app:find(way):press()
      assert.stacks(app, { { "/shop/home" } })
      assert.equal(false, app:back())
    end)
  end

  it("has no page after the last", function()
    assert.has_error(function() pages:swipe_to(3) end)
    assert.equal(0, pages.currentPage)
  end)
end)
