local ui, action = beagle.ui, beagle.action

describe("the shop's own runner", function()
  local app

  before_each(function()
    app = beagle.launch { base_url = "https://shop.test" }
    app.network:stub("GET /offer", {
      json = ui.container {
        context = { id = "offer", value = { price = 20, article = "lamp" } },
        ui["custom:pricetag"] {
          id = "price",
          price = "@{discount(offer.price, 25)}",
          currency = "EUR",
          onPress = {
            action["custom:addtocart"] {
              article = "@{offer.article}",
              onFinish = { action.alert { message = "@{onFinish.count} in the cart" } },
            },
          },
        },
        ui.button {
          id = "help",
          text = "Help",
          onPress = {
            action.openNativeRoute { route = "help", data = { topic = "lamps" }, shouldResetApplication = false },
          },
        },
      },
    })
    app:open("/offer")
  end)

  it("binds the properties of a Swift component", function()
    assert.equal(15.0, app:find("price").price)
    app:context("offer"):set("price", 40)
    assert.equal(30.0, app:find("price").price)
  end)

  it("executes a Swift action that ends later", function()
    app:find("price"):press()
    assert.is_nil(app.dialog)
    app:settle()
    assert.equal("1 in the cart", app.dialog.message)
    assert.equal(1, app.global:get("cart.lamp"))
    assert.actions(app, { "custom:addtocart", "alert" })
  end)

  it("opens a Swift screen", function()
    app:find("help"):press()
    assert.stacks(app, { { "/offer", "help" } })
    assert.equal("Ask about lamps", app:find("topic").text)
  end)

  it("refuses a document that the Swift type does not take", function()
    app:open(ui.screenComponent { child = ui.container {} })
    app.network:stub("GET /broken", { json = { _beagleComponent_ = "custom:pricetag", price = 1 } })
    app:open("/broken")
    assert.equal("$.currency", app.transitions[#app.transitions - 1].error.path)
  end)
end)
