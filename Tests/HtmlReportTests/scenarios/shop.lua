-- A small shop with one test that fails, one that is skipped and some that pass.
local ui, action = beagle.ui, beagle.action

local function launch()
  local app = beagle.launch { base_url = "https://shop.test" }
  app.network:stub("GET /home", {
    body = ui.screenComponent {
      id = "home",
      navigationBar = { title = "Home", navigationBarItems = { { text = "Help", onPress = beagle.array {} } } },
      ui.container {
        context = { id = "cart", value = { count = 0 } },
        ui.text { id = "count", text = "In the cart: @{cart.count}" },
        ui.textInput { id = "name", placeholder = "Your name" },
        ui.button {
          id = "add",
          text = "Add",
          onPress = { action.setContext { contextId = "cart", path = "count", value = "@{sum(cart.count, 1)}" } },
        },
        ui.button { id = "ask", text = "Ask", onPress = { action.confirm { title = "Cart", message = "Empty it?" } } },
        ui.button { id = "open", text = "Cart", onPress = { action.pushView { route = { url = "/cart" } } } },
        ui.button { id = "sheet", text = "Sheet", onPress = { action.pushStack { route = { url = "/sheet" } } } },
        ui.button { id = "lost", text = "Lost", onPress = { action.pushView { route = { url = "/lost" } } } },
        ui.button { id = "never", text = "Never", onPress = { action.pushView { route = { url = "/never" } } } },
      },
    },
  })
  app.network:stub("GET /cart", {
    body = ui.screenComponent {
      id = "cart",
      navigationBar = { title = "Cart" },
      ui.container {
        ui.text { text = "Nothing here" },
        ui.button { id = "send", text = "Send", onPress = { action.sendRequest { url = "/order", method = "POST", data = { n = 1 } } } },
      },
    },
  })
  app.network:stub("GET /sheet", { body = ui.container { ui.text { text = "A sheet" } } })
  app.network:stub("POST /order", { body = { order = 17 }, delay = 50 })
  app.network:fail("GET /lost", { error = "timeout" })
  app:open("/home")
  return app
end

describe("The shop #shop", function()
  it("counts what is added #smoke", function()
    local app = launch()
    app:find("add"):press()
    app:find("name"):type("Ines")
    app:find("ask"):press()
    app.dialog:ok()
    assert.same({ count = 2, name = "Ines" }, { count = app:eval("@{cart.count}"), name = "Ines" })
  end)

  it("orders", function()
    local app = launch()
    app:find("open"):press()
    app:find("send"):press()
    app:advance(50)
    app:back()
    assert.visible(app, "count")
  end)

  it("shows a sheet", function()
    local app = launch()
    app:find("sheet"):press()
    app:dismiss()
  end)

  it("tells of errors", function()
    local app = launch()
    app:find("lost"):press()
  end)

  pending("pays")
end)
