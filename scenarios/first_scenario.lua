-- A file without `it` is one scenario. This one opens the shop's cart and tries to check out with nothing in it.
local app = beagle.launch { base_url = "https://hedgerow.test" }
app.network:stub("GET /shop/cart", { json = "screens/shop/cart.json" })

app:open("/shop/cart")
assert.visible(app, { text = "Your cart is empty" })

app:find("checkout"):press()
assert.equal("Put something in first.", app.dialog.message)

app.dialog:ok()
assert.stacks(app, { { "/shop/cart" } })
