/// How one test of a scenario file ended.
public struct TestResult: Hashable, Sendable, Codable {
  /// The outcomes that a run can have.
  public enum Status: String, Hashable, Sendable, Codable {
    /// Every assertion held.
    case passed
    /// An assertion did not hold, or a limit was passed.
    case failed
    /// The script raised an error that is no assertion.
    case error
    /// `pending` said so.
    case skipped
  }

  /// What a failed test says.
  public struct Failure: Hashable, Sendable, Codable {
    /// The whole message, diff included; its first line is the summary.
    public var message: String
    /// The scenario file or helper where it happened, as the runner was given it.
    public var file: String?
    /// The line there, counted from 1.
    public var line: Int?
    /// The script's own call stack, innermost first, one `file:line: in …` a line.
    public var traceback: [String]

    /// A failure of these data.
    public init(message: String, file: String? = nil, line: Int? = nil, traceback: [String] = []) {
      self.message = message
      self.file = file
      self.line = line
      self.traceback = traceback
    }
  }

  /// A way from one screen to another that the test went.
  public struct Way: Hashable, Sendable, Codable {
    /// The identifier of the screen before; nil at the start of an app.
    public var from: String?
    /// The navigation action, or what a person did: `open`, `back`, `dismiss`.
    public var action: String
    /// The identifier of the screen after.
    public var to: String
    /// How often the test went it.
    public var count: Int

    /// A way of these data.
    public init(from: String?, action: String, to: String, count: Int = 1) {
      self.from = from
      self.action = action
      self.to = to
      self.count = count
    }
  }

  /// The test.
  public var test: ScenarioTest
  /// Its outcome.
  public var status: Status
  /// Why it did not pass; nil for a test that passed.
  public var failures: [Failure]
  /// The reason that `pending` gave.
  public var skipReason: String?
  /// What the test printed.
  public var output: String
  /// Real time that it took, in seconds.
  public var duration: Double
  /// A hash of all that the test's apps did and became, equal for equal runs; nil where none is known.
  public var fingerprint: String?
  /// The ways that the test's apps went from screen to screen, the first first.
  public var ways: [Way]
  /// The trace of what happened, as JSON text, where `ScenarioOptions.trace` asks for it.
  public var trace: String?

  /// A result of these data.
  public init(
    test: ScenarioTest, status: Status, failures: [Failure] = [], skipReason: String? = nil, output: String = "",
    duration: Double = 0, fingerprint: String? = nil, ways: [Way] = [], trace: String? = nil
  ) {
    self.test = test
    self.status = status
    self.failures = failures
    self.skipReason = skipReason
    self.output = output
    self.duration = duration
    self.fingerprint = fingerprint
    self.ways = ways
    self.trace = trace
  }
}
