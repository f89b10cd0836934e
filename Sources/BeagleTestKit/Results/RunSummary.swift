import BeagleScenario

/// What a run comes to.
struct RunSummary: Hashable {
  /// Tests that passed, flaky ones included.
  var passed = 0
  /// Tests that failed.
  var failed = 0
  /// Tests that were skipped.
  var skipped = 0
  /// Tests that passed only sometimes.
  var flaky = 0
  /// Tests that were not run as nothing changed.
  var cached = 0
  /// Files that were run.
  var files = 0
  /// Real time, in seconds.
  var duration = 0.0
  /// Files that could not be run.
  var broken: [ScenarioError] = []
  /// Arguments `FILE:LINE` without a test.
  var unmatched: [UsageError] = []
  /// Tests whose outcome depends on the platform.
  var partings: [PlatformParting] = []
  /// Snapshot files that no test used.
  var unusedSnapshots: [String] = []
  /// Whether a signal ended the run.
  var isInterrupted = false
  /// Whether the first failure ended the run.
  var isStopped = false

  /// Counts one more test.
  mutating func count(_ record: TestRecord) {
    switch record.outcome {
    case .passed: passed += 1
    case .failed, .error: failed += 1
    case .skipped: skipped += 1
    case .cached: cached += 1
    }
    if record.isFlaky { flaky += 1 }
  }

  /// How many tests it knows of.
  var total: Int { passed + failed + skipped + cached }

  /// `N passed, N failed, N skipped`.
  var counts: String { "\(passed) passed, \(failed) failed, \(skipped) skipped" }
}
