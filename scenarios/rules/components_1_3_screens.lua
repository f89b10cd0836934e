-- components §1-§3.3: names, shared keys, screens and their bars, containers, scroll views.
local documents = require "_documents"
local each, open, show = documents.each, documents.open, documents.show
local ui, action = beagle.ui, beagle.action
local set = function(value) return action.setContext { contextId = "global", value = value } end

describe("components 1: canonical names, also of components and actions in handles", function()
  each({
    { "screenComponent", ui.screenComponent { ui.text { text = "" } } }, { "container", ui.container {} },
    { "scrollView", ui.scrollView {} },
    { "listView", ui.listView { dataSource = {}, templates = {} } },
    { "gridView", ui.gridView { dataSource = {}, templates = {}, spanCount = 1 } },
    { "pageView", ui.pageView {} }, { "pageIndicator", ui.pageIndicator { selectedColor = "", unselectedColor = "" } },
    { "tabBar", ui.tabBar { items = {} } },
    { "touchable", ui.touchable { onPress = {}, ui.text { text = "" } } },
    { "lazyComponent", ui.lazyComponent { path = "/x", ui.text { text = "" } } },
    { "pullToRefresh", ui.pullToRefresh { onPull = {}, ui.text { text = "" } } },
    { "simpleForm", ui.simpleForm { onSubmit = {} } }, { "text", ui.text { text = "" } },
    { "image", ui.image { path = { _beagleImagePath_ = "local", mobileId = "" } } },
    { "button", ui.button { text = "" } }, { "textInput", ui.textInput {} },
    { "webView", ui.webView { url = "/w" } },
  }, function(component)
    local name = component._beagleComponent_:sub(8)
    component._beagleComponent_ = component._beagleComponent_:upper()
    local app = open(ui.container { id = "c", component })
    app.network:allow_unmatched()
    local child = app:find("c").children[1]
    assert.equal(name, child.component)
    assert.equal("beagle:" .. name, child:tree()._beagleComponent_)
    assert.equal(name, app:find("c"):find(function(element) return element.parent == app:find "c" end).component)
  end)
end)

describe("components 1: keys that a type does not have", function()
  local ignoring = {
    touchable = function(keys) keys.onPress, keys[1] = {}, ui.text { text = "@{k}" } return keys end,
    pageView = function(keys)
      keys[1] = ui.text { text = "@{k}" }
      return keys
    end, tabBar = function(keys) keys.items = {} return keys end,
    lazyComponent = function(keys) keys.path, keys[1] = "/none", ui.text { text = "@{k}" } return keys end,
    pageIndicator = function(keys) keys.selectedColor, keys.unselectedColor = "", "" return keys end,
    pullToRefresh = function(keys) keys.onPull, keys[1] = {}, ui.text { text = "@{k}" } return keys end,
    scrollView = function(keys) keys[1] = ui.text { text = "@{k}" } return keys end,
  }
  for name, fill in pairs(ignoring) do
    it(name .. ": id and style stay in the tree as written, hiding nothing; onInit does not run", function()
      local app = beagle.launch { base_url = "https://rules.test", platform = "ios" }
      app.network:allow_unmatched()
      app:open(ui.container { ui[name](fill { id = "x", style = {
        display = "NONE", backgroundColor = "@{global.c}",
      }, onInit = { set(1) },
        accessibility = { accessible = true } }) })
      local element = app:find("x")
      assert.same({ display = "NONE", backgroundColor = "@{global.c}" }, element:tree().style)
      assert.same({ accessible = true }, element:tree().accessibility)
      assert.is_true(element.visible)
      assert.is_nil(app.global:get())
      app:perform(action.addChildren { componentId = "x", value = { ui.text { id = "y", text = "" } } })
      assert.is_nil(app:query("y"))
    end)
  end

  for name, has in pairs {
    text = false, button = false, image = false, touchable = false, lazyComponent = false, tabBar = false,
    webView = false, container = true, scrollView = true, pageView = true, pullToRefresh = true, simpleForm = true,
    listView = true,
  } do
    it("context on " .. name .. (has and "" or " does not exist"), function()
      local app = beagle.launch { base_url = "https://rules.test", platform = "ios" }
      app.network:allow_unmatched()
      local keys = { text = "@{k}", url = "/x", path = name == "image" and {
        _beagleImagePath_ = "local", mobileId = "",
      } or "/x", onPress = {}, onPull = {}, onSubmit = {},
        dataSource = {}, templates = {}, items = {}, context = { id = "k", value = "K" } }
      if name == "touchable" or name == "lazyComponent" or name == "pullToRefresh" then keys[1] = ui.text { text = "@{k}" } end
      app:open(ui.container { id = "c", ui[name](keys) })
      local element = app:find("c").children[1]
      assert.equal(has and "K" or nil, element:eval "@{k}")
      assert.equal(has, (pcall(function() return element:context("k") end)))
    end)
  end

  it("onInit on a simpleForm does not run", function()
    open(ui.simpleForm { onSubmit = {}, onInit = { set(1) } })
    local app = open(ui.simpleForm { onSubmit = {}, onInit = { set(1) } })
    assert.actions(app, {})
  end)

  it("in cells the ignored id has its suffix", function()
    local app = open(ui.listView {
      dataSource = { 1, 2 },
      templates = { { view = ui.touchable { id = "t", onPress = {}, ui.text { id = "x", text = "" } } } },
    })
    assert.equal("touchable", app:find("t:1").component)
    assert.equal("t:1", app:find("t:1"):tree().id)
  end)

  it("android honours id and style of scrollView, tabBar, lazyComponent, pullToRefresh, screenComponent", function()
    for _, platform in ipairs { "ios", "android", "web" } do
      local app = open(
        ui.container { ui.scrollView { id = "x", style = { display = "NONE" }, ui.text { id = "t", text = "" } } },
        platform
      )
      assert.equal(platform == "ios", app:find("t").visible, platform)
    end
  end)
end)

