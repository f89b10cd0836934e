-- The page for what is not there: as a screen of its own, and as the backend's answer.
local shop = require "apps._shop"

describe("The page for what is not there", function()
  it("leads home, with nothing below", function()
    local app = shop.open "/shop/404"
    assert.visible(app, { id = "message", text = beagle.matches "could not find" })
    app:find("home"):press()
    assert.stacks(app, { { "/shop/home" } })
  end)

  it("leads back to where one was", function()
    local app = shop.open "/shop/search"
    app:perform(beagle.action.pushView { route = { url = "/shop/404" } })
    app:find("back"):press()
    assert.stacks(app, { { "/shop/search" } })
  end)

  it("at the very first screen there is no back", function()
    local app = shop.open "/shop/404"
    assert.changes(app, { actions = { "popView" }, logs = beagle.any }, function() app:find("back"):press() end)
  end)
end)
