import BeagleScenario
import Testing

@Suite struct LuaSourceTests {
  @Test(
    arguments: [
      ("return 1", "return 1"), ("\u{FEFF}return 1", "return 1"), ("#!lua\nreturn 1", "\nreturn 1"),
      ("\u{FEFF}#!lua\nreturn 1", "\nreturn 1"), ("#!lua", ""), ("", ""),
    ])
  func leavesOutWhatLuaLeavesOut(_ file: String, _ chunk: String) {
    #expect(LuaSource.chunk(Array(file.utf8)) == Array(chunk.utf8))
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x72, 0], "a.lua: it is UTF-16; save it as UTF-8"),
      ([0xFE, 0xFF, 0, 0x72], "a.lua: it is UTF-16; save it as UTF-8"),
      (Array("\u{1B}Lua".utf8), "a.lua: it is compiled Lua; scripts are source text"),
      (
        Array(String(repeating: "do ", count: 300).utf8),
        "a.lua: its blocks, functions and brackets are nested too deeply for Lua"
      ),
    ])
  func saysWhyAFileIsNoScript(_ bytes: [UInt8], _ message: String) throws {
    let state = try LuaState()
    defer { state.close() }
    let error = #expect(throws: LuaError.self) { try state.load(bytes, name: "a.lua") }
    #expect(error?.message == message)
    #expect(error?.kind == .syntax)
  }
}
