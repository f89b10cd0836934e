-- The shop's front page: tabs and pages joined by a context, a list of categories, a prefetched screen, sign out.
local shop = require "apps._shop"
local ui = beagle.ui

describe("The front page", function()
  local app, tabs, pages

  before_each(function()
    app = shop.open "/shop/home"
    tabs = app:find(ui.tabBar {})
    pages = app:find(ui.pageView {})
  end)

  it("a tab shows its page", function()
    tabs:select(1)
    assert.equal(1, pages.currentPage)
    assert.visible(app, "open-search")
    assert.not_visible(app, "greeting")
  end)

  it("a swipe selects the tab", function()
    pages:swipe_to(2)
    assert.equal(2, tabs.currentTab)
    assert.visible(app, "sign-out")
  end)

  it("what is on another page cannot be pressed", function()
    assert.has_error(function() app:find("sign-out"):press() end)
    assert.is_nil(app.dialog)
  end)

  it("a category opens the catalogue with its id in the address", function()
    tabs:select(1)
    app:find("category:kitchen"):press()
    assert.stacks(app, { { "/shop/home", "/shop/catalogue?category=kitchen" } })
    assert.requested(app, "GET /shop/catalogue?category=kitchen")
  end)

  it("the icon of a tab may come from a context", function()
    assert.equal("tab-me", tabs.items[3].icon.mobileId)
    app:context("home"):set("meIcon", "tab-cat")
    assert.equal("tab-cat", tabs.items[3].icon.mobileId)
  end)

  for _, row in ipairs {
    { page = 1, press = "open-search", url = "/shop/search" },
    { page = 2, press = "open-orders", url = "/shop/orders" },
  } do
    it(row.press .. " goes to " .. row.url, function()
      app.network:stub("GET /shop/api/orders", { body = beagle.array {} })
      pages:swipe_to(row.page)
      app:find(row.press):press()
      assert.stacks(app, { { "/shop/home", row.url } })
    end)
  end

  it("the cart in the navigation bar opens on a stack of its own", function()
    app:find { text = "Cart" }:press()
    assert.stacks(app, { { "/shop/home" }, { "/shop/cart" } })
    assert.actions(app, beagle.contains { { name = "pushStack", props = { controllerId = "modal" } } })
    assert.is_true(app:dismiss())
    assert.stacks(app, { { "/shop/home" } })
  end)

  it("has no way back", function()
    assert.is_false(app.screen.navigation_bar.show_back_button)
    assert.equal("Hedgerow", app.screen.navigation_bar.title)
  end)
end)

describe("Prefetching", function()
  local function repair_cafe(answer)
    local app = shop.launch()
    app.network:stub("GET /shop/products/31", answer)
    app:open("/shop/home")
    return app
  end

  it("asks for the screen when the button is shown, not again when it is pressed", function()
    local app = repair_cafe { json = "screens/shop/product.json" }
    assert.requested(app, "GET /shop/products/31", { times = 1 })
    app:find("cafe"):press()
    assert.stacks(app, { { "/shop/home", "/shop/products/31" } })
    assert.requested(app, "GET /shop/products/31", { times = 1 })
  end)

  it("a failure stays unnoticed: the press asks again", function()
    local app = repair_cafe { status = 500 }
    assert.equal("finished", app.screen.state)
    app.network:stub("GET /shop/products/31", { json = "screens/shop/product.json" })
    app:find("cafe"):press()
    assert.stacks(app, { { "/shop/home", "/shop/products/31" } })
    assert.requested(app, "GET /shop/products/31", { times = 2 })
  end)
end)

describe("Signing out", function()
  local app

  before_each(function()
    app = shop.launch()
    app.global:set("user", { name = "Ines" })
    app:open("/shop/home")
  end)

  it("greets the user by name until then", function()
    assert.visible(app, { id = "greeting", text = "Good to see you, Ines" })
    app.global:clear("user")
    assert.visible(app, { id = "greeting", text = "Good day" })
  end)

  it("is asked for, and can be declined", function()
    app:find(ui.pageView {}):swipe_to(2)
    app:find("sign-out"):press()
    assert.equal("Sign out?", app.dialog.title)
    assert.equal("Stay", app.dialog.cancel_label)
    app.dialog:cancel()
    assert.context(app, "global.user.name", "Ines")
  end)

  it("forgets the user and starts over", function()
    app:find(ui.tabBar {}):select(2)
    app:find("sign-out"):press()
    app.dialog:ok()
    assert.context(app, "global.user", nil)
    assert.stacks(app, { { "/shop/onboarding" } })
  end)
end)
