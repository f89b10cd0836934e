-- components §3.4: lists and grids: source, keys, templates, scope, ids, the end of scrolling.
local documents = require "_documents"
local each, open = documents.each, documents.open
local ui = beagle.ui

local function list(keys)
  keys.id = keys.id or "l"
  keys.templates = keys.templates or { { view = ui.text { id = "row", text = "@{item}" } } }
  return ui.listView(keys)
end
local function texts(app, id)
  local found = {}
  for i, cell in ipairs(app:find(id or "l").children) do found[i] = cell.text end
  return table.concat(found, " ")
end
local function ids(app, id)
  local found = {}
  for i, cell in ipairs(app:find(id or "l").children) do found[i] = cell.id end
  return table.concat(found, " ")
end
local function with_data(value, child) return ui.container { context = { id = "d", value = value }, child } end

describe("components 3.4: evaluation of dataSource", function()
  each({
    { "literal", { 1, "a", true, 1.5 }, nil, "1 a true 1.5" }, { "binding", "@{d}", { 1, 2 }, "1 2" },
    { "path", "@{d.l[1]}", { l = { 0, { 7, 8 } } }, "7 8" },
    { "operation", "@{insert(d, 9, 0)}", { 1 }, "9 1" }, { "missing context", "@{nope}", 1, "" },
    { "null", "@{d}", beagle.null, "" },
    { "object", "@{d}", { a = 1 }, "" }, { "text", "@{d}", "abc", "" }, { "text with expression", "x@{d}", { 1 }, "" },
    { "null items", "@{d}", { beagle.null, 1 }, " 1" },
  }, function(source, data, expected) assert.equal(expected, texts(open(with_data(data or 0, list { dataSource = source })))) end)

  it("expressions in a literal's items are not evaluated", function()
    assert.equal("@{d} @{sum(1, 2)}", texts(open(with_data(1, list { dataSource = { "@{d}", "@{sum(1,2)}" } }))))
  end)
  it("1.x keys render no cells; missing templates neither", function()
    local app = open(ui.container {
      ui.listView {
        id = "l", dataSource = { 1 }, template = ui.text { text = "" }, children = { ui.text { text = "" } }, rows = {},
      },
    })
    assert.equal(0, #app:find("l").children)
  end)
end)

describe("components 3.4: cell keys", function()
  each({
    { "none", nil, { { k = "a" }, { k = "b" } }, "row:0 row:1" },
    { "text", "k", { { k = "a" }, { k = "b" } }, "row:a row:b" },
    { "int", "k", { { k = 7 }, { k = -1 } }, "row:7 row:-1" },
    { "double", "k", { { k = 1.5 }, { k = 2.25 } }, "row:1.5 row:2.25" },
    { "whole double is an int", "k", { { k = 2.0 } }, "row:2" },
    {
      "bool, null, object, array", "k", { { k = true }, { k = beagle.null }, { k = { a = 1 } }, { k = { 1 } } },
      "row:0 row:1 row:2 row:3",
    },
    { "path", "a.b[1]", { { a = { b = { 0, "x" } } }, { a = 1 } }, "row:x row:1" },
    { "no path", "a b", { { ["a b"] = "x" } }, "row:0" }, { "empty text", "k", { { k = "" } }, "row:" },
    { "an expression is plain text", "@{item.k}", { { k = "x" } }, "row:0" },
    { "items that are no objects", "k", { "a", 5 }, "row:0 row:1" },
    { "twice", "k", { { k = "a" }, { k = "a" } }, "row:a row:a" },
  }, function(key, data, expected)
    assert.equal(expected, ids(open(list { key = key, dataSource = data })))
    assert.equal(expected, ids(open(list { key = key, dataSource = data }, "android")))
  end)
  it("_key is web's spelling", function()
    assert.equal("row:0", ids(open(list { _key = "k", dataSource = { { k = "a" } } })))
    assert.equal("row:a", ids(open(list { _key = "k", dataSource = { { k = "a" } } }, "web")))
  end)
end)

describe("components 3.4: template choice", function()
  local function template(name, case) return { case = case, view = ui.text { text = name } } end
  each({
    { "a matching case", { template("A", "@{eq(item.t,'a')}"), template("default") }, "A" },
    { "beats an earlier default", { template("default"), template("A", "@{eq(item.t,'a')}") }, "A" },
    { "the first default", { template("one"), template("two") }, "one" },
    { "the first case that holds", { template("A", "@{eq(item.t,'a')}"), template("B", true) }, "A" },
    { "false and null", { template("A", false), template("B", "@{nope}") }, "" },
    { "text is not true", { template("A", "@{item.text}"), template("default") }, "default" },
    { "index is not in scope", { template("A", "@{isNull(index)}"), template("default") }, "A" },
    { "null case is none", { { case = beagle.null, view = ui.text { text = "N" } } }, "N" },
    { "the list's own scope is", { template("A", "@{eq(own, 1)}") }, "A" },
    { "literal true", { template("A", true) }, "A" },
  }, function(templates, expected)
    local app = open(list {
      context = { id = "own", value = 1 }, dataSource = { { t = "a", text = "true" } }, templates = templates,
    })
    assert.equal(expected, texts(app))
    assert.equal(
      expected == "" and 1 or 0, documents.logged(app, "Collection", "error", "Could not find a template for `item:0`.")
    )
  end)
  it("names the iterator and the key", function()
    local app = open(list {
      iteratorName = "row", key = "k", dataSource = { { k = "x" }, { k = "y" } },
      templates = { template("A", "@{eq(row.k, 'y')}") },
    })
    assert.equal(1, documents.logged(app, "Collection", "error", "Could not find a template for `row:x`."))
    assert.equal("A", texts(app))
    assert.equal(1, #app:find("l"):tree().children)
  end)
  it("cases are not bound: another context shows at the next refresh", function()
    local app = open(ui.container { context = {
      id = "d", value = { 1 },
    }, ui.container { context = { id = "mode", value = 1 },
      list { dataSource = "@{d}", templates = { template("one", "@{eq(mode,1)}"), template("other") } } } })
    app:find("l"):context("mode"):set(2)
    assert.equal("one", texts(app))
    app:context("d"):set({ 1 })
    assert.equal("other", texts(app))
  end)
end)

describe("components 3.4: scope in a cell", function()
  it("template contexts, then item and index, then the list's, then above", function()
    local app = open(ui.container {
      context = { id = "item", value = "above" },
      list {
        context = { id = "own", value = "own" }, dataSource = { "cell" },
        templates = {
          {
            view = ui.container {
              ui.text { id = "a", text = "@{item} @{index} @{own}" },
              ui.container { context = { id = "item", value = "inside" }, ui.text { id = "b", text = "@{item}" } },
            },
          },
        },
      },
      ui.text { id = "c", text = "@{item}" },
    })
    assert.equal("cell 0 own", app:find("a:0").text)
    assert.equal("inside", app:find("b:0").text)
    assert.equal("above", app:find("c").text)
  end)
  it("inner lists shadow; other names reach the outer item", function()
    local inner = ui.listView {
      dataSource = "@{item}", iteratorName = "in", indexName = "j",
      templates = { { view = ui.text { id = "x", text = "@{index}@{j}@{in}" } } },
    }
    local app = open(list { dataSource = { { "a", "b" }, { "c" } }, templates = { { view = inner } } })
    assert.equal("00a", app:find("x:0:0").text)
    assert.equal("01b", app:find("x:1:0").text)
    assert.equal("10c", app:find("x:0:1").text)
  end)
  each({
    { "ios: the key as text", "ios", "k", "a", '"a"' }, { "ios: without key too", "ios", nil, "0", '"0"' },
    { "android", "android", "k", "0", "0" }, { "web", "web", "k", "0", "0" },
  }, function(platform, key, expected, encoded)
    local app = open(
      list {
        key = key, dataSource = { { k = "a" } },
        templates = { { view = ui.container { ui.text { id = "t", text = "@{index}" } } } },
      },
      platform
    )
    local text = app:find(ui.text {})
    assert.equal(expected, text.text)
    assert.equal(encoded, beagle.encode(text:eval "@{index}"))
  end)
  each({
    { "sum", "@{sum(index, 1)}", 1, 1 }, { "eq", "@{eq(index, 0)}", true, true },
    { "removeIndex", "@{removeIndex(l, index)}", nil, { 2 } },
    { "removeIndex int", "@{removeIndex(l, int(index))}", { 2 }, { 2 } },
    { "insert", "@{insert(l, 9, index)}", nil, { 9, 1, 2 } },
  }, function(source, ios, android)
    for platform, expected in pairs { ios = ios or false, android = android } do
      local app = open(list { context = { id = "l", value = { 1, 2 } }, dataSource = { 1 } }, platform)
      assert.same(expected, app:find(ui.text {}):eval(source) or false, platform)
    end
  end)
  it("android's grid always calls its index `index`", function()
    for platform, expected in pairs { ios = " 0", android = "0 ", web = " 0" } do
      local app = open(
        ui.gridView {
          spanCount = 2, dataSource = { 1 }, indexName = "i",
          templates = { { view = ui.text { text = "@{index} @{i}" } } },
        },
        platform
      )
      assert.equal(expected, app:find(ui.text {}).text, platform)
    end
  end)
end)

describe("components 3.4: ids", function()
  each({
    { "ios", "ios", "tag:2:1" }, { "android", "android", "tag:1:2" }, { "web", "web", "tag:1:2" },
  }, function(platform, expected)
    local inner = ui.listView {
      id = "in", dataSource = "@{item}", iteratorName = "x",
      templates = { { view = ui.text { id = "tag", text = "@{x}" } } },
    }
    local app = open(
      list { dataSource = { { 0, 0, 0 }, { 0, 0, "here" } }, templates = { { view = inner } } }, platform
    )
    assert.equal("here", app:find(expected).text)
    assert.equal("in:1", app:find("in:1").id)
  end)
  it("three deep", function()
    local function nest(child)
      return ui.listView { dataSource = "@{item}", key = "k", templates = { { view = child } } }
    end
    local app = open(list {
      dataSource = { { { { "x" } } } },
      templates = { { view = nest(nest(ui.text { id = "t", text = "@{item}" })) } },
    })
    assert.equal("t:0:0:0", app:find(ui.text {}).id)
  end)
  it("every component with an id in the template, those without have none", function()
    local app = open(list {
      key = "k", dataSource = { { k = "z" } },
      templates = { { view = ui.container { id = "c", ui.text { text = "" }, ui.button { id = "b", text = "" } } } },
    })
    assert.equal("c:z", app:find("c:z").id)
    assert.equal("b:z", app:find("c:z").children[2].id)
    assert.is_nil(app:find("c:z").children[1].id)
    assert.is_nil(app:query("c"))
  end)
end)

describe("components 3.4: the tree of a list", function()
  it("has children and no templates; the evaluated source; cells as template roots", function()
    local app = open(with_data(
      { 1 },
      list {
        dataSource = "@{d}", direction = "HORIZONTAL", key = "k", iteratorName = "x", onScrollEnd = {},
        scrollEndThreshold = 80, isScrollIndicatorVisible = true, useParentScroll = true,
        templates = { { view = ui.text { text = "@{x}" } } },
      }
    ))
    assert.same(
      {
        _beagleComponent_ = "beagle:listView", id = "l", dataSource = { 1 }, direction = "HORIZONTAL", key = "k",
        iteratorName = "x", scrollEndThreshold = 80, isScrollIndicatorVisible = true, useParentScroll = true,
        children = { { _beagleComponent_ = "beagle:text", text = "1" } },
      },
      app:find("l"):tree()
    )
  end)
  it("no dataSource when it is no array", function()
    local app = open(with_data("x", list { dataSource = "@{d}" }))
    assert.is_nil(app:find("l"):tree().dataSource)
    assert.same({}, app:find("l"):tree().children)
  end)
  it("grids take any spanCount", function()
    for _, count in ipairs { -1, 0, 1, 3 } do
      local app = open(ui.gridView {
        id = "g", spanCount = count, dataSource = { 1, 2 }, templates = { { view = ui.text { text = "" } } },
      })
      assert.equal(2, #app:find("g").children)
      assert.equal(count, app:find("g").spanCount)
    end
  end)
end)
