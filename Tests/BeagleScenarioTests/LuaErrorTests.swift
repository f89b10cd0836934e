import Testing

@testable import BeagleScenario

@Suite struct LuaErrorTests {
  private func error(of script: String, name: String = "test.lua") throws -> LuaError? {
    let state = try LuaState()
    try state.setGlobal("verify", to: state.native("verify") { _ in throw LuaFault(assertion: "not so") })
    try state.setGlobal("fails", to: state.native("fails") { _ in throw LuaFault("api error") })
    try state.setGlobal("raises", to: state.native("raises") { call in throw LuaFault(value: call[1]) })
    try state.setGlobal("calls", to: state.native("calls") { call in try call.function(1).call() })
    return #expect(throws: LuaError.self) { try state.load(script, name: name).call() }
  }

  private static let kinds: [(String, LuaError.Kind, String)] = [
    ("verify()", .assertion, "test.lua:1: not so"),
    ("local ok, message = pcall(verify) error(message, 0)", .assertion, "test.lua:1: not so"),
    ("pcall(verify) error('other', 0)", .script, "other"),
    ("fails()", .script, "test.lua:1: api error"),
    ("raises({ code = 4 })", .script, "(error object is a table value)"),
    ("raises('plain')", .script, "plain"),
    ("calls(function() verify() end)", .assertion, "test.lua:1: not so"),
    ("calls(fails)", .script, "test.lua:1: api error"),
    ("coroutine.wrap(function() verify() end)()", .script, "test.lua:1: test.lua:1: not so"),
    ("local x = nil + 1", .script, "test.lua:1: attempt to perform arithmetic on a nil value"),
    ("calls(1)", .script, "test.lua:1: bad argument #1 to 'calls' (function expected, got number)"),
    ("calls()", .script, "test.lua:1: bad argument #1 to 'calls' (function expected, got no value)"),
    ("x = = 1", .syntax, "test.lua:1: unexpected symbol near '='"),
    ("x = '", .syntax, "test.lua:1: unfinished string near <eof>"),
    ("\u{1B}Lua", .syntax, "test.lua: it is compiled Lua; scripts are source text"),
  ]

  @Test(arguments: kinds) func hasAKindAndAMessage(script: String, kind: LuaError.Kind, message: String) throws {
    let error = try error(of: script)
    #expect(error?.kind == kind)
    #expect(error?.message == message)
  }

  @Test func aRethrownErrorKeepsItsTraceback() throws {
    let script = """
      local function inner()
        fails()
      end
      local function outer()
        calls(inner)
      end
      outer()
      """
    #expect(
      try error(of: script)?.traceback == [
        "test.lua:2: in function <test.lua:1>", "test.lua:5: in function 'outer'", "test.lua:7: in main chunk",
      ])
  }

  @Test func aWrappedCoroutineAddsItsLines() throws {
    let script = """
      local run = coroutine.wrap(function()
        local t = nil
        return t.x
      end)
      run()
      """
    let error = try error(of: script)
    #expect(error?.message == "test.lua:5: test.lua:3: attempt to index a nil value (local 't')")
    #expect(error?.traceback == ["test.lua:3: in function <test.lua:1>", "test.lua:5: in main chunk"])
  }

  @Test func deepTracebacksAreCut() throws {
    let traceback = try error(of: "local function f(n) if n == 0 then fails() end f(n - 1) end f(1000)")?.traceback
    #expect(traceback?.count == 30)
    #expect(traceback?[20] == "...")
    #expect(traceback?.last == "test.lua:1: in main chunk")
  }

  @Test func longPathsAreWhole() throws {
    let path = String(repeating: "folder/", count: 20) + "test.lua"
    for (script, message) in [
      ("local t = nil\nt.x = 1", ":2: attempt to index a nil value (local 't')"), ("fails()", ":1: api error"),
      ("error('mine')", ":1: mine"), ("x = = 1", ":1: unexpected symbol near '='"),
    ] {
      let error = try error(of: script, name: path)
      #expect(error?.message == path + message)
    }
  }

  @Test func preludesStandInNoTraceback() throws {
    let state = try LuaState()
    try state.setGlobal("fails", to: state.native("fails") { _ in throw LuaFault("api error") })
    let prelude = LuaPrelude(name: "prelude", text: "local a = ...\nreturn function()\n  a.fails()\nend")
    let function = try prelude.run(in: state, .table(try state.globals())).first
    try state.setGlobal("indirect", to: function ?? .nil)
    let error = #expect(throws: LuaError.self) { try state.load("\nindirect()", name: "test.lua").call() }
    #expect(error?.message == "test.lua:2: api error")
    #expect(error?.traceback == ["test.lua:2: in main chunk"])
  }
}
