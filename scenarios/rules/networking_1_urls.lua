-- networking 1: from the text of a path to the address of a request.
local board = require "_board"
local ui, action = beagle.ui, beagle.action

-- The address that a request for `path` goes to below `base`; nil when none can be built.
local function built(base, path, platform)
  local app = beagle.launch { base_url = base, platform = platform or "ios" }
  app.network:allow_unmatched()
  app:open(ui.screenComponent {
    ui.container {
      context = { id = "c", value = path },
      ui.button { id = "go", text = "g", onPress = { action.sendRequest { url = "@{c}" } } },
    },
  })
  app:find("go"):press()
  return app.network.requests[1] and app.network.requests[1].url, app
end

local kelp = "https://kelp.test"
local rows = {
  { kelp, "/menu", kelp .. "/menu" }, { kelp .. "/", "/menu", kelp .. "/menu" },
  { kelp .. "/v2//", "/menu", kelp .. "/v2//menu" },
  { kelp .. "/v2", "menu", "menu" }, { kelp .. "/v2", "./menu", "./menu" },
  { kelp .. "/v2", "/../menu", kelp .. "/v2/../menu" },
  { kelp, "", nil }, { nil, "", nil },
  { nil, "/menu", "/menu" }, { nil, "menu", "menu" }, { nil, "//odd", "//odd" }, { nil, "/", "/" },
  { kelp, "/", kelp .. "/" }, { kelp, "//odd", kelp .. "//odd" }, { kelp, "///x", kelp .. "///x" },
  { kelp, "https://other.test/p?q=1#f", "https://other.test/p?q=1#f" },
  { nil, "HTTPS://Other.test/P", "HTTPS://Other.test/P" },
  { kelp, "ftp://f.test/f", "ftp://f.test/f" }, { kelp, "app-x://open?id=3", "app-x://open?id=3" },
  { kelp, "?q=1", "?q=1" }, { kelp, "www.x.test", "www.x.test" },
  { kelp, "/list?q=a b", kelp .. "/list?q=a%20b" }, { kelp, "/list?q=a+b", kelp .. "/list?q=a+b" },
  { kelp, "/list?q=a%20b", kelp .. "/list?q=a%20b" }, { kelp, "/list?q=a%2520b", kelp .. "/list?q=a%2520b" },
  { kelp, "/café/🍣", kelp .. "/caf%C3%A9/%F0%9F%8D%A3" },
  { kelp, "/half%20done and spaced", kelp .. "/half%2520done%20and%20spaced" },
  { kelp, "/a%20b?q=x y", kelp .. "/a%20b?q=x%20y" },
  { kelp, "/100%", kelp .. "/100%25" }, { kelp, "/100% sure", kelp .. "/100%25%20sure" },
  { kelp, "/bad%zz", kelp .. "/bad%25zz" },
  { kelp, "/q=%ff", kelp .. "/q=%ff" }, { kelp, "/a#b#c", kelp .. "/a#b%23c" },
  { kelp, "/ids[0]=1", kelp .. "/ids%5B0%5D=1" },
  { kelp, "/a{b}^c", kelp .. "/a%7Bb%7D%5Ec" }, { kelp, "/a\\b", kelp .. "/a%5Cb" },
  { kelp, '/a"b<c>d', kelp .. "/a%22b%3Cc%3Ed" },
  { kelp, "<3", "%3C3" }, { kelp, " ", "%20" }, { kelp, " /menu", "%20/menu" },
  { kelp, "https://other.test:port/p", nil }, { kelp, "1http://x", nil }, { kelp, "http://[bad/x", nil },
  { "https://kelp.test?k=1", "/menu", "https://kelp.test?k=1/menu" }, { "", "/menu", "/menu" },
  { "http://[bad", "/menu", "/menu" },
  { kelp, "/a-b._~:/?@!$&'()*+,;=", kelp .. "/a-b._~:/?@!$&'()*+,;=" },
}

describe("networking 1", function()
  board.each(rows, function(row) return tostring(row[1]) .. " and " .. beagle.encode(row[2]) end, function(row)
    local url, app = built(row[1], row[2])
    assert.equal(row[3], url)
    if not row[3] then
      assert.equal('couldNotBuildUrl(url: "' .. row[2] .. '")', board.logs(app, "couldNotBuildUrl")[1].message)
      assert.equal("error", board.logs(app, "couldNotBuildUrl")[1].level)
    end
  end)

  it("a lazy path is never evaluated", function()
    local app = board.launch()
    app.network:allow_unmatched()
    app:open(ui.screenComponent { ui.lazyComponent { path = "@{route}", initialState = ui.text { text = "x" } } })
    assert.equal("@%7Broute%7D", app.network.requests[1].url)
  end)

  it("is the same for screens, routes, lazy content, prefetches and images", function()
    local app = board.launch()
    app.network:stub("*", {})
    app.network:stub("GET /s t", { json = ui.screenComponent { ui.container {
      ui.lazyComponent { path = "/a b", initialState = ui.text { text = "x" } }, ui.image {
        path = { _beagleImagePath_ = "remote", url = "/a b" },
      },
      ui.button { text = "x", onPress = { action.pushView { route = { url = "/c d", shouldPrefetch = true } } } } } } })
    app:open("/s t")
    local seen = {}
    for _, request in ipairs(app.network.requests) do seen[request.source] = request.url end
    assert.same(
      { screen = kelp .. "/s%20t", lazy = kelp .. "/a%20b", image = kelp .. "/a%20b", prefetch = kelp .. "/c%20d" },
      seen
    )
  end)

  it("the stub of /menu answers the url /menu without base", function()
    local app = beagle.launch {}
    app.network:stub("GET /menu", { json = ui.screenComponent { ui.text { text = "M" } } })
    app:open("/menu")
    assert.visible(app, { text = "M" })
  end)
end)

describe("networking 10 urls", function()
  board.each({
    -- android: form encoding with exceptions, a percent sign stays
    { "android", "/it's(a)!", "/it%27s%28a%29%21" }, { "android", "/a,b;c$d@e[f]", "/a%2Cb%3Bc%24d%40e%5Bf%5D" },
    { "android", "/half%20done x", "/half%20done%20x" },
    { "android", "/menu?q=a b", "/menu?q=a%20b" }, { "android", "/café", "/caf%C3%A9" },
    -- web: a text that does not look relative is absolute; encodeURI unless encoded
    { "web", "/menu", "/menu" }, { "web", "/~me", nil, "/~me" }, { "web", "/../x", nil, "/../x" },
    { "web", "/?q", nil, "/?q" }, { "web", "/", "/" }, { "web", "//a", "//a" },
    { "web", "/half%20done x", "/half%20done x" }, { "web", "/a b", "/a%20b" }, { "web", "/it's(a)!", "/it's(a)!" },
    { "web", "/café", "/caf%C3%A9" },
  }, function(row) return row[1] .. " " .. row[2] end, function(row)
    assert.equal(row[3] and kelp .. row[3] or row[4], (built(kelp, row[2], row[1])))
  end)

  it("an empty path: null on ios, nothing on android, a request on web", function()
    assert.is_nil((built(kelp, "", "ios")))
    assert.is_nil((built(kelp, "", "android")))
    assert.equal("", (built(kelp, "", "web")))
  end)

  it("a port that is text or a bad host goes to the client on android and web", function()
    for _, platform in ipairs { "android", "web" } do
      for _, url in ipairs { "https://other.test:port/p" } do
        assert.equal(url, (built(kelp, url, platform)))
      end
    end
  end)
end)
