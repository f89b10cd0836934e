import BeagleScenario
import BeagleSchema
import Testing

@Suite struct DifferenceTests {
  private func text(_ expected: DynamicObject, _ actual: DynamicObject, _ style: PathStyle = .lua) -> String {
    DifferenceText.render(
      Difference.between(expected: ScenarioValue(expected), actual: ScenarioValue(actual), style: style))
  }

  @Test func equalValuesHaveNone() {
    #expect(text(["a": 1], ["a": 1.0]) == "")
    #expect(text(.array([]), .dictionary([:])) == "")
  }

  @Test func scalarsStandAlone() {
    #expect(text(1, 2) == "  - 1\n  + 2")
    #expect(text("1", 1) == "  - \"1\"\n  + 1")
  }

  @Test func onlyThePartsThatDiffer() {
    let expected: DynamicObject = ["items": [["qty": 1, "sku": "a"]], "same": true, "gone": .empty]
    let actual: DynamicObject = ["items": [["qty": 2, "sku": "a"]], "same": true, "new key": 1.5]
    #expect(
      text(expected, actual) == """
          gone
            - beagle.null
          items[1].qty
            - 1
            + 2
          ["new key"]
            + 1.5
        """)
  }

  @Test func listsAreAligned() {
    let expected: DynamicObject = ["started", "success", "finished"]
    let actual: DynamicObject = ["started", "loading", "success", "finished"]
    #expect(text(expected, actual) == "  [2]\n    + \"loading\"")
    #expect(text(actual, expected, .tree) == "  $[1]\n    - \"loading\"")
  }

  @Test func longTextsShowTheirLines() {
    #expect(text("a\nb\nc", "a\nx\nc") == "  line 2\n  - b\n  + x")
  }

  @Test func manyAreCounted() {
    let expected = DynamicObject.array((0..<30).map { .int($0) })
    let actual = DynamicObject.array((0..<30).map { .int($0 + 100) })
    #expect(text(expected, actual).hasSuffix("\n  … and 10 more differences"))
  }

  @Test func longTextsAreShownWhereTheyPart() {
    let same = String(repeating: "x", count: 5000)
    let text = DifferenceText.render([Difference(path: "a", expected: .text(same + "1"), actual: .text(same + "2"))])
    let shown = String(repeating: "x", count: 40)
    #expect(text == "  a\n    - …\"\(shown)1\"\n    + …\"\(shown)2\"")
  }

  @Test func longPathsAndLinesAreCut() {
    let path = String(repeating: "[1]", count: 200)
    let wide = ScenarioValue.text(String(repeating: "y", count: 300))
    let lines = DifferenceText.render([Difference(path: path, expected: nil, actual: wide)]).split(separator: "\n")
    #expect(lines.map(\.count) == [162, 166])
    #expect(lines.map { $0.contains("…") } == [true, true])
  }
}
