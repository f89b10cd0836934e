import BeagleScenario
import BeagleSchema

/// One test of a run with all its attempts: what reporters are told.
struct TestRecord: Hashable {
  /// How it counts.
  enum Outcome: String, Hashable, CaseIterable {
    /// It passed, at the first attempt or at a later one.
    case passed
    /// An assertion did not hold, a limit was passed or its worker died.
    case failed
    /// The script raised an error.
    case error
    /// `pending` said so.
    case skipped
    /// It was not run, as nothing changed since it passed.
    case cached

    /// Whether it counts as failed.
    var isFailure: Bool { self == .failed || self == .error }
  }

  /// The scenario file.
  var file: String
  /// The platform it ran for.
  var platform: Platform
  /// Its place among the file's declarations.
  var place: Int
  /// The full name, with the platform where the run has several.
  var name: String
  /// The test.
  var test: ScenarioTest
  /// How it counts.
  var outcome: Outcome
  /// How its attempts differ, of a test that does not end the same way each time.
  var flakiness: String?
  /// All attempts, in order.
  var attempts: [TestResult]

  /// What shows how it went: the last attempt, or of a test that failed the first that did.
  var decisive: TestResult? {
    isFailure ? attempts.first { $0.status == .failed || $0.status == .error } ?? attempts.last : attempts.last
  }

  /// Why it failed.
  var failures: [TestResult.Failure] { isFailure ? decisive?.failures ?? [] : [] }

  /// Whether its attempts ended differently.
  var isFlaky: Bool { flakiness != nil }

  /// Whether it stands for a file that cannot be run at all, which is told as a diagnostic.
  var isBroken: Bool { place == UnitProgress.brokenPlace }

  /// Whether it counts as failed.
  var isFailure: Bool { outcome.isFailure }

  /// Whether an attempt failed, also where the test passed in the end.
  var hasFailedOnce: Bool { isFailure || attempts.contains { $0.status == .failed || $0.status == .error } }

  /// Real time of all attempts, in seconds.
  var duration: Double { attempts.reduce(0) { $0 + $1.duration } }

  /// `path: full name`.
  var title: String { "\(file): \(name)" }
}
