-- What an app adds to Beagle: operations, actions and components of its own.
local ui, action = beagle.ui, beagle.action

local app

local function open(...)
  return app:open(ui.screenComponent { ui.container { context = { id = "at", value = 6 }, ... } })
end

before_each(function() app = beagle.launch { base_url = "https://any.test" } end)

describe("An operation", function()
  it("is used like Beagle's own", function()
    app:register_operation("tides", function(hour) return hour % 12 < 6 and "flood" or "ebb" end)
    open(ui.text { id = "tide", text = "@{tides(at)} at @{at}" })
    assert.equal("ebb at 6", app:find("tide").text)
    app:find("tide"):context("at"):set(13)
    assert.equal("flood at 13", app:find("tide").text)
  end)

  it("that nobody has registered is null", function()
    open(ui.text { id = "tide", text = "Tide: @{tides(at)}" })
    assert.equal("Tide: ", app:find("tide").text)
  end)
end)

describe("An action", function()
  it("gets its properties, evaluated", function()
    local ring = spy.new(function() end)
    app:register_action("ringBell", function(props) ring(props.times) end)
    open(ui.button {
      id = "ring", text = "Ring",
      onPress = { { _beagleAction_ = "custom:ringBell", times = "@{at}" } },
    })
    app:find("ring"):press()
    assert.spy(ring).was.called_with(6)
    assert.actions(app, { "custom:ringBell" })
  end)

  it("may go on with a list of actions, and give it a value", function()
    app:register_action("scan", function(props, ctx)
      ctx:perform(props.onScan, "onScan", { code = "4711" })
      ctx:complete()
    end)
    open(ui.button {
      id = "scan", text = "Scan",
      onPress = { { _beagleAction_ = "custom:scan", onScan = { action.alert { message = "Code @{onScan.code}" } } } },
    })
    app:find("scan"):press()
    assert.equal("Code 4711", app.dialog.message)
  end)

  it("may fail, and be retried", function()
    local tries = 0
    app:register_action("pay", function(_, ctx)
      tries = tries + 1
      if tries < 3 then ctx:error("no card") else ctx:complete() end
    end)
    open(ui.button { id = "pay", text = "Pay", onPress = { { _beagleAction_ = "custom:pay" } } })
    app:find("pay"):press()
    assert.transitions(app, beagle.contains { "error action" })
    assert.equal("no card", app.error_view.message)
    app:retry():retry()
    assert.equal(3, tries)
  end)

  it("an error in it is the test's error", function()
    app:register_action("fall", function() error("fell over") end)
    open()
    assert.error_matches(function() app:perform { _beagleAction_ = "custom:fall" } end, "fell over")
  end)
end)

describe("A component", function()
  it("has the properties, children and events that it was registered with", function()
    app:register_component("rating", {
      properties = { stars = "int", label = "string" },
      children = "children",
      events = { "onRate" },
    })
    open(ui["custom:rating"] {
      id = "stars", stars = "@{at}", label = "@{at} of 10",
      ui.text { text = "Rate it" },
      onRate = { action.setContext { contextId = "at", value = "@{onRate}" } },
    })
    local stars = app:find("stars")
    assert.equal(6, stars.stars)
    assert.equal("Rate it", stars.children[1].text)
    stars:trigger("onRate", 9)
    assert.equal(9, stars.stars)
    assert.equal("9 of 10", stars.label)
  end)

  it("has events that are names, and one slot", function()
    assert.error_matches(function() app:register_component("odd", { events = { 5 } }) end, "events is a list of names")
    assert.error_matches(function() app:register_component("odd", { events = "onRate" }) end, "events is a list of names")
    assert.error_matches(function() app:register_component("odd", { children = "rows" }) end, "children")
    assert.error_matches(function() app:register_component("odd", { event = {} }) end, "events")
  end)

  it("that nobody has registered leaves a gap, and its neighbours stand", function()
    open(ui["custom:gauge"] { level = 3 }, ui.text { id = "below", text = "Below" })
    assert.visible(app, "below")
    assert.tree(app:find { unknown = true }, { _beagleComponent_ = "custom:gauge" })
  end)
end)
