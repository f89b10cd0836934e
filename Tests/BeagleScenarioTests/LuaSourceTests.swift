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
}
