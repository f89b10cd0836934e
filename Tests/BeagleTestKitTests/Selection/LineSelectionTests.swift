import BeagleScenario
import Testing

@testable import BeagleTestKit

/// Which tests `FILE:LINE` means.
@Suite struct LineSelectionTests {
  private static let outer = ScenarioTest.Lines(first: 1, last: 20)
  private static let inner = ScenarioTest.Lines(first: 5, last: 12)
  private static let tests = [
    ScenarioTest(fullName: "a", line: 2, lastLine: 4, blocks: [outer]),
    ScenarioTest(fullName: "b", line: 6, lastLine: 8, blocks: [outer, inner]),
    ScenarioTest(fullName: "c", line: 10, blocks: [outer, inner]),
    ScenarioTest(fullName: "c (2)", line: 10, blocks: [outer, inner]),
  ]

  @Test(arguments: [
    (2, ["a"]), (3, ["a"]), (6, ["b"]), (10, ["c", "c (2)"]), (5, ["b", "c", "c (2)"]), (9, ["b", "c", "c (2)"]),
    (1, ["a", "b", "c", "c (2)"]), (20, ["a", "b", "c", "c (2)"]), (21, []),
  ])
  func finds(line: Int, names: [String]) {
    #expect(LineSelection.tests(at: line, of: Self.tests).map(\.fullName) == names)
  }
}
