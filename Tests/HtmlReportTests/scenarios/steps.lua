-- Steps of every kind: in hooks, refused, at parts that are no components, and at what leaves the screen.
local ui, action = beagle.ui, beagle.action

local home = ui.screenComponent {
  navigationBar = {
    title = "Home", showBackButton = true,
    navigationBarItems = { { text = "Help", onPress = { action.alert { title = "Help", message = "None", labelOk = "Fine" } } } },
  },
  ui.container {
    context = { id = "cart", value = { count = 0 } },
    ui.text { id = "count", text = "In the cart: @{cart.count}" },
    ui.button { id = "add", text = "Add", onPress = { action.setContext { contextId = "cart", path = "count", value = "@{sum(cart.count, 1)}" } } },
    ui.button { id = "off", text = "Off", enabled = false },
    ui.button { id = "open", text = "Cart", onPress = { action.pushView { route = { url = "/cart" } } } },
    ui.button { id = "lost", text = "Lost", onPress = { action.pushView { route = { url = "/lost" } } } },
    ui.textInput { id = "name" },
  },
}
local cart = ui.screenComponent { navigationBar = { title = "Cart" }, ui.container { ui.text { text = "Empty" }, ui.button { id = "close", text = "Close", onPress = { action.popView {} } } } }

local function launch()
  local app = beagle.launch { base_url = "https://steps.test" }
  app.network:stub("GET /home", { body = home })
  app.network:stub("GET /cart", { body = cart })
  app.network:fail("GET /lost", { error = "timeout" })
  app:open("/home")
  return app
end

it("touches", function()
  local app = launch()
  app:find("add"):press()
  app:find("name"):type("Ines")
  app.screen.navigation_bar.items[1]:press()
  app.dialog:ok()
  app:find("open"):press()
  app:find("close"):press()
  app:find("open"):press()
  app:back()
  app:find("lost"):press()
  app.error_view:cancel()
end)

it("refusals", function()
  local app = launch()
  pcall(function() app:find("off"):press() end)
  app.screen.navigation_bar.items[1]:press()
  pcall(function() app:back() end)
  pcall(function() app:advance(-1) end)
  app.dialog:ok()
  app.network:stub("GET /circle", { body = ui.container { onInit = { action.pushView { route = { url = "/circle" } } } } })
  pcall(function() app:open("/circle") end)
  app:open("/home")
  app:find("off"):press()
end)

it("a request without a stub", function()
  local app = launch()
  app:perform { action.sendRequest { url = "/nowhere" } }
  app:find("add"):press()
end)

it("a mistake in the script", function()
  local app = launch()
  local nothing = app:query("nothing")
  nothing:press()
end)

describe("hooks", function()
  local app
  setup(function() app = launch() end)
  before_each(function() app:find("add"):press() end)
  after_each(function() app:find("name"):type("") end)
  teardown(function() app:find("open"):press() end)
  it("first", function() app:find("name"):type("one") end)
  it("second", function() assert.equal("3", app:find("count").text) end)
end)

describe("a hook fails", function()
  local app
  setup(function()
    app = launch()
    app:find("off"):press()
  end)
  it("blocked", function() end)
end)
