-- expressions 5: what scripts and platforms write into contexts.
local board = require "_board"
local action = beagle.action

describe("expressions 5.5 and 5.8: a text that is no path", function()
  for _, path in ipairs { "", "a b", "a.[0]", "a[x]", "a-b", "@{x}", "a.", ".a" } do
    it("changes nothing: " .. beagle.encode(path), function()
      local app = board.open({}, { a = 1 })
      for _, context in ipairs { app.global, app:find("go"):context("c") } do
        context:set { a = 1 }
        assert.changes(app, { logs = beagle.any }, function()
          context:set(path, 2)
          context:clear(path)
        end)
        assert.is_nil(context:get(path))
        assert.same({ a = 1 }, context:get())
      end
      assert.equal(4, #board.logs(app, "invalidPath"))
      assert.equal("warning", board.logs(app, "invalidPath")[1].level)
    end)
  end

  it("is named in the warning", function()
    local app = board.launch()
    app.global:set("a b", 1)
    assert.equal('set of the context "global" has no effect: "a b" is no path.', app.logs[1].message)
  end)
end)

describe("expressions 6: the global context", function()
  board.each({ { "ios", nil }, { "android", "" }, { "web", nil } }, function(row)
    return "at first, on " .. row[1]
  end, function(row)
    local app = board.launch(row[1])
    assert.equal(row[2], app.global:get())
    app.global:set { a = 1 }
    app.global:clear()
    assert.equal(row[2], app.global:get())
  end)

  board.each({ { "ios", 2 }, { "android", 1 }, { "web", 1 } }, function(row)
    return "declared by a component, which is warned of once, on " .. row[1]
  end, function(row)
    local app = board.launch(row[1])
    app.global:set(1)
    app:open(beagle.ui.container { context = { id = "global", value = 2 } })
    assert.equal(row[2], app.global:get())
    assert.equal(1, #app.logs)
    assert.matches('A context "global" sets the global context', app.logs[1].message, 1, true)
  end)
end)

describe("expressions 6: setContext of null on web", function()
  local function after(value, before, path)
    local app = board.press({ board.set(path, value) }, before, "web")
    return app:find("go"):context("c"):get()
  end

  it("a literal null is no value, so the key goes", function()
    assert.same({ b = 2 }, after(beagle.null, { a = 1, b = 2 }, "a"))
    assert.same({ b = 2 }, after(beagle.null, { b = 2 }, "a"))
    assert.same({ l = { beagle.null, 2 } }, after(beagle.null, { l = { 1, 2 } }, "l[0]"))
    assert.is_nil(after(beagle.null, { a = 1 }))
  end)

  it("an expression that gives null writes null", function()
    assert.same({ a = beagle.null, b = 2 }, after("@{c.nothing}", { a = 1, b = 2 }, "a"))
  end)

  it("is a change of the context like any other", function()
    local app = board.open({ board.set("a", beagle.null) }, { a = 1 }, "web", {
      beagle.ui.text { id = "t", text = "[@{c.a}]" },
    })
    assert.equal("[1]", app:find("t").text)
    app:find("go"):press()
    assert.equal("[]", app:find("t").text)
  end)

  it("in an onInit too", function()
    local app = board.show(beagle.ui.container {
      id = "box", context = { id = "c", value = { a = 1 } }, onInit = {
        action.setContext { contextId = "c", path = "a", value = beagle.null },
      },
    }, "web")
    assert.same({}, app:context("c"):get())
  end)
end)

describe("expressions 4: custom operations", function()
  board.each({ "9", "a-b", "a b", "é" }, function(name)
    return "an invalid name is logged and not registered: " .. name
  end, function(name)
    local app = board.launch()
    app:register_operation(name, function() return "called" end)
    local entry = app.logs[1]
    assert.same({ "CustomOperation", "error", "invalid" }, { entry.category, entry.level, entry.name })
    assert.equal("\n Invalid custom operation name: " .. name
      .. " \n Names should have at least 1 character, it can also contain numbers and the character _", entry.message)
    assert.not_equal("called", app:eval("@{" .. name .. "()}"))
  end)

  it("a second registration of an action or a component is a warning", function()
    local app = board.launch()
    app:register_action("ring", function() end)
    app:register_component("card", {})
    assert.equal(0, #app.logs)
    app:register_action("custom:RING", function() end)
    app:register_component("Card", {})
    assert.equal(2, #board.logs(app, "typeReplaced"))
  end)
end)

describe("expressions 6: setContext without contextId", function()
  it("writes the nearest context on web", function()
    local app = board.open({ { _beagleAction_ = "beagle:setContext", value = 2, path = "a" } }, { a = 1 }, "web")
    app:find("go"):press()
    assert.context(app, "c.a", 2)
  end)

  for _, platform in ipairs { "ios", "android" } do
    it("fails the screen on " .. platform, function()
      local error = board.decoding_error({
        _beagleComponent_ = "beagle:button", text = "b", onPress = {
          { _beagleAction_ = "beagle:setContext", value = 2 },
        },
      }, platform)
      assert.same({ "missing_field", "$.onPress[0].contextId" }, { error.reason, error.path })
    end)
  end
end)
