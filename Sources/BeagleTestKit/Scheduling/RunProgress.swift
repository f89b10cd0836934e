/// How far a run is: what the live line of a terminal shows.
struct RunProgress: Hashable {
  /// Units of the plan.
  var units = 0
  /// Units that are through.
  var unitsDone = 0
  /// Tests that have ended, each attempt counted.
  var ended = 0
  /// Failures so far.
  var failed = 0
  /// What runs, by unit: `path: full name`.
  var running: [Int: String] = [:]
}
