-- components §3.4: writing to the iterator and the index.
local documents, lists = require "_documents", require "_lists"
local open = documents.open
local set, texts, screen = lists.set, lists.texts, lists.screen
local ui = beagle.ui

describe("components 3.4: writing to the iterator", function()
  local function button(write) return ui.button { id = "b", text = "@{item.n}", onPress = { write } } end
  local function try(platform, source, key, write, value)
    local app = open(
      screen(
        value or { { n = "a" }, { n = "b" } },
        ui.listView { id = "l", key = key, dataSource = source, templates = { { view = button(write) } } }
      ),
      platform
    )
    app:find("l").children[2]:press()
    return app
  end
  it("with a path, into the source", function()
    local app = try("ios", "@{d}", nil, set("item", "x", "n"))
    assert.same({ { n = "a" }, { n = "x" } }, app:context("d"):get())
    assert.equal("a x", texts(app))
    assert.actions(app, { "setContext" })
  end)
  it("the whole item", function() assert.same(
    { { n = "a" }, { n = "y" } }, try("ios", "@{d}", nil, set("item", { n = "y" })):context("d"):get()
  ) end)
  it("below a path of the source", function()
    assert.same(
      { l = { { 0 }, { { n = "a" }, { n = "x" } } } },
      try("ios", "@{d.l[1]}", nil, set("item", "x", "n"), {
        l = { { 0 }, { { n = "a" }, { n = "b" } } },
      }):context("d"):get()
    )
  end)
  it("at the real position, whatever the key", function()
    local app = try("ios", "@{d}", "n", set("item", "x", "m"), { { n = 1 }, { n = 0 } })
    assert.same({ { n = 1 }, { n = 0, m = "x" } }, app:context("d"):get())
  end)
  it("an operation as the source: the write stays in the cell until it is evaluated again", function()
    local app = beagle.launch { platform = "ios" }
    app:register_operation("filterless", function(x) return x end)
    app:open(screen(
      { { n = "a" }, { n = "b" } },
      ui.listView {
        id = "l", dataSource = "@{filterless(d)}", templates = { { view = button(set("item", "x", "n")) } },
      }
    ))
    app:find("l").children[2]:press()
    assert.same({ { n = "a" }, { n = "b" } }, app:context("d"):get())
    assert.equal("x", app:find("l").children[2].text)
    app:context("d"):set(app:context("d"):get())
    assert.equal("b", app:find("l").children[2].text)
  end)
  it("a literal source: the write stays in the cell", function()
    local app = try("ios", { { n = "a" }, { n = "b" } }, nil, set("item", "x", "n"))
    assert.equal("a x", texts(app))
    assert.same({ { n = "a" }, { n = "b" } }, app:context("d"):get())
  end)
  it("climbs through nested lists", function()
    local inner = ui.listView {
      dataSource = "@{item.l}", iteratorName = "in",
      templates = { { view = ui.button { id = "b", text = "@{in}", onPress = { set("in", "x") } } } },
    }
    local app = open(screen(
      { { l = { "a", "b" } }, { l = { "c" } } }, ui.listView { dataSource = "@{d}", templates = { { view = inner } } }
    ))
    app:find("b:1:0"):press()
    assert.same({ { l = { "a", "x" } }, { l = { "c" } } }, app:context("d"):get())
  end)
  it("an inner list of the same iterator name does not loop", function()
    local inner = ui.listView {
      dataSource = "@{item}",
      templates = { { view = ui.button { id = "b", text = "@{item}", onPress = { set("item", "x") } } } },
    }
    local app = open(screen(
      { { "a", "b" }, { "c" } }, ui.listView { dataSource = "@{d}", templates = { { view = inner } } }
    ))
    app:find("b:0:1"):press()
    assert.same({ { "a", "b" }, { "x" } }, app:context("d"):get())
  end)
  it("two lists on one source refresh", function()
    local function list(id)
      return ui.listView {
        id = id, dataSource = "@{d}",
        templates = { { view = ui.button { text = "@{item}", onPress = { set("item", "x") } } } },
      }
    end
    local app = open(screen({ "a", "b" }, ui.container { list "l", list "m" }))
    app:find("l").children[1]:press()
    assert.equal("x b", texts(app, "m"))
  end)
  it("the index changes that cell only, until the next refresh", function()
    local app = open(screen(
      { "a", "b" },
      ui.listView {
        id = "l", dataSource = "@{d}",
        templates = { { view = ui.button { text = "@{index}", onPress = { set("index", "i") } } } },
      }
    ))
    app:find("l").children[2]:press()
    assert.equal("0 i", texts(app))
    app:context("d"):set({ "a", "b" })
    assert.equal("0 1", texts(app))
  end)
end)
