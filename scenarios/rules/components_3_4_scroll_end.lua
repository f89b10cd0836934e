-- components §3.4: onScrollEnd.
local documents, lists = require "_documents", require "_lists"
local each = documents.each
local set, texts, screen, launch, trace = lists.set, lists.texts, lists.screen, lists.launch, lists.trace
local ui, action = beagle.ui, beagle.action

describe("components 3.4: onScrollEnd", function()
  local function end_list(source, threshold, parent)
    return ui.listView {
      id = "l", dataSource = source, scrollEndThreshold = threshold, useParentScroll = parent,
      onScrollEnd = { trace "'end'" }, templates = { { view = ui.text { text = "@{item}" } } },
    }
  end
  local function at(source, value, threshold, parent)
    local app = launch()
    app:open(screen(value, end_list(source, threshold, parent)))
    return app
  end
  -- A list of `value` whose end is traced, and then runs these actions.
  local function at_its_end(value, actions, templates)
    local app = launch()
    app:open(screen(value, ui.listView {
      id = "l", dataSource = "@{d}", onScrollEnd = { trace "'end'", table.unpack(actions) },
      templates = templates or {},
    }))
    return app
  end
  each({
    { "empty array", "@{d}", {}, "end " }, { "literal empty array", {}, 0, "end " },
    { "null", "@{d}", beagle.null, "" }, { "object", "@{d}", { a = 1 }, "" }, { "items", "@{d}", { 1 }, "" },
    { "items with parent scroll", "@{d}", { 1 }, "", true }, { "missing", "@{nope}", 1, "" },
  }, function(source, value, expected, parent)
    if value ~= 0 and type(value) == "table" and next(value) == nil then value = beagle.array {} end
    if type(source) == "table" then source = beagle.array(source) end
    assert.equal(expected, at(source, value, nil, parent).global:get "trace")
  end)
  each({
    { "to the end", nil, 1, true }, { "half", nil, 0.5, false }, { "threshold 50 at half", 50, 0.5, true },
    { "threshold 50 below", 50, 0.49, false }, { "threshold 0", 0, 0, true }, { "threshold 80", 80, 0.8, true },
    { "threshold beyond 100 at the end", 150, 1, true },
  }, function(threshold, fraction, fires)
    local app = at("@{d}", { 1, 2 }, threshold)
    app:find("l"):scroll_to(fraction)
    assert.equal(fires and "end " or "", app.global:get "trace")
  end)
  it("once per evaluation of the source", function()
    local app = at("@{d}", { 1 })
    app:find("l"):scroll_to_end()
    app:find("l"):scroll_to_end()
    assert.equal("end ", app.global:get "trace")
    app:context("d"):set { 1 }
    app:find("l"):scroll_to_end()
    assert.equal("end end ", app.global:get "trace")
    app:context("d"):set(beagle.array {})
    assert.equal("end end end ", app.global:get "trace")
    app:find("l"):scroll_to_end()
    assert.equal("end end end ", app.global:get "trace")
  end)
  it("several evaluations in one list count once", function()
    local app = at("@{d}", { 1 })
    app:perform { set("d", beagle.array {}), set("d", { 1 }), set("d", beagle.array {}) }
    assert.equal("end ", app.global:get "trace")
  end)
  it("origin is the list, no implicit context", function()
    local app = at("@{d}", { 1 })
    app:find("l"):scroll_to_end()
    assert.actions(app, { { origin = "l.onScrollEnd" } })
    assert.is_nil(app:find("l"):eval "@{onScrollEnd}")
  end)
  it("with parent scroll, scroll_to stands for the parent's", function()
    local app = at("@{d}", { 1 }, nil, true)
    app:find("l"):scroll_to_end()
    assert.equal("end ", app.global:get "trace")
  end)
  it("that empties its own source again does not loop", function()
    local app = at_its_end(beagle.array {}, { set("d", beagle.array {}) })
    assert.equal("end ", app.global:get "trace")
  end)
  it("that fills its source can fire again when scrolled", function()
    local templates = { { view = ui.text { text = "@{item}" } } }
    local app = at_its_end(beagle.array {}, { set("d", "@{insert(d, 1)}") }, templates)
    assert.equal("end ", app.global:get "trace")
    app:find("l"):scroll_to_end()
    assert.equal("end end ", app.global:get "trace")
    assert.equal("1 1", texts(app))
  end)
  it("emptied by its own onScrollEnd after items: once more", function()
    local app = at_its_end({ 1 }, { set("d", beagle.array {}) })
    app:find("l"):scroll_to_end()
    assert.equal("end end ", app.global:get "trace")
  end)
  it("that fills and empties its source fires once more", function()
    local app = at_its_end(beagle.array {}, { set("d", { 1 }), set("d", beagle.array {}) })
    assert.equal("end end ", app.global:get "trace")
    app:context("d"):set(beagle.array {})
    assert.equal("end end end end ", app.global:get "trace")
  end)
  it("whose late answer is empty again does not ask for ever", function()
    local app = launch()
    app.network:stub("GET /page", { delay = 10, body = { items = beagle.array {} } })
    app:open(screen(
      beagle.array {},
      ui.listView {
        id = "l", dataSource = "@{d}", templates = {},
        onScrollEnd = { action.sendRequest { url = "/page", onSuccess = { set("d", "@{onSuccess.data.items}") } } },
      }
    ))
    app:settle()
    assert.equal(1, #app.network.requests)
  end)
  it("lists in document order", function()
    local app = launch()
    app:open(ui.container { ui.listView { dataSource = {}, templates = {}, onScrollEnd = { trace "1" } }, ui.container {
      ui.listView { dataSource = {}, templates = {}, onScrollEnd = { trace "2" } },
    },
      ui.gridView { spanCount = 1, dataSource = {}, templates = {}, onScrollEnd = { trace "3" } } })
    assert.equal(3, #app.actions)
  end)
end)
