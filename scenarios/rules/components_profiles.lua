-- components on android and web: what the profiles do otherwise, in one place.
local documents = require "_documents"
local open = documents.open
local ui, action = beagle.ui, beagle.action

local function set(id, value, path) return action.setContext { contextId = id, value = value, path = path } end
local function launch(platform)
  local app = beagle.launch { base_url = "https://rules.test", platform = platform or "ios" }
  app.global:set("trace", "")
  return app
end
local PLATFORMS = { "ios", "android", "web" }

-- One test for each platform with what is expected there.
local function on(title, expectations, run)
  for _, platform in ipairs(PLATFORMS) do
    local expected = expectations[platform]
    it(title .. ": " .. platform, function() assert.same(expected, run(platform)) end)
  end
end

describe("components 10: keys on components that iOS does not give them to", function()
  local make = {
    scrollView = function(keys)
      keys[1] = ui.text { id = "t", text = "@{k}" }
      return ui.scrollView(keys)
    end, tabBar = function(keys) keys.items = {} return ui.tabBar(keys) end,
    pullToRefresh = function(keys)
      keys.onPull, keys[1] = {}, ui.text { id = "t", text = "@{k}" }
      return ui.pullToRefresh(keys)
    end,
    lazyComponent = function(keys)
      keys.path, keys[1] = "/lazy", ui.text { id = "t", text = "@{k}" }
      return ui.lazyComponent(keys)
    end,
    touchable = function(keys)
      keys.onPress, keys[1] = {}, ui.text { id = "t", text = "@{k}" }
      return ui.touchable(keys)
    end,
    pageView = function(keys) keys[1] = ui.text { id = "t", text = "@{k}" } return ui.pageView(keys) end,
  }
  local honours = {
    scrollView = "android web", tabBar = "android web", pullToRefresh = "android web", lazyComponent = "android web",
    touchable = "web", pageView = "web",
  }
  for name, build in pairs(make) do
    for _, platform in ipairs(PLATFORMS) do
      local expected = honours[name]:find(platform, 1, true) ~= nil
      it("style of " .. name .. " on " .. platform, function()
        local app = launch(platform)
        app.network:allow_unmatched()
        app:open(ui.container {
          context = { id = "c", value = "NONE" }, build { id = "x", style = { display = "@{c}" } },
        })
        assert.equal(not expected, app:find("x").visible)
        assert.equal(expected and "NONE" or "@{c}", app:find("x"):tree().style.display)
      end)
    end
  end
  on("context of a touchable", { ios = "", android = "", web = "K" }, function(platform)
    return open(ui.container { make.touchable { context = { id = "k", value = "K" } } }, platform):find("t").text
  end)
  on("context of a text", { ios = "", android = "", web = "K" }, function(platform)
    return open(
      ui.container { ui.text { id = "t", text = "@{k}", context = { id = "k", value = "K" } } }, platform
    ):find("t").text
  end)
end)

describe("components 10: lists", function()
  on("nested ids", { ios = "t:y:x", android = "t:x:y", web = "t:x:y" }, function(platform)
    local inner = ui.listView {
      dataSource = "@{item.l}", iteratorName = "i", key = "k", _key = "k",
      templates = { { view = ui.text { id = "t", text = "@{i.k}" } } },
    }
    return open(
      ui.listView {
        dataSource = { { k = "x", l = { { k = "y" } } } }, key = "k", _key = "k", templates = { { view = inner } },
      },
      platform
    ):find(ui.text {}).id
  end)
  on("writing to the iterator goes to the real position", {
    ios = { { n = 2 }, { n = 0, m = 1 } }, android = { { n = 2 }, { n = 0, m = 1 } },
    web = { { n = 2 }, { n = 0, m = 1 } },
  }, function(platform)
    local app = open(
      ui.container {
        context = { id = "d", value = { { n = 2 }, { n = 0 } } },
        ui.listView {
          id = "l", key = "n", dataSource = "@{d}",
          templates = { { view = ui.button { text = "", onPress = { set("item", 1, "m") } } } },
        },
      },
      platform
    )
    app:find("l").children[2]:press()
    return app:context("d"):get()
  end)
  on("an empty list's end", { ios = 1, android = 1, web = 1 }, function(platform)
    return #open(ui.listView { dataSource = {}, templates = {}, onScrollEnd = { set("global", 1) } }, platform).actions
  end)
  on("spanCount may be absent", { ios = false, android = true, web = true }, function(platform)
    return documents.load(
      beagle.encode(ui.gridView { dataSource = { 1 }, templates = { { view = ui.text { text = "" } } } }), platform
    ).screen:tree() ~= nil
  end)
end)

