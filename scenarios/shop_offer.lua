-- Lazy content: the offer of the day has a request of its own, which may be slow, fail, and be retried.
local shop = require "apps._shop"

local function home(answer)
  local app = shop.launch()
  if answer then app.network:stub("GET /shop/home/offer", answer) end
  return app:open("/shop/home")
end

describe("The offer of the day", function()
  it("takes the place of what was shown while it loaded", function()
    local app = home { json = "screens/shop/home-offer.json", delay = 300 }
    assert.visible(app, "offer-wait")
    app:advance(300)
    assert.not_visible(app, "offer-wait")
    assert.visible(app, { text = "Offer: Oak chopping board" })
  end)

  it("is no part of the screen's own loading", function()
    local app = home { json = "screens/shop/home-offer.json", delay = 300 }
    assert.is_false(app.loading)
    assert.equal("finished", app.screen.state)
  end)

  it("can be taken until there is none left", function()
    local app = home()
    local take = app:find("offer-take")
    take:press():press()
    assert.visible(app, { text = "0 left" })
    assert.context(app, "global.cart.note", "OAK-2")
    assert.error_matches(function() take:press() end, "disabled")
  end)

  it("a press that came in spite of that is told that all is gone", function()
    local app = home()
    local take = app:find("offer-take")
    take:press():press()
    take:trigger("onPress")
    assert.equal("All gone for today.", app.dialog.message)
  end)

  it("a failure leaves the first content and offers a retry", function()
    local app = home { { status = 503 }, { json = "screens/shop/home-offer.json" } }
    assert.transitions(app, beagle.contains { "error lazyLoad.networkError /shop/home" })
    assert.visible(app, "offer-wait")
    app.error_view:retry()
    assert.is_nil(app.error_view)
    assert.visible(app, "offer-title")
  end)

  it("a retry may fail again", function()
    local app = home { status = 503 }
    app:retry():retry()
    assert.visible(app, "offer-wait")
    assert.requested(app, "GET /shop/home/offer", { times = 3 })
  end)

  it("broken JSON is a failure that names its place", function()
    local app = home { body = { _beagleComponent_ = "beagle:container", children = { { text = "no type" } } } }
    local last = app.transitions[#app.transitions]
    assert.equal("lazyLoad", last.error.kind)
    assert.equal("decoding", last.error.cause)
    assert.matches("children%[0%]", last.error.path)
  end)
end)