describe("components 2: shared keys", function()
  it("the first component with an id wins for actions; find says that there are two", function()
    local app = open(ui.container { ui.container { id = "d" }, ui.container { id = "d" } })
    assert.has_error(function() app:find("d") end)
    assert.equal(2, #app:find_all("d"))
  end)
  it("accessibility stays as it came", function()
    local app = open(ui.text {
      id = "t", text = "", accessibility = { accessible = false, accessibilityLabel = "@{x}", isHeader = true },
    })
    assert.same({ accessible = false, accessibilityLabel = "@{x}", isHeader = true }, app:find("t").accessibility)
  end)
  it("context: the value may be anything, null included", function()
    for _, value in ipairs { 1, "s", true, { 1, 2 }, { a = { b = 1 } }, 1.5 } do
      assert.same(value, open(ui.container { context = { id = "k", value = value } }):context("k"):get())
    end
    assert.is_nil(open(ui.container { context = { id = "k", value = beagle.null } }):context("k"):get())
  end)
end)

describe("components 3.1: screenComponent", function()
  it("safeArea is in the tree, as given", function()
    assert.same(
      { top = false },
      open(ui.screenComponent { safeArea = { top = false }, ui.text { text = "" } }).screen:tree().safeArea
    )
    assert.is_nil(open(ui.screenComponent { ui.text { text = "" } }).screen:tree().safeArea)
  end)
  it("style is evaluated in the screen's scope", function()
    local app = open(ui.screenComponent {
      context = { id = "k", value = "#fff" }, style = { backgroundColor = "@{k}" }, ui.text { text = "@{k}" },
    })
    assert.equal("#fff", app.screen:tree().style.backgroundColor)
    assert.equal("#fff", app.screen:tree().child.text)
    app:context("k"):set "#000"
    assert.equal("#000", app.screen:tree().style.backgroundColor)
  end)
  it("title is plain, id is the screen's", function()
    local app = open(ui.screenComponent { id = "home", navigationBar = { title = "@{k}" }, ui.text { text = "" } })
    assert.equal("@{k}", app.screen.title)
    assert.equal("home", app.screen.id)
    assert.equal("home", app.screen.identifier)
  end)
  it("identifier and screenAnalyticsEvent are ignored keys, kept", function()
    local app = open(ui.screenComponent { identifier = "x", screenAnalyticsEvent = 5, ui.text { text = "" } })
    assert.equal("x", app.screen:tree().identifier)
    assert.is_nil(app.screen.id)
  end)
  it("addChildren cannot target it", function()
    local app = open(ui.screenComponent { id = "s", ui.text { text = "" } })
    app:perform(action.addChildren { componentId = "s", value = { ui.text { id = "x", text = "" } } })
    assert.is_nil(app:query("x"))
  end)
  it("nested: its child and context count, its bar does not", function()
    local app = open(ui.screenComponent {
      navigationBar = { title = "outer" },
      ui.container {
        ui.screenComponent {
          context = { id = "k", value = "K" },
          navigationBar = { title = "inner", navigationBarItems = { { text = "no", onPress = {} } } },
          ui.text { id = "t", text = "@{k}" },
        },
      },
    })
    assert.equal("outer", app.screen.title)
    assert.equal("K", app:find("t").text)
    assert.is_nil(app:query { text = "no" })
  end)
  it("any other root is wrapped", function()
    for _, root in ipairs { ui.text { id = "r", text = "" }, ui.container { id = "r" }, ui.scrollView { id = "r" } } do
      local app = show(beagle.encode(root))
      assert.equal("beagle:screenComponent", app.screen:tree()._beagleComponent_)
      assert.equal(root._beagleComponent_, app.screen:tree().child._beagleComponent_)
      assert.is_nil(app.screen.navigation_bar)
      assert.equal(root._beagleComponent_ == "beagle:container" and "r" or nil, app.screen.id)
      assert.equal(root._beagleComponent_:sub(8), app:find("r").component)
      assert.is_nil(app.screen:tree().navigationBar)
      assert.is_nil(app.screen:tree().safeArea)
    end
  end)
end)

describe("components 3.1: navigation bar", function()
  local function bar(items, more)
    return ui.screenComponent { context = { id = "k", value = "K" }, navigationBar = {
      title = "T", navigationBarItems = items, showBackButton = more and more.back, styleId = more and more.styleId,
    },
      ui.container { id = "c", context = { id = "inner", value = "I" } } }
  end
  it("items in order, with text, image, accessibility; other keys are ignored", function()
    local app = open(bar {
      { text = "a", onPress = {}, id = "i", _beagleComponent_ = 5 },
      { text = "", image = "pic@{k}", onPress = {}, accessibility = { accessible = true } },
    })
    local items = app.screen.navigation_bar.items
    assert.equal(2, #items)
    assert.equal("a", items[1].text)
    assert.equal("", items[2].text)
    assert.equal("picK", items[2].image)
    assert.same({ accessible = true }, items[2].accessibility)
  end)
  it("showBackButton is true unless it says no", function()
    assert.is_true(open(bar {}).screen.navigation_bar.show_back_button)
    assert.is_false(open(bar({}, { back = false })).screen.navigation_bar.show_back_button)
  end)
  it("onPress sees the screen's context and not inner ones; its origin is the item's path", function()
    local app = open(bar { { text = "a", onPress = {} }, { text = "b", onPress = { set "@{k}|@{inner}" } } })
    app.screen.navigation_bar.items[2]:press()
    assert.equal("K|", app.global:get())
    assert.actions(app, { { name = "setContext", origin = "$.navigationBar.navigationBarItems[1].onPress" } })
  end)
  it("items are found and pressed like components", function()
    local app = open(bar { { text = "Share", onPress = { set(1) } } })
    assert.equal("navigationBarItem", app:find({ text = "Share" }).component)
    app:find({ text = "Share" }):press()
    app:find({ text = "Share" }):trigger("onPress")
    assert.actions(app, { "setContext", "setContext" })
  end)
  it("the analytics record of a press has no event", function()
    local app = beagle.launch { platform = "ios" }
    app:analytics_config { enableScreenAnalytics = false, actions = { ["beagle:setContext"] = { "value" } } }
    app:open(bar { { text = "a", onPress = { set(1) } } })
    app:find({ text = "a" }):press()
    assert.equal(1, #app.analytics)
    assert.equal(beagle.null, app.analytics[1].event)
  end)
end)

describe("components 3.3: scrollView", function()
  it("scrolling changes nothing", function()
    local app = open(ui.scrollView {
      id = "s", scrollDirection = "HORIZONTAL", scrollBarEnabled = false, ui.text { text = "" },
    })
    assert.changes(app, {}, function() app:find("s"):scroll_to_end() app:find("s"):scroll_to(0.5) end)
    assert.equal("HORIZONTAL", app:find("s").scrollDirection)
    assert.is_false(app:find("s").scrollBarEnabled)
  end)
end)