describe("components 10: pages, tabs, inputs", function()
  on("onPageChange on a programmatic change", { ios = 0, android = 1, web = 0 }, function(platform)
    local app = open(
      ui.container {
        context = { id = "c", value = 0 },
        ui.pageView {
          currentPage = "@{c}", onPageChange = { set("global", 1) }, ui.text { text = "" }, ui.text { text = "" },
        },
      },
      platform
    )
    app:context("c"):set(1)
    return #app.actions
  end)
  on("re-selecting the current tab", { ios = 1, android = 0, web = 1 }, function(platform)
    local app = open(
      ui.container { ui.tabBar { id = "t", items = { { title = "a" } }, onTabSelection = { set("global", 1) } } },
      platform
    )
    app:find("t"):select(0)
    return #app.actions
  end)
  on("every page is built, initialised when first shown", {
    ios = { "p0" }, android = { "p0" }, web = { "p0" },
  }, function(platform)
    local app = open(
      ui.pageView {
        ui.container { id = "p0", onInit = { set("global", 1) } },
        ui.container { id = "p1", onInit = { set("global", 2) } },
      },
      platform
    )
    assert.is_not_nil(app:query "p1")
    return { app.actions[1].origin:match "^%w+", app.actions[2] and "more" }
  end)
  on("implicit contexts after their event", { ios = "x", android = beagle.null, web = beagle.null }, function(platform)
    local app = open(
      ui.container { ui.textInput { id = "i", onChange = { set("global", "@{onChange.value}") } } }, platform
    )
    app:find("i"):type "x"
    assert.equal("x", app.global:get())
    local value = app:find("i"):eval "@{onChange.value}"
    if value == nil then return beagle.null end
    return value
  end)
  on("a callback list sees the event's value", { ios = "x", android = "x", web = "x" }, function(platform)
    local app = launch(platform)
    app.network:stub("GET /r", { delay = 5 })
    app:open(ui.container {
      ui.textInput {
        id = "i", onChange = { action.sendRequest { url = "/r", onFinish = { set("global", "@{onChange.value}") } } },
      },
    })
    app:find("i"):type "x"
    app:advance(5)
    return app.global:get()
  end)
end)

describe("components 10: forms, lazy content, wrapped roots", function()
  on("scope of validation", { ios = "ok", android = "bad", web = "bad" }, function(platform)
    local app = open(
      ui.simpleForm {
        id = "f", onSubmit = { set("global", "ok") }, onValidationError = { set("global", "bad") },
        ui.container { context = { id = "e", value = "wrong" }, ui.textInput { error = "@{e}" } },
      },
      platform
    )
    app:find("f"):submit()
    return app.global:get()
  end)
  on("failed lazy content", { ios = "beagle:text", android = "beagle:text", web = "custom:error" }, function(platform)
    local app = launch(platform)
    app.network:fail("GET /lazy", { error = "offline" })
    app:open(ui.container { ui.lazyComponent { path = "/lazy", ui.text { id = "wait", text = "" } } })
    return app:find(ui.lazyComponent {}):tree().child._beagleComponent_
  end)
  on("and after a retry", { ios = "t", android = "t", web = "t" }, function(platform)
    local app = launch(platform)
    app.network:fail("GET /lazy", { error = "offline", times = 1 })
    app.network:stub("GET /other", {})
    app:open(ui.container { ui.lazyComponent { path = "/lazy", ui.text { id = "wait", text = "" } } })
    app.network:stub("GET /lazy", { json = ui.text { id = "t", text = "" } })
    app:retry()
    return app:find(ui.lazyComponent {}):tree().child.id
  end)
  on("a text as a whole screen", {
    ios = "beagle:text", android = "beagle:text", web = "beagle:text",
  }, function(platform)
    return documents.show(
      '{"_beagleComponent_":"beagle:text","text":""}', platform
    ).screen:tree().child._beagleComponent_
  end)
  on("a pull", { ios = true, android = true, web = false }, function(platform)
    local app = open(ui.container { ui.pullToRefresh { id = "p", onPull = {}, ui.text { text = "" } } }, platform)
    return (pcall(function() app:find("p"):pull() end))
  end)
end)
