/// Runs the tests of one scenario file; the runner drives it and knows nothing else of scenarios.
///
/// The runner makes one value per file, platform and attempt, calls `declare()` once and `run(_:report:)` at most
/// once, then reads `dependencies` and `snapshots`. A retry is a new value, so that nothing is left of the first run.
public protocol ScenarioExecuting: AnyObject {
  /// The scenario at `file`, spelled as messages shall show it. Nothing is read before `declare()`.
  init(file: String, options: ScenarioOptions, extensions: ScenarioExtensions)

  /// Runs the file's top level and gives the tests that it declared, in the order of their declaration.
  ///
  /// A file that declares no test is itself one scenario: this call then is its run, `ScenarioTest(wholeFile:)` stands
  /// for it, and `run(_:report:)` reports the outcome that was kept. An error that the script raises outside its tests
  /// is kept likewise, as a failed test of that name. `output` hears what the top level prints, as it happens.
  /// - Throws: Only what keeps the file from being run at all: it cannot be read, or does not compile.
  func declare(output: (String) -> Void) throws(ScenarioError) -> [ScenarioTest]

  /// Runs the tests for which `isSelected` holds, hooks included, and reports each step as it happens.
  ///
  /// Tests that nobody selected are not reported, and hooks of blocks without a selected test do not run. Events come
  /// in pairs of `testStarted` and `testEnded`. When `report` answers `.stop`, the tests that are left are dropped,
  /// without an event, while the teardowns of the blocks that were entered still run.
  func run(_ isSelected: (ScenarioTest) -> Bool, report: (TestEvent) -> RunDirective)

  /// Ends the running script soon: its test fails as interrupted, teardowns run, `run(_:report:)` returns.
  ///
  /// Called from a signal handler, so it only does what is safe there. Without a running script it is remembered.
  func interrupt()

  /// Every file that the run read, or looked for in vain, as it was then; in the order of first use, without repeats.
  ///
  /// The scenario's own file, snapshots, and folders whose names it was told are among them.
  var dependencies: [ScenarioDependency] { get }

  /// The snapshot files that the tests which ran compared with or wrote.
  var snapshots: [String] { get }

  /// What the screens shown have, and whether the tests that ran used it, where `measuresCoverage` asks for it.
  var coverage: [CoveragePoint] { get }
}

/// A step of `ScenarioExecuting.run(_:report:)`.
public enum TestEvent: Sendable {
  /// The test begins; its `before_each` hooks belong to it.
  case testStarted(ScenarioTest)
  /// The running test printed this text, line end included.
  case output(String)
  /// The test has ended, its `after_each` and, for the last one of a block, the block's `teardown` included.
  case testEnded(TestResult)
}

/// Whether a run goes on after an event.
public enum RunDirective: Hashable, Sendable {
  /// Go on.
  case proceed
  /// Start no further test.
  case stop
}

/// What keeps a scenario file from being run at all.
public struct ScenarioError: Error, Hashable, Sendable {
  /// What is wrong, in one line and without the place.
  public let message: String
  /// The scenario or the helper that is wrong.
  public let file: String
  /// The line there, counted from 1, where one is known.
  public let line: Int?

  /// An error of these data.
  public init(message: String, file: String, line: Int? = nil) {
    self.message = message
    self.file = file
    self.line = line
  }
}

extension ScenarioError: CustomStringConvertible {
  /// The message after its place: `file:line: message`.
  public var description: String {
    guard let line else { return "\(file): \(message)" }
    return "\(file):\(line): \(message)"
  }
}
