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
  /// The navigations that the screens shown have, where coverage was measured.
  var routes: [NavigationRoute] = []
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

  /// What needs a look though nothing failed.
  var warnings: [String] {
    var warnings: [String] = []
    if flaky > 0 { warnings.append("\(flaky) flaky \(flaky == 1 ? "test" : "tests")") }
    warnings += unusedSnapshots.map { "unused snapshot: \($0)" }
    warnings += partings.map { "platforms part: \($0.file): \($0.name)" }
    return warnings
  }

  /// `N passed, N failed, N skipped`.
  var counts: String { "\(passed) passed, \(failed) failed, \(skipped) skipped" }
}
