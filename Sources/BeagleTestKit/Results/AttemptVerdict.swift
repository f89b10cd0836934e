import BeagleScenario

/// What several attempts of one test come to.
struct AttemptVerdict: Hashable {
  /// How the test counts.
  let outcome: TestRecord.Outcome
  /// How the attempts differ, if they do.
  let flakiness: String?

  /// The verdict when later attempts are retries of failed ones: the last one counts.
  static func afterRetries(_ attempts: [TestResult]) -> AttemptVerdict {
    guard let last = attempts.last else { return AttemptVerdict(outcome: .skipped, flakiness: nil) }
    let outcome = outcome(of: last.status)
    guard attempts.count > 1, outcome == .passed else { return AttemptVerdict(outcome: outcome, flakiness: nil) }
    let failed = attempts.count - 1
    let words = failed == 1 ? "failed once, then passed" : "failed \(failed) times, then passed"
    return AttemptVerdict(outcome: outcome, flakiness: words)
  }

  /// The verdict when all attempts are runs of equal standing: one that failed counts, and all should be equal.
  static func afterRepetitions(_ attempts: [TestResult]) -> AttemptVerdict {
    guard let first = attempts.first else { return AttemptVerdict(outcome: .skipped, flakiness: nil) }
    let failures = attempts.filter { $0.status == .failed || $0.status == .error }
    if let failure = failures.first, failures.count < attempts.count {
      let words = "\(failures.count) of \(attempts.count) runs failed"
      return AttemptVerdict(outcome: outcome(of: failure.status), flakiness: words)
    }
    for (index, attempt) in attempts.enumerated().dropFirst() {
      guard let difference = difference(first, attempt) else { continue }
      let words = "runs 1 and \(index + 1) differ in \(difference)"
      return AttemptVerdict(outcome: outcome(of: first.status), flakiness: words)
    }
    return AttemptVerdict(outcome: outcome(of: first.status), flakiness: nil)
  }

  private static func difference(_ one: TestResult, _ other: TestResult) -> String? {
    if one.status != other.status { return "their outcome" }
    if one.failures.map(\.message) != other.failures.map(\.message) { return "their failure" }
    if one.output != other.output { return "what they printed" }
    if one.fingerprint != other.fingerprint { return "what the app did" }
    return nil
  }

  private static func outcome(of status: TestResult.Status) -> TestRecord.Outcome {
    switch status {
    case .passed: .passed
    case .failed: .failed
    case .error: .error
    case .skipped: .skipped
    }
  }
}
