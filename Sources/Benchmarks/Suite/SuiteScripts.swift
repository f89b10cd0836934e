/// The Lua of a suite.
enum SuiteScripts {
  /// A file of these flows.
  static func file(of flows: [SuiteFlow], in shop: SuiteShop) -> String {
    let tests = flows.map { #"  it("\#($0.name)", function() \#($0.call) end)"# }
    return #"""
      local shop = require "_journeys" "\#(shop.name)"

      describe("\#(shop.name)", function()
      \#(tests.joined(separator: "\n"))
      end)

      """#
  }

  /// The ways through a shop that all files share.
  static let journeys = #"""
    -- The ways through a shop: require "_journeys" "s0001" gives those through that one.
    local SCREENS = { "home", "product1", "product2", "product3", "cart", "checkout", "done" }

    return function(shop)
      local function url(name) return "/" .. shop .. "/" .. name end

      local function enter(delay)
        local app = beagle.launch { base_url = "https://shops.test" }
        for _, name in ipairs(SCREENS) do
          app.network:stub("GET " .. url(name), { json = "screens/" .. shop .. "/" .. name .. ".json", delay = delay })
        end
        app.network:stub("POST " .. url "orders", { body = { order = "N-" .. shop }, delay = delay })
        app:open(url "home"):settle()
        return app
      end

      local function put(app, flow)
        app:find("show:" .. flow.good):press()
        app:settle()
        for _ = 2, flow.count do app:find("more"):press() end
        assert.equal(flow.price * flow.count .. " €", app:find("sum").text)
        app:find("add"):press()
        app.dialog:ok()
        assert.stacks(app, { { url "home" } })
      end

      local function pay(app, flow)
        app:find("open-cart"):press()
        app:settle()
        assert.visible(app, { id = "total", text = flow.count .. " for " .. flow.price * flow.count .. " €" })
        app:find("checkout"):press()
        app:settle()
        app:find("name"):type(flow.name)
        app:find("zip"):type(flow.zip)
        app:find("order"):press()
        app:settle()
      end

      local function arrive(app, flow, times)
        assert.requested(app, "POST " .. url "orders", {
          times = times, body = { name = flow.name, zip = flow.zip, total = flow.price * flow.count },
        })
        assert.stacks(app, { { url "done" } })
        assert.equal("Order N-" .. shop, app:find("number").text)
        app:find("home"):press()
        app:settle()
        assert.equal("Cart (" .. flow.count .. ")", app:find("open-cart").text)
      end

      local ways = {}

      function ways.buy(flow)
        local app = enter()
        put(app, flow)
        pay(app, flow)
        arrive(app, flow, 1)
      end

      function ways.all(flow)
        local app = enter()
        app:find("show:" .. flow.good):press()
        for _ = 1, flow.stock do app:find("more"):press() end
        assert.equal("Only " .. flow.stock .. " in stock.", app.dialog.message)
        app.dialog:ok()
        app:back()
        flow.count = flow.stock
        put(app, flow)
        pay(app, flow)
        arrive(app, flow, 1)
      end

      function ways.correct(flow)
        local app = enter()
        put(app, flow)
        pay(app, { count = flow.count, price = flow.price, name = "", zip = "1" })
        assert.equal("Please correct the marked fields.", app:find("status").text)
        assert.equal("Five digits", app:find("zip").error)
        assert.not_requested(app, "POST *")
        app:find("name"):type(flow.name)
        app:find("zip"):type(flow.zip)
        app:find("order"):press()
        arrive(app, flow, 1)
      end

      function ways.insist(flow)
        local app = enter()
        app.network:stub("POST " .. url "orders", { { status = 503 }, { body = { order = "N-" .. shop } } })
        put(app, flow)
        pay(app, flow)
        assert.equal("The order failed.", app:find("status").text)
        app.dialog:ok()
        arrive(app, flow, 2)
      end

      function ways.give(flow)
        local app = enter()
        app.network:fail("POST " .. url "orders", { error = "connection_reset" })
        put(app, flow)
        pay(app, flow)
        app.dialog:cancel()
        assert.stacks(app, { { url "home", url "cart" } })
        app:back()
        assert.stacks(app, { { url "home" } })
      end

      function ways.browse(flow)
        local app = enter()
        for good = 1, 3 do
          app:find("show:" .. good):press()
          assert.stacks(app, { { url "home", url("product" .. good) } })
          app:back()
        end
        assert.not_requested(app, "POST *")
      end

      function ways.wait(flow)
        local app = enter(40)
        put(app, flow)
        pay(app, flow)
        arrive(app, flow, 1)
        assert.equal(7 * 40, app.now)
      end

      return ways
    end

    """#
}
