import BeagleScenario
import Testing

@testable import BeagleTestKit

/// What several attempts of a test come to.
@Suite struct AttemptVerdictTests {
  private static func attempts(_ letters: String) -> [TestResult] {
    let test = ScenarioTest(fullName: "t", line: 1)
    return letters.map { letter in
      switch letter {
      case "f": TestResult(test: test, status: .failed, failures: [.init(message: "no")])
      case "e": TestResult(test: test, status: .error, failures: [.init(message: "nil")])
      case "s": TestResult(test: test, status: .skipped)
      case "o": TestResult(test: test, status: .passed, output: "other")
      case "x": TestResult(test: test, status: .passed, fingerprint: "other")
      default: TestResult(test: test, status: .passed)
      }
    }
  }

  @Test(arguments: [
    ("p", TestRecord.Outcome.passed, nil), ("f", .failed, nil), ("e", .error, nil), ("s", .skipped, nil),
    ("fp", .passed, "failed once, then passed"), ("fep", .passed, "failed 2 times, then passed"), ("ff", .failed, nil),
    ("fe", .error, nil),
  ])
  func countsTheLastRetry(letters: String, outcome: TestRecord.Outcome, flakiness: String?) {
    let verdict = AttemptVerdict.afterRetries(Self.attempts(letters))
    #expect(verdict == AttemptVerdict(outcome: outcome, flakiness: flakiness))
  }

  @Test(arguments: [
    ("ppp", TestRecord.Outcome.passed, nil), ("fff", .failed, nil), ("pfp", .failed, "1 of 3 runs failed"),
    ("pef", .error, "2 of 3 runs failed"), ("ppo", .passed, "runs 1 and 3 differ in what they printed"),
    ("px", .passed, "runs 1 and 2 differ in what the app did"), ("fe", .failed, "runs 1 and 2 differ in their outcome"),
    ("ps", .passed, "runs 1 and 2 differ in their outcome"),
  ])
  func comparesRepetitions(letters: String, outcome: TestRecord.Outcome, flakiness: String?) {
    let verdict = AttemptVerdict.afterRepetitions(Self.attempts(letters))
    #expect(verdict == AttemptVerdict(outcome: outcome, flakiness: flakiness))
  }
}
