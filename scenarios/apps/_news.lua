-- Tideline, a news reader: an app whose backend answers every screen from the files beside the scenarios.
local news = {}

local SCREENS = {
  ["/news/articles/42"] = "article",
  ["/news/articles/42/related"] = "related",
  ["/news/feed"] = "feed",
  ["/news/live"] = "live",
  ["/news/offline"] = "offline",
  ["/news/open/42"] = "deep-link",
  ["/news/saved"] = "saved",
  ["/news/search"] = "search",
  ["/news/subscribe"] = "subscribe",
  ["/news/topics"] = "topics",
  ["/news/video"] = "video",
}

news.screens = SCREENS

-- An app that shows nothing yet.
function news.launch(platform)
  local app = beagle.launch { base_url = "https://tideline.test", platform = platform }
  app.network:stub("GET /news/articles/:id", { status = 404 })
  for path, name in pairs(SCREENS) do
    app.network:stub("GET " .. path, { json = "screens/news/" .. name .. ".json" })
  end
  return app
end

-- An app that shows this screen.
function news.open(path, platform)
  local app = news.launch(platform)
  app:open(path)
  return app
end

return news
