-- lua-api §10, §12: what goes wrong in a callback is raised by the call under way, once, and the app goes on.
local documents = require "_documents"
local ui, action = beagle.ui, beagle.action

local function boom() error "boom" end

-- A screen that asks every kind of callback.
local function screen()
  return ui.screenComponent { ui.container {
    context = { id = "c", value = 1 }, ui.text { id = "t", text = "[@{c}]", styleId = "headline" },
    ui.button { id = "go", text = "@{c}", onPress = { action.setContext { contextId = "c", value = 2 } } },
  } }
end

local function launch()
  local app = beagle.launch { base_url = "https://rules.test", platform = "ios" }
  app.network:stub("GET /c", { json = screen() })
  return app
end

describe("lua-api 12: an error of a callback is raised by the call under way", function()
  documents.each({
    { "a stub", function(app)
      app.network:stub("GET /c", boom)
      return function() app:open("/c") end
    end },
    { "a controller, however often it is told", function(app)
      app:register_controller(nil, { on_state = boom })
      return function() app:open("/c") end
    end },
    { "a style", function(app)
      app:register_style("headline", boom)
      return function() app:open("/c") end
    end },
    { "a deep link", function(app)
      app:register_deep_link("c", boom)
      return function() app:deep_link("c") end
    end },
    { "a guard", function(app)
      app:open("/c"):guard { should_update = boom }
      return function() app:find("go"):press() end
    end },
    { "several subscribers", function(app)
      app:open("/c")
      app:subscribe(boom)
      app:subscribe(boom)
      return function() app:find("go"):press() end
    end },
    { "an operation that is evaluated", function(app)
      app:open("/c")
      app:register_operation("explode", boom)
      return function() app:eval("@{explode(c)}") end
    end },
    { "an operation that an element evaluates", function(app)
      app:open("/c")
      app:register_operation("explode", boom)
      return function() app:find("t"):eval("@{explode(c)}") end
    end },
    { "an action", function(app)
      app:open("/c"):register_action("explode", boom)
      return function() app:perform { _beagleAction_ = "custom:explode" } end
    end },
  }, function(prepare)
    local app = launch()
    local call = prepare(app)
    assert.error_matches(call, "boom")
    app.network:stub("GET /other", { json = screen() })
    app:query("t")
    app:advance(1)
  end)
end)

describe("lua-api 12: a style's function", function()
  it("is asked about a component when it comes, with its values", function()
    local app = launch()
    local asked = {}
    app:register_style("headline", function(node)
      asked[#asked + 1] = node.text
      return { borderWidth = 1 }
    end)
    app:open("/c")
    assert.same({ "[1]" }, asked)
    assert.equal(1, app:find("t").style.borderWidth)
    assert.same({ "[1]" }, asked)
  end)

  it("may write a context", function()
    local app = launch()
    app:register_style("headline", function()
      app.global:set("styled", true)
      return {}
    end)
    app:open("/c")
    assert.is_true(app.global:get("styled"))
  end)
end)
