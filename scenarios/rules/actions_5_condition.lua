-- actions 5: condition.
local board = require "_board"
local action = beagle.action
local set = board.set

local function run(condition, value, platform)
  local app = board.press(
    {
      action.condition {
        condition = condition, onTrue = { set("ran", "onTrue") }, onFalse = { set("ran", "onFalse") },
      },
    },
    { v = value == nil and beagle.null or value }, platform
  )
  return app:context("c"):get("ran"), app
end

describe("actions 5 condition", function()
  board.each({
    { true, nil, "onTrue" }, { false, nil, "onFalse" },
    { "@{eq(a, a)}", nil, "onTrue" }, { "@{missing.flag}", nil, "onFalse" }, { "@{'yes'}", nil, "onFalse" },
    { "@{1}", nil, "onFalse" },
    { "@{c.v}", true, "onTrue" }, { "@{c.v}", false, "onFalse" }, { "@{c.v}", nil, "onFalse" },
    { "@{c.v}", "true", "onFalse" },
    { "@{c.v}", 1, "onFalse" }, { "@{c.v}", { 1 }, "onFalse" }, { "@{gt(c.v, 1)}", 2, "onTrue" },
    { "@{gt(c.v, 'x')}", 2, "onFalse" },
    { "@{nope(1)}", nil, "onFalse" }, { "@{true}", nil, "onTrue" }, { "a @{true}", nil, "onFalse" },
    { "@{and(true, c.v)}", true, "onTrue" },
  }, function(row) return tostring(row[1]) .. " of " .. beagle.encode(row[2] == nil and beagle.null or row[2]) end, function(row)
    assert.equal(row[3], (run(row[1], row[2])))
  end)

  it("a missing list does nothing", function()
    local app = board.press(
      {
        action.condition { condition = true, onFalse = { set(nil, 1) } },
        action.condition { condition = false, onTrue = { set(nil, 1) } }, action.condition { condition = true },
      },
      0
    )
    assert.equal(0, app:context("c"):get())
    assert.equal(3, #app.actions)
  end)

  it("its list runs before the next action", function()
    local app = board.press({ action.condition { condition = true, onTrue = { set("a", 1) } }, set("b", "@{c.a}") }, {})
    assert.same({ a = 1, b = 1 }, app:context("c"):get())
  end)

  board.each({
    { 1, "onTrue" }, { 0, "onFalse" }, { "", "onFalse" }, { "x", "onTrue" }, { { 1 }, "onTrue" },
    { beagle.array {}, "onTrue" }, { beagle.object {}, "onTrue" }, { nil, "onFalse" }, { 0.5, "onTrue" },
  }, function(row) return "web takes what JavaScript takes: " .. beagle.encode(row[1] == nil and beagle.null or row[1]) end, function(row)
    assert.equal(row[2], (run("@{c.v}", row[1], "web")))
  end)

  it("android: onFalse, with a warning", function()
    local ran, app = run("@{c.v}", "true", "android")
    assert.equal("onFalse", ran)
    assert.equal(1, #board.logs(app, "warning"))
  end)
end)
