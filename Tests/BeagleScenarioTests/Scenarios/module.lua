-- The beagle module: builders, files, JSON, patterns (lua-api §2, §12 Values, Files).
local ui, action = beagle.ui, beagle.action

it("builds components", function()
  assert.same({ _beagleComponent_ = "beagle:text", text = "Hi" }, ui.text { text = "Hi" })
  assert.same({ _beagleComponent_ = "acme:card", title = "x" }, ui["acme:card"] { title = "x" })
  local box = ui.container { nil, false, ui.text { text = "a" }, id = "box", nil, ui.text { text = "b" } }
  assert.equal(2, #box.children)
  assert.equal("b", box.children[2].text)
  assert.is_nil(box[3])
  assert.same(ui.text { text = "a" }, ui.touchable { ui.text { text = "a" }, onPress = {} }.child)
  assert.same(ui.text { text = "a" }, ui.lazyComponent { ui.text { text = "a" }, path = "/x" }.initialState)
  assert.same({ ui.text { text = "a" }, ui.text { text = "b" } }, ui.container { children = { ui.text { text = "a" } }, ui.text { text = "b" } }.children)
  assert.same({ _beagleAction_ = "beagle:popView" }, action.popView())
end)

it("refuses what is no table of properties", function()
  assert.error_matches(function() ui.text("Hi") end, 'ui%.text takes a table of properties, not "Hi"')
  assert.error_matches(function() ui.touchable { ui.text {}, ui.text {} } end, "ui%.touchable has one child, and got 2 components")
  assert.error_matches(function() ui.text { ui.text {} } end, "ui%.text has no place")
  assert.error_matches(function() return beagle.lunch end, 'did you mean "launch"')
  assert.error_matches(function() beagle.null = 1 end, "beagle cannot be changed")
end)

it("keeps arrays and objects apart", function()
  assert.equal("[]", beagle.encode(beagle.array {}))
  assert.equal("{}", beagle.encode(beagle.object {}))
  assert.equal("{}", beagle.encode {})
  assert.equal('{"a":[],"b":{}}', beagle.encode(beagle.decode('{"b":{},"a":[]}')))
  assert.equal("[1,2.5,true,null]", beagle.encode { 1, 2.5, true, beagle.null })
  assert.same(beagle.array {}, beagle.object {})
  assert.equal(beagle.null, beagle.decode("null"))
  assert.equal("integer", math.type(beagle.decode("[1]")[1]))
  assert.equal('{"a":1,"b":{"c":2,"d":3}}', beagle.encode { b = { d = 3, c = 2 }, a = 1 })
  local t = beagle.decode("[1]")
  t[1] = nil
  assert.equal("[]", beagle.encode(t))
  assert.equal("@{x}", beagle.decode('"@{x}"'))
end)

it("does not encode what JSON does not have", function()
  local cycle = {}
  cycle[1] = cycle
  for _, value in ipairs { { 1, a = 2 }, { [2] = 1 }, cycle, { f = print }, { 0 / 0 }, { math.huge }, print } do
    assert.has_error(function() beagle.encode(value) end)
  end
  assert.has_error(function() beagle.encode() end)
  assert.has_error(function() beagle.decode("{") end)
  assert.has_error(function() beagle.decode(5) end)
end)

it("reads files beside it and above", function()
  assert.same({ name = "beside" }, beagle.file("data/beside.json"))
  assert.equal('{ "name": "beside" }\n', beagle.text("data/beside.json"))
  for _, path in ipairs { "/etc/passwd", "../x.json", "data/../data/beside.json", "missing.json", "" } do
    assert.has_error(function() beagle.file(path) end)
  end
  assert.error_matches(function() beagle.file("data/besid.json") end, 'did you mean "data/beside.json"')
  assert.equal("helped", require("data._helper").name)
  assert.equal(require("data._helper"), require("data._helper"))
  assert.equal(beagle, require("beagle"))
end)

it("evaluates expressions without an app", function()
  assert.equal(3, beagle.eval("@{sum(a.x, 1)}", { a = { x = 2 } }))
  assert.equal("n: 2", beagle.eval("n: @{a}", { a = 2 }))
  assert.is_nil(beagle.eval("@{a.b}", {}))
  assert.equal("plain", beagle.eval("plain"))
  assert.same({ 1, 2 }, beagle.eval("@{a}", { a = { 1, 2 } }))
end)

it("has the run's platform and environment", function()
  assert.equal("ios", beagle.platform)
  assert.is_nil(beagle.env.NOTHING)
end)

it("shows no address", function()
  for _, value in ipairs { {}, print, beagle, beagle.any, beagle.launch {} } do
    assert.is_nil(tostring(value):find("0x", 1, true))
  end
  assert.equal("null", tostring(beagle.null))
end)
