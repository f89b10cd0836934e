import BeagleScenario

/// What the run of a unit tells, step by step.
enum UnitMessage {
  /// The tests that would run.
  case listed([ScenarioTest])
  /// The test at this place of the file's declarations begins.
  case started(place: Int, ScenarioTest)
  /// The running test, or the file outside of tests, printed this.
  case output(String)
  /// The running test has ended.
  case ended(TestResult)
  /// The file cannot be run.
  case broken(ScenarioError)
  /// `FILE:LINE` where there is no test; with the lines at which tests begin.
  case noTestAtLine(Int, lines: [Int])
  /// The order is carried out.
  case finished(UnitReport)
}

/// What is known of a unit when it has been run.
struct UnitReport {
  /// What the run read.
  var dependencies: [ScenarioDependency] = []
  /// The snapshots that its tests used.
  var snapshots: [String] = []
  /// What the screens shown have, and whether it was used.
  var coverage: [CoveragePoint] = []
  /// Whether every test of the file was run to its end.
  var isComplete = false
  /// Whether every test of the unit's part of the file was.
  var isPartComplete = false
  /// Whether every test that was run passed at once, so that a snapshot which none used is used by none.
  var hasPassed = false
  /// Whether a stop kept tests from being run.
  var isCutShort = false
}
