-- A screen without a navigation bar: a player, a strip that scrolls sideways, a way out.
local news = require "apps._news"
local ui = beagle.ui

it("the video screen", function()
  local app = news.open "/news/video"
  assert.is_nil(app.screen.navigation_bar)
  assert.tree(app, ui.screenComponent {
    safeArea = { top = false, bottom = false },
    ui.container {
      ui.webView { id = "player", url = "https://tideline.test/embed/7", state = "loaded" },
      ui.scrollView { scrollDirection = "HORIZONTAL", children = beagle.contains { ui.text { text = "00:20" } } },
      ui.button { id = "browser" },
    },
  })
end)

it("the strip can be scrolled, which changes nothing else", function()
  local app = news.open "/news/video"
  assert.changes(app, {}, function() app:find(ui.scrollView {}):scroll_to(0.5):scroll_to_end() end)
end)

it("the video can be watched in the browser", function()
  local app = news.open "/news/video"
  app:find("browser"):press()
  assert.same({ "https://tideline.test/v/7" }, app.external_urls)
end)
