import BeagleScenario
import Testing

@Suite struct NearestNamesTests {
  @Test(arguments: [
    ("total", ["totla", "totals", "cart"], ["totals", "totla"]), ("buy", ["Buy", "sell"], ["Buy"]),
    ("send", ["send-form", "resend"], ["resend", "send-form"]), ("x", ["alpha"], []), ("a", [], []),
  ])
  func finds(_ name: String, _ candidates: [String], _ expected: [String]) {
    #expect(NearestNames.find(name, among: candidates) == expected)
  }

  @Test func hints() {
    #expect(NearestNames.hint("totl", among: ["total"]) == "; did you mean \"total\"?")
    #expect(NearestNames.hint("ab", among: ["abc", "abd"]) == "; did you mean \"abc\" or \"abd\"?")
    #expect(NearestNames.hint("zzz", among: ["total"]) == "")
  }
}
