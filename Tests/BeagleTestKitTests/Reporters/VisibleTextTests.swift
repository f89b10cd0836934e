import Testing

@testable import BeagleTestKit

@Suite struct VisibleTextTests {
  @Test(
    arguments: [
      ("plain ✓", "plain ✓"), ("a\nb\tc\r", "a\\nb\\tc\\r"), ("\u{1B}[31m", "\\27[31m"), ("\0", "\\0"),
      ("\u{7F}\u{9B}", "\\127\\155"),
    ])
  func controlCharactersStandAsLuaWritesThem(_ text: String, _ line: String) {
    #expect(VisibleText.line(text) == line)
  }

  @Test func tabsOfPrintedLinesStay() {
    #expect(VisibleText.printed("a\t\u{1B}[2Jb\t") == "a\t\\27[2Jb\t")
  }

  @Test func longLinesAreCut() {
    #expect(VisibleText.cut("abcde", to: 5) == "abcde")
    #expect(VisibleText.cut("abcdef", to: 5) == "abcd…")
  }
}
