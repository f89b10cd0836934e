-- actions 2: setContext; the small print of writing is with the expressions.
local board = require "_board"
local ui, action = beagle.ui, beagle.action
local set = board.set
local null = beagle.null

describe("actions 2 setContext", function()
  board.each({
    { "a literal at the root", { set(nil, 5) }, 1, 5 },
    { "a path", { set("a.b[1]", 5) }, {}, { a = { b = { null, 5 } } } },
    { "a null path is the root", { action.setContext { contextId = "c", path = null, value = 2 } }, 1, 2 },
    { "a null value", { set("a", null) }, { a = 1 }, { a = null } },
    { "a text with more in it", { set("t", "@{c.n} more") }, { n = 1 }, { n = 1, t = "1 more" } },
    {
      "a typed copy", { set("t", "@{c.n}") }, { n = { 1, { k = true } } },
      { n = { 1, { k = true } }, t = { 1, { k = true } } },
    },
    {
      "expressions at any depth", { set("t", { "@{c.a}", { k = "@{c.b}", l = { "x@{c.a}" } } }) }, { a = 1, b = 2.5 },
      { a = 1, b = 2.5, t = { 1, { k = 2.5, l = { "x1" } } } },
    },
    { "an expression that finds nothing", { set("a", "@{none}") }, { a = 1 }, { a = null } },
    { "an escaped expression", { set("a", "\\@{c}") }, {}, { a = "@{c}" } },
    { "keys are not evaluated", { set("a", { ["@{c}"] = 1 }) }, {}, { a = { ["@{c}"] = 1 } } },
    { "one after the other", { set("a", 1), set("b", "@{sum(c.a, 1)}"), set("a", "@{c.b}") }, {}, { a = 2, b = 2 } },
    { "contextId is plain", { action.setContext { contextId = "@{c.id}", value = 9 } }, { id = "c" }, { id = "c" } },
    { "an unknown context", { action.setContext { contextId = "nobody", value = 9 } }, 1, 1 },
  }, function(row) return row[1] end, function(row)
    assert.same(row[4], board.press(row[2], row[3]):context("c"):get())
  end)

  it("path is plain: an expression in it does not decode", function()
    local err = board.decoding_error(ui.screenComponent { ui.button { text = "x", onPress = { set("@{c}", 1) } } })
    assert.equal("invalid_path", err.reason)
  end)

  it("an unknown context warns", function()
    local app = board.press({ action.setContext { contextId = "nobody", value = 9 } }, 1)
    assert.equal(1, #board.logs(app, "warning"))
  end)

  it("the global context", function()
    local app = board.press {
      action.setContext { contextId = "global", value = { n = 1 } },
      action.setContext { contextId = "global", path = "m", value = "@{global.n}" },
    }
    assert.same({ n = 1, m = 1 }, app.global:get())
  end)

  it("observers run before the action returns", function()
    local app = board.open({
      set("v", "new"), action.setContext { contextId = "c", path = "seen", value = "@{c.v}" },
    }, { v = "old" }, nil, { ui.text { id = "t", text = "@{c.v}" } })
    local seen
    app:guard { did_update = function() if not seen then seen = app:find("t").text end end }
    app:find("go"):press()
    assert.equal("new", seen)
    assert.equal("new", app:context("c"):get("seen"))
  end)

  it("on web a list sees nothing of its own writes", function()
    local app = board.press(
      {
        set("a", 1), set("b", "@{c.a}"),
        action.condition { condition = "@{eq(c.a, 1)}", onTrue = { set("d", "then") }, onFalse = { set("d", "else") } },
      },
      { a = 0 }, "web"
    )
    assert.same({ a = 1, b = 0, d = "else" }, app:context("c"):get())
  end)

  it("on web late callbacks see the contexts of the event too", function()
    local app = board.open(
      {
        set("a", 1),
        action.sendRequest { url = "/r", onSuccess = { set("b", "@{c.a}"), set("s", "@{onSuccess.status}") } },
      },
      { a = 0 }, "web"
    )
    app.network:stub("GET /r", {})
    app:find("go"):press()
    assert.same({ a = 1, b = 0, s = 200 }, app:context("c"):get())
    app:find("go"):press()
    assert.same({ a = 1, b = 1, s = 200 }, app:context("c"):get())
  end)

  it("on web contextId and path may be expressions", function()
    local app = board.press(
      { action.setContext { contextId = "@{c.id}", path = "@{c.path}", value = 9 } }, { id = "c", path = "x" }, "web"
    )
    assert.equal(9, app:context("c"):get("x"))
  end)

  it("android refuses null", function()
    local app = board.press({ set("a", "@{none}") }, { a = 1 }, "android")
    assert.same({ a = 1 }, app:context("c"):get())
  end)
end)
