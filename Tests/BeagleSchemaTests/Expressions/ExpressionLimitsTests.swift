import BeagleSchema
import Testing

@Suite("Expressions beyond reason")
struct ExpressionLimitsTests {
  private func nested(_ depth: Int) -> String {
    "@{" + String(repeating: "sum(", count: depth) + "1" + String(repeating: ", 1)", count: depth) + "}"
  }

  @Test(arguments: Platform.allCases)
  func `what a person writes is far from the limit`(platform: Platform) {
    let scope: TableScope = TableScope(platform: platform)
    #expect(scope.evaluate(nested(256)) == .int(257))
  }

  @Test func `ten thousand operations inside each other are plain text, and lint says why`() throws {
    let text: String = nested(10_000)
    #expect(ContextExpression(parsing: text) == nil)
    #expect(DynamicObject(propertyText: text) == .string(text))
    let diagnosis: ExpressionDiagnosis = try #require(ContextExpression.diagnosis(of: text))
    #expect(diagnosis.kind == .tooDeep)
    #expect(diagnosis.column == 2 + 4 * 256 + 1)
  }

  @Test(arguments: [Platform.android, .web])
  func `ten thousand operations inside each other are null where the platform has no plain text`(platform: Platform) {
    #expect(TableScope(platform: platform).evaluate(nested(10_000)) == .empty)
  }

  @Test func `a path of ten thousand steps is none`() throws {
    let steps: String = String(repeating: ".a", count: 10_000)
    #expect(Path(parsing: "a" + steps) == nil)
    #expect(ContextExpression(parsing: "@{a" + steps + "}") == nil)
    #expect(ContextExpression.diagnosis(of: "@{a" + steps + "}")?.kind == .tooDeep)
    #expect(Path(parsing: "a" + String(repeating: "[0]", count: 511))?.nodes.count == 512)
    #expect(Path(parsing: "a" + String(repeating: "[0]", count: 512)) == nil)
  }

  @Test(arguments: Platform.allCases)
  func `texts of many openings end in time`(platform: Platform) {
    let text: String = String(repeating: "@{", count: 20_000)
    #expect(DynamicObject(propertyText: text, on: platform) == .string(text))
  }

  @Test func `a position far behind the end is refused`() {
    var value: DynamicObject = ["t": []]
    #expect(value.set(1, at: Path(nodes: [.key("t"), .index(.max)])) == .indexTooLarge(.max))
    #expect(value == ["t": []])
  }
}
