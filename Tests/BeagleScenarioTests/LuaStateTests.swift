import BeagleSchema
import Testing

@testable import BeagleScenario

@Suite struct LuaStateTests {
  @Test func callsAFunction() throws {
    let state = try LuaState()
    let function = try state.load("local a, b = ... return a + b, a .. b", name: "sum.lua")
    let results = try function.call(.int(1), .int(2))
    #expect(results.map(\.int) == [3, nil])
    #expect(results.map(\.string) == [nil, "12"])
  }

  @Test func hostFunctionsGetArgumentsAndGiveResults() throws {
    let state = try LuaState()
    try state.setGlobal(
      "greet",
      to: state.native("greet") { call in
        call.push("hello " + (try call.string(1)))
      })
    let results = try state.load("return greet('you')", name: "a.lua").call()
    #expect(results.first?.string == "hello you")
  }

  @Test func hostErrorsCarryThePlaceOfTheCall() throws {
    let state = try LuaState()
    try state.setGlobal("fails", to: state.native("fails") { _ in throw LuaFault("no such thing") })
    let function = try state.load("local function inner()\n  fails()\nend\ninner()", name: "dir/a.lua")
    let error = #expect(throws: LuaError.self) { try function.call() }
    #expect(error?.message == "dir/a.lua:2: no such thing")
    #expect(error?.kind == .script)
    #expect(error?.traceback == ["dir/a.lua:2: in function 'inner'", "dir/a.lua:4: in main chunk"])
  }

  @Test func handlesHaveMethodsAndFields() throws {
    let state = try LuaState()
    let counter = Counter()
    try state.setGlobal("counter", to: .object(counter, counterType))
    let function = try state.load(
      "local same = counter:add(2):add(3) == counter; return counter.value, same, counter.other", name: "a.lua")
    let results = try function.call()
    #expect(results.first?.int == 5)
    #expect(results.dropFirst().first?.isTruthy == true)
    #expect(results.last?.typeName == "nil")
  }

  @Test func handlesAreReleased() throws {
    weak var watched: Counter?
    do {
      let state = try LuaState()
      do {
        let counter = Counter()
        watched = counter
        try state.setGlobal("counter", to: .object(counter, counterType))
      }
      #expect(watched != nil)
      _ = state.memory
    }
    #expect(watched == nil)
  }

  @Test func syntaxErrorsHaveALine() throws {
    let state = try LuaState()
    let error = #expect(throws: LuaError.self) { try state.load("x = \n = 2", name: "bad.lua") }
    #expect(error?.kind == .syntax)
    #expect(error?.message == "bad.lua:2: unexpected symbol near '='")
  }

  @Test func convertsJSONBothWays() throws {
    let state = try LuaState()
    let value: DynamicObject = .dictionary([
      "a": .array([.int(1), .double(2.5), .string("x"), .bool(true), .empty]),
      "b": .dictionary([:]), "c": .array([]),
    ])
    try state.setGlobal("value", to: .dynamic(value))
    let results = try state.load("return value, value.a[5]", name: "a.lua").call()
    #expect(try results.first?.table?.dynamicObject() == value)
    if case .null? = results.last {} else { Issue.record("null is not kept") }
  }
}
