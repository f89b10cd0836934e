-- networking 5: the view client and its prefetch cache.
local board = require "_board"
local ui, action = beagle.ui, beagle.action

local function screen(id)
  return ui.screenComponent {
    id = id, ui.container { context = { id = "s", value = 0 }, ui.text { id = "t", text = "@{s}" } },
  }
end
local function push(url, more)
  local route = { url = url, shouldPrefetch = true }
  for key, value in pairs(more or {}) do route[key] = value end
  return action.pushView { route = route }
end
local function button(id, ...) return ui.button { id = id, text = id, onPress = { ... } } end
-- Opens these components, with /p answered after `delay`.
local function open(children, delay, platform)
  local app = board.launch(platform)
  app.network:stub("* /p", { json = screen "p", delay = delay or 0 })
  return app:open(ui.screenComponent {
    id = "main", ui.container { id = "box", context = { id = "c", value = "/p" }, children = beagle.array(children) },
  })
end
local function sources(app)
  local list = {}
  for _, request in ipairs(app.network.requests) do list[#list + 1] = request.source end
  return table.concat(list, " ")
end

describe("networking 5 when a prefetch starts", function()
  board.each({
    { "a button's direct action", function() return button("b", push "/p") end, "prefetch" },
    {
      "a touchable's", function() return ui.touchable { onPress = { push "/p" }, child = ui.text { text = "x" } } end,
      "prefetch",
    },
    {
      "every navigation action",
      function()
        return button(
          "b", action.pushStack { route = { url = "/p", shouldPrefetch = true } },
          action.resetStack { route = { url = "/p2", shouldPrefetch = true } },
          action.resetApplication { route = { url = "/p3", shouldPrefetch = true } }
        )
      end,
      "prefetch prefetch prefetch",
    },
    { "beside other actions", function() return button("b", board.set(nil, 1), push "/p") end, "prefetch" },
    {
      "nested in a condition",
      function() return button("b", action.condition { condition = true, onTrue = { push "/p" } }) end, "",
    },
    {
      "nested in a callback",
      function() return button("b", action.sendRequest { url = "/r", onSuccess = { push "/p" } }) end, "",
    },
    {
      "of a container's onInit",
      function()
        return ui.container { onInit = { action.condition { condition = false, onTrue = { push "/p" } } } }
      end,
      "",
    },
    { "shouldPrefetch false", function() return button("b", push("/p", { shouldPrefetch = false })) end, "" },
    { "no shouldPrefetch", function() return button("b", action.pushView { route = { url = "/p" } }) end, "" },
    {
      "a declarative route", function() return button("b", action.pushView { route = { screen = screen "x" } }) end, "",
    },
    { "a url that cannot be built", function() return button("b", push "") end, "" },
  }, function(row) return row[1] end, function(row)
    local app = board.launch()
    app.network:stub("*", { json = screen "p" })
    app:open(ui.screenComponent { ui.container { context = { id = "c", value = 0 }, row[2]() } })
    assert.equal(row[3], sources(app))
  end)

  it("a bound url logs an error and requests nothing", function()
    local app = open { button("b", push "@{c}") }
    assert.equal("", sources(app))
    local logs = board.logs(app, "unableToPrefetchWhenUrlIsExpression")
    assert.equal(1, #logs)
    assert.same({
      "error", "Navigation", "unableToPrefetchWhenUrlIsExpression",
    }, { logs[1].level, logs[1].category, logs[1].message })
    app:find("b"):press()
    assert.equal("/p", app.screen.identifier)
  end)

  for _, row in ipairs {
    { "only navigations", { push "/p", action.popView {} }, "prefetch" },
    { "not only navigations", { push "/p", action.submitForm {} }, "" },
  } do
    it("a bar item with " .. row[1], function()
      local app = board.launch()
      app.network:stub("*", { json = screen "p" })
      app:open(ui.screenComponent {
        navigationBar = { title = "T", navigationBarItems = { { text = "I", onPress = row[2] } } },
        child = ui.text { text = "x" },
      })
      assert.equal(row[3], sources(app))
    end)
  end

  it("each build again: an added button, but a running one does nothing", function()
    local app = open({ button("b", push "/p") }, 10)
    app:perform(action.addChildren { componentId = "box", value = { button("b2", push "/p") } })
    assert.equal("prefetch", sources(app))
    app:advance(10)
    app:find("b2"):press()
    assert.equal("prefetch", sources(app))
    app:back()
    app:perform(action.addChildren { componentId = "box", value = { button("b3", push "/p") } })
    assert.equal("prefetch prefetch", sources(app))
  end)

  it("a prefetch of a present entry keeps it", function()
    local app = open { button("b", push "/p") }
    app:perform(action.addChildren { componentId = "box", value = { button("b2", push "/p") } })
    app:find("b2"):press()
    assert.equal("prefetch", sources(app))
    assert.equal("/p", app.screen.identifier)
  end)

  -- On web what a fetched view holds below its root, at any depth.
  it("web: of every fetched view, any depth, with the additional data", function()
    local app = board.launch("web")
    app.network:stub("*", { json = screen "p" })
    app.network:stub("GET /s", {
      json = ui.screenComponent {
        ui.container {
          button(
            "b",
            action.condition {
              condition = true,
              onTrue = { push("/p", { httpAdditionalData = { method = "POST", headers = { h = "1" } } }) },
            }
          ),
        },
      },
    })
    app:open("/s")
    assert.equal("screen prefetch", sources(app))
    assert.equal("POST", app.network.requests[2].method)
    assert.equal("1", app.network.requests[2].headers.h)
    app:find("b"):press()
    assert.equal("screen prefetch", sources(app))
    app:open("/s")
    app:open("/s")
    assert.equal("screen prefetch screen prefetch screen prefetch", sources(app))
    assert.equal("", sources(open({ button("b", push "/p") }, 0, "web")))
  end)
end)

describe("networking 5 the cache", function()
  it("one entry is used once, without request", function()
    local app = open { button("b", push "/p") }
    app:find("b"):press()
    assert.equal("prefetch", sources(app))
    assert.equal("/p", app.screen.identifier)
    app:back()
    app:find("b"):press()
    assert.equal("prefetch route", sources(app))
  end)

  it("completes at once: like a declarative route in a list", function()
    local app = open { button("b", push "/p", action.pushView { route = { screen = screen "d" } }) }
    app:find("b"):press()
    assert.stacks(app, { { "main", "/p", "d" } })
  end)

  it("the key is the text as written", function()
    local app = open {
      button("b", push "/p"), button("b2", action.pushView { route = { url = "https://kelp.test/p" } }),
    }
    app:find("b2"):press()
    assert.equal("prefetch route", sources(app))
  end)

  it("on android it is the built url", function()
    local app = open(
      { button("b", push "/p"), button("b2", action.pushView { route = { url = "https://kelp.test/p" } }) }, 0,
      "android"
    )
    app:find("b2"):press()
    assert.equal("prefetch", sources(app))
  end)

  it("method, headers and body are not in it", function()
    local app = open { button("b", push("/p", { httpAdditionalData = { method = "POST", body = 1 } })) }
    app:find("b"):press()
    assert.equal("prefetch", sources(app))
    assert.equal("GET", app.network.requests[1].method)
  end)

  it("screens, routes and lazy content share it: whoever fetches first takes it", function()
    local app = open { button("b", push "/p") }
    app:perform(action.addChildren {
      componentId = "box",
      value = { ui.lazyComponent { id = "lazy", path = "/p", initialState = ui.text { text = "x" } } },
    })
    assert.equal("prefetch", sources(app))
    assert.equal("p", app:find("lazy").children[1].id)
    app:find("b"):press()
    assert.equal("prefetch route", sources(app))
  end)

  it("it outlives app:open, and answers it", function()
    local app = open { button("b", push "/p") }
    app:open("/p")
    assert.equal("prefetch", sources(app))
    assert.equal("/p", app.screen.identifier)
  end)

  it("it has no age", function()
    local app = open { button("b", push "/p") }
    app:advance(3600 * 1000)
    app:find("b"):press()
    assert.equal("prefetch", sources(app))
  end)

  it("each use starts with fresh state", function()
    local app = open { button("b", push "/p"), button("b2", push "/p") }
    app:find("b"):press()
    app:perform(action.setContext { contextId = "s", value = 5 })
    assert.equal("5", app:find("t").text)
    app:back()
    app:find("b2"):press()
    assert.equal("0", app:find("t").text)
  end)

  it("a fetch while it is running requests; the late answer stays for the next", function()
    local app = open({ button("b", push "/p") }, 10)
    app:find("b"):press()
    assert.equal("prefetch route", sources(app))
    app:advance(10)
    assert.equal("/p", app.screen.identifier)
    app:back()
    app:find("b"):press()
    assert.equal("prefetch route", sources(app))
    app:back()
    app:find("b"):press()
    assert.equal("prefetch route route", sources(app))
  end)

  it("a failure is dropped, the next fetch requests", function()
    local app = board.launch()
    app.network:stub("GET /p", { { status = 500 }, { json = screen "p" } })
    app:open(ui.screenComponent { button("b", push "/p") })
    assert.transitions(app, { "started", "success", "finished" })
    app:find("b"):press()
    assert.equal("prefetch route", sources(app))
    assert.equal("/p", app.screen.identifier)
  end)

  it("a failing prefetch: an info log; android warns", function()
    for platform, level in pairs { ios = "info", android = "warning" } do
      local app = board.launch(platform)
      app.network:stub("GET /p", { status = 500 })
      app:open(ui.screenComponent { ui.container { button("b", push "/p") } })
      local found = 0
      for _, entry in ipairs(app.logs) do if entry.name == "prefetchFailed" and entry.level == level then found = found + 1 end end
      assert.equal(1, found)
    end
  end)

  it("an unmatched prefetch is in the requests", function()
    local app = board.launch()
    app.network:allow_unmatched()
    app:open(ui.screenComponent { button("b", push "/p") })
    assert.equal("unmatched", app.network.requests[1].error)
    assert.equal("prefetch", app.network.requests[1].source)
  end)
end)
