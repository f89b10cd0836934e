-- Every component, and everything that decides whether a person sees it.
local ui, action = beagle.ui, beagle.action

it("widgets", function()
  local app = beagle.launch { components = { rating = { properties = { stars = "int" }, children = "children" } } }
  app:open(ui.screenComponent {
    navigationBar = { title = "All", showBackButton = true, navigationBarItems = { { text = "Share", onPress = beagle.array {} }, { text = "", image = "bell", onPress = beagle.array {} } } },
    ui.container {
      ui.text { id = "text", text = "Right", alignment = "RIGHT", textColor = "#0000AA" },
      ui.button { id = "button", text = "Off", enabled = false },
      ui.textInput { id = "filled", value = "typed", placeholder = "not shown" },
      ui.textInput { id = "empty", placeholder = "Type here", error = "Wrong!", showError = true },
      ui.textInput { id = "secret", value = "abc", type = "PASSWORD" },
      ui.image { id = "image", path = { _beagleImagePath_ = "local", mobileId = "logo" } },
      ui.tabBar { items = { { title = "One" }, { title = "Two" } }, currentTab = 1 },
      ui.pageIndicator { numberOfPages = 3, currentPage = 1 },
      ui.pageView { currentPage = 1, ui.text { text = "page zero" }, ui.text { text = "page one" } },
      ui.listView { id = "list", dataSource = { "x", "y" }, templates = { { view = ui.text { text = "row @{item}" } } } },
      ui.gridView { id = "grid", spanCount = 2, dataSource = { 1, 2, 3 }, templates = { { view = ui.text { text = "cell @{item}" } } } },
      ui.scrollView { ui.text { text = "scrolled" } },
      ui.simpleForm { id = "form", ui.text { text = "in a form" } },
      ui.webView { id = "web", url = "https://web.test/page" },
      ui.touchable { onPress = beagle.array {}, ui.text { id = "touch", text = "touch me" } },
      ui.pullToRefresh { onPull = beagle.array {}, isRefreshing = true, ui.text { text = "pulled" } },
      ui.lazyComponent { path = "/lazy", initialState = ui.text { text = "placeholder" } },
      ui["custom:rating"] { stars = 4, ui.text { text = "in a custom one" } },
      ui["acme:unknown"] { text = "dropped" },
      ui.text { id = "hidden", text = "hidden text", style = { display = "NONE" } },
      ui.scrollView { style = { display = "NONE" }, ui.text { text = "styleless" } },
    },
  })
  app.network:allow_unmatched()
end)

it("focus", function()
  local app = beagle.launch {}
  app:open(ui.container { ui.textInput { id = "a" }, ui.textInput { id = "b" } })
  app:find("b"):focus()
end)

it("overlays", function()
  local app = beagle.launch { base_url = "https://w.test" }
  app.network:stub("GET /slow", { delay = 100, body = ui.text { text = "late" } })
  app.network:fail("GET /lost", { error = "offline", message = "no line" })
  app:open(ui.container {
    ui.button { id = "alert", text = "A", onPress = { action.alert { title = "T", message = "M", labelOk = "Fine" } } },
    ui.button { id = "confirm", text = "C", onPress = { action.confirm { message = "Sure?", labelOk = "Yes", labelCancel = "No" } } },
    ui.button { id = "slow", text = "S", onPress = { action.pushView { route = { url = "/slow" } } } },
    ui.button { id = "lost", text = "L", onPress = { action.pushView { route = { url = "/lost" } } } },
  })
  app:find("alert"):press()
  app.dialog:ok()
  app:find("confirm"):press()
  app.dialog:cancel()
  app:find("slow"):press()
  app:advance(100)
  app:back()
  app:find("lost"):press()
end)

it("colours", function()
  local app = beagle.launch {}
  app:open(ui.container {
    style = { backgroundColor = "#101040" },
    ui.text { text = "ink on dark" },
    ui.text { text = "dark on dark", textColor = "#202020" },
    ui.button { text = "dark button", style = { backgroundColor = "#300" } },
    ui.textInput { placeholder = "dark input", style = { backgroundColor = "#003" } },
  })
end)

it("inputs", function()
  local app = beagle.launch {}
  app:open(ui.container {
    ui.textInput { id = "plain", value = "typed", placeholder = "not shown" },
    ui.textInput { id = "waiting", placeholder = "Type here" },
    ui.textInput { id = "wrong", error = "Wrong!", showError = true },
    ui.textInput { id = "quiet", error = "not told", showError = false },
    ui.textInput { id = "off", value = "off", enabled = false },
    ui.textInput { id = "fixed", value = "fixed", readOnly = true },
    ui.textInput { id = "secret", value = "abc", type = "PASSWORD" },
    ui.textInput { id = "gone", value = "gone", style = { display = "NONE" } },
  })
  app:find("waiting"):focus()
end)

it("lists", function()
  local app = beagle.launch {}
  local cell = ui.container { style = { size = { width = { value = 150, type = "REAL" }, height = { value = 40, type = "REAL" } } }, ui.text { text = "cell @{item}" } }
  app:open(ui.container {
    ui.listView { id = "across", direction = "HORIZONTAL", dataSource = { 1, 2, 3 }, templates = { { view = cell } } },
    ui.listView { id = "down", dataSource = { 4, 5 }, templates = { { view = cell } } },
    ui.gridView { id = "grid", direction = "HORIZONTAL", spanCount = 2, dataSource = { 6, 7, 8 }, templates = { { view = cell } } },
    ui.scrollView { scrollDirection = "HORIZONTAL", ui.text { text = "left" }, ui.text { text = "right" } },
  })
end)

it("lazy", function()
  local app = beagle.launch { base_url = "https://w.test" }
  app.network:stub("GET /part", { delay = 10, body = ui.text { text = "loaded part" } })
  app:open(ui.container { ui.lazyComponent { path = "/part", initialState = ui.text { text = "waiting" } } })
  app:advance(10)
end)

it("visible", function()
  local app = beagle.launch {}
  local none = { display = "NONE" }
  app:open(ui.container {
    context = { id = "show", value = "NONE" },
    ui.container { style = none, ui.text { text = "below a hidden one" } },
    ui.touchable { onPress = beagle.array {}, ui.text { text = "touchable and hidden", style = none } },
    ui.text { text = "hidden by an expression", style = { display = "@{show}" } },
    ui.text { text = "still there", style = { display = "FLEX" } },
    ui.text { text = "without a size", style = { size = { width = { value = 0, type = "REAL" }, height = { value = 0, type = "REAL" } } } },
    ui.pageView { currentPage = 2, ui.text { text = "first page" }, ui.text { text = "second page" }, ui.text { text = "third page" } },
    ui.scrollView { style = none, ui.text { text = "in a scroll view" } },
    ui.button { id = "show", text = "Show", onPress = { action.setContext { contextId = "show", value = "FLEX" } } },
  })
  app:find("show"):press()
end)
