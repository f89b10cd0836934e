-- Deep links: the native app's own addresses lead to screens of Beagle, or to native ones.
local news = require "apps._news"
local bank = require "apps._bank"
local ui, action = beagle.ui, beagle.action

describe("A deep link", function()
  local app

  before_each(function()
    app = news.launch()
    app:register_deep_link("story/*", function(path) return "/news/articles/" .. path:match("%d+$") end)
    app:register_deep_link("about", function(_, data)
      return ui.screenComponent { id = "about", ui.text { id = "edition", text = data and data.edition or "paper" } }
    end)
    app:register_deep_link("camera", function() return true end)
    app:register_deep_link("closed", function() return nil end)
  end)

  it("may be the first thing that an app shows", function()
    app:deep_link("story/42")
    assert.stacks(app, { { "/news/articles/42" } })
    assert.visible(app, "paywall")
  end)

  it("is pushed onto what is there", function()
    app:open("/news/saved")
    app:deep_link("story/42")
    assert.stacks(app, { { "/news/saved", "/news/articles/42" } })
  end)

  it("may carry data, and give a screen", function()
    app:deep_link("about", { edition = "evening" })
    assert.visible(app, { id = "edition", text = "evening" })
    assert.stacks(app, { { "about" } })
  end)

  it("may be a native screen, of which only the name is known", function()
    app:open("/news/saved"):deep_link("camera")
    assert.stacks(app, { { "/news/saved", "native:camera" } })
    assert.is_nil(app.screen:tree())
    assert.is_true(app:back())
  end)

  it("that leads nowhere is an error of the scenario", function()
    app:open("/news/saved")
    for _, path in ipairs { "closed", "unheard/of" } do
      assert.has_error(function() app:deep_link(path) end)
    end
    assert.stacks(app, { { "/news/saved" } })
  end)

  it("the action for it only leaves a line in the log", function()
    app:open("/news/saved")
    app:perform(action.openNativeRoute { route = "closed", shouldResetApplication = false })
    assert.stacks(app, { { "/news/saved" } })
    local last = app.logs[#app.logs]
    assert.same({ "error", "didNotFindDeepLinkScreen" }, { last.level, last.name })
  end)
end)

it("a native screen may take the whole app", function()
  local app = bank.launch()
  app:register_deep_link("permissions/push", function() return true end)
  app:open("/bank/help")
  app:perform(action.openNativeRoute { route = "permissions/push", shouldResetApplication = true })
  assert.stacks(app, { { "native:permissions/push" } })
end)
