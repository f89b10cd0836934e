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
