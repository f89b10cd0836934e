import BeagleScenario
import BeagleSchema
import Testing

@Suite struct LuaLiteralTests {
  @Test(arguments: [
    (ScenarioValue.nothing, "nil"), (.absent, "beagle.absent"), (.null, "beagle.null"), (.bool(true), "true"),
    (.int(-3), "-3"), (.double(3), "3.0"), (.double(0.1), "0.1"), (.double(.infinity), "math.huge"),
    (.text("a\"b\\\n\u{1}é"), "\"a\\\"b\\\\\\n\\001é\""), (.list([]), "{}"), (.object([]), "{}"),
    (.list([.int(1), .text("x")]), "{ 1, \"x\" }"),
    (
      .object([.init("b", .int(2)), .init("a b", .int(1)), .init("end", .null)]),
      "{ [\"a b\"] = 1, b = 2, [\"end\"] = beagle.null }"
    ),
  ])
  func writes(_ value: ScenarioValue, _ expected: String) {
    #expect(LuaLiteral.line(of: value) == expected)
  }

  @Test(
    arguments: [
      ("1\u{A0}€", #""1\u{A0}€""#), ("a\u{200B}b\u{202E}", #""a\u{200B}b\u{202E}""#), ("\u{9B}31m", #""\u{9B}31m""#),
      ("👩‍👧 ✔︎", #""👩‍👧 ✔︎""#), ("e\u{301}", "\"e\u{301}\""),
    ])
  func showsWhatNobodySees(_ text: String, _ expected: String) {
    #expect(LuaLiteral.quoted(text).unicodeScalars.elementsEqual(expected.unicodeScalars))
  }

  @Test func tellsTextsApartThatLookAlike() {
    #expect(LuaLiteral.plain("\u{E9}\n") == #""\u{E9}\n""#)
    #expect(LuaLiteral.plain("e\u{301}") == #""e\u{301}""#)
  }

  @Test(
    arguments: [
      (Array("é\"".utf8), #""é\"""#), ([0xFF], #""\xFF""#), ([0x61, 0xC3, 0x62], #""a\xC3b""#),
      ([0xE2, 0x82, 0x0A], #""\xE2\x82\n""#), ([0xED, 0xA0, 0x80], #""\xED\xA0\x80""#),
      ([0xC2, 0xA0, 0x80], #""\u{A0}\x80""#),
    ])
  func showsBytes(_ bytes: [UInt8], _ expected: String) {
    #expect(bytes.withUnsafeBytes { LuaLiteral.quoted(bytes: $0) } == expected)
  }

  @Test func breaksWhatDoesNotFit() {
    let value = ScenarioValue.object([
      .init("tree", .object([.init("total", .object([.init("text", .text("12"))]))])),
      .init("contexts", .object([.init("cart.total", .int(12))])),
    ])
    #expect(
      LuaLiteral(width: 50).text(of: value) == """
        {
          contexts = { ["cart.total"] = 12 },
          tree = { total = { text = "12" } },
        }
        """)
  }
}
