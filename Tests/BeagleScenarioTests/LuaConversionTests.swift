import BeagleSchema
import Testing

@testable import BeagleScenario

@Suite struct LuaConversionTests {
  private func convert(_ expression: String, options: LuaConversion = LuaConversion()) throws -> DynamicObject {
    let state = try LuaState()
    try LuaBoundary.register(in: state)
    try state.setGlobal("object", to: state.native("object") { call in try call.push(table: 1, markedAs: .object) })
    let results = try state.load("return " + expression, name: "a.lua").call()
    return try state.dynamicObject(results.first ?? .nil, options: options)
  }

  private static let values: [(String, DynamicObject)] = [
    ("nil", .empty), ("null", .empty), ("true", .bool(true)), ("1", .int(1)), ("1.0", .double(1)),
    ("'text'", .string("text")), ("'\\255'", .string("\u{FFFD}")), ("{}", .dictionary([:])), ("array {}", .array([])),
    ("object {}", .dictionary([:])), ("{ 1, null }", .array([.int(1), .empty])),
    ("{ b = 1, a = { c = {} } }", .dictionary(["a": .dictionary(["c": .dictionary([:])]), "b": .int(1)])),
    ("math.mininteger", .int(.min)), ("round_trip(array {})", .array([])),
    ("read_only()", .dictionary(["a": .array([.int(1)])])),
    ("lazy_list()", .array([.int(10), .int(20)])),
    ("setmetatable({ 1 }, { __index = error })", .array([.int(1)])),
    ("(function() local t = array { 1 } t[1] = nil return t end)()", .array([])),
  ]

  @Test(arguments: values) func becomesJSON(expression: String, expected: DynamicObject) throws {
    #expect(try convert(expression) == expected)
  }

  private static let refused: [(String, String)] = [
    ("print", "a function does not encode, at $"),
    ("{ a = { 1, print } }", "a function does not encode, at $.a[2]"),
    ("{ 1, x = 2 }", "a table with both list items and other keys does not encode, at $"),
    ("{ a = { [1] = 1, [3] = 3 } }", "a list with holes does not encode, at $.a"),
    ("{ [5] = 1 }", "a list with holes does not encode, at $"),
    ("{ [true] = 1 }", "a key of type boolean does not encode, at $"),
    ("{ 0 / 0 }", "NaN and infinities do not encode, at $[1]"),
    ("math.huge", "NaN and infinities do not encode, at $"),
    ("(function() local t = {} t.a = { t } return t end)()", "a cycle does not encode, at $.a[1]"),
    ("{ c = new_counter() }", "a Counter does not encode, at $.c"),
    ("{ c = coroutine.create(print) }", "a thread does not encode, at $.c"),
    ("(function() local t = 1 for i = 1, 600 do t = { t } end return t end)()", "more than 512 levels do not encode"),
  ]

  @Test(arguments: refused) func saysWhatDoesNotEncode(expression: String, message: String) throws {
    let error = #expect(throws: LuaFault.self) { try convert(expression) }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }

  @Test func emptyTablesAreListsWhereTheHostSaysSo() throws {
    let options = LuaConversion { table in
      table.key == "children" || table.key == "value" && table.sibling("_beagleAction_") == "beagle:addChildren"
    }
    let expected: DynamicObject = .dictionary([
      "a": .dictionary([
        "_beagleAction_": .string("beagle:addChildren"), "other": .dictionary([:]), "value": .array([]),
      ]),
      "children": .array([]), "value": .dictionary([:]),
    ])
    let value = try convert(
      "{ children = {}, value = {}, a = { _beagleAction_ = 'beagle:addChildren', value = {}, other = {} } }",
      options: options)
    #expect(value == expected)
  }

  @Test func readOnlyTablesReadLikeTables() throws {
    let state = try LuaState()
    let value: DynamicObject = .dictionary([
      "list": .array([.int(3), .int(4)]), "map": .dictionary(["k": .string("v")]),
    ])
    try state.setGlobal("value", to: .readOnly(value))
    let script = """
      local keys = {}
      for k in pairs(value) do keys[#keys + 1] = k end
      assert(table.concat(keys, ",") == "list,map")
      for i, v in ipairs(value.list) do assert(v == i + 2) end
      assert(#value.list == 2 and value.list[3] == nil and next(value.map) == "k" and next(value.map, "k") == nil)
      assert(rawlen(value.list) == 2 and rawget(value.map, "k") == "v" and table.unpack(value.list) == 3)
      assert(value.list == value.list and select(2, pcall(function() value.x = 1 end)) == "a.lua:7: this table is read-only")
      assert(not pcall(function() value.list[1] = 1 end) and not pcall(rawset, value, "x", 1))
      assert(not pcall(table.insert, value.list, 1) and not pcall(table.sort, value.list))
      assert(not pcall(setmetatable, value, nil) and getmetatable(value) == false)
      return table.concat(value.list, "+")
      """
    #expect(try state.load(script, name: "a.lua").call().first?.string == "3+4")
  }
}
