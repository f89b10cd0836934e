/// The test that is under way, and what became of it so far.
final class RunningTest {
  let test: ScenarioTest
  /// Whether the test itself runs, and not one of its hooks.
  var isInBody = false
  /// What `finally` declared.
  var finally: LuaFunction?
  /// Why `pending` left it.
  var skipReason: String?
  /// The limits that it passed, each told once.
  var stops: Set<LuaError.Kind> = []
  private(set) var failures: [TestResult.Failure] = []
  private(set) var hasAssertionFailure = false
  /// What its apps were at its end, where the run asks for it.
  var fingerprint: String?
  /// What it printed.
  var output = ""
  /// How its apps went from screen to screen.
  var ways: [TestResult.Way] = []
  /// What records the test; nil where no trace is wanted.
  var tracer: TraceRecorder?
  private let start: UInt64
  private var stop: UInt64?

  init(test: ScenarioTest) {
    self.test = test
    start = MonotonicTime.nanoseconds
  }

  func add(_ failure: TestResult.Failure, isAssertion: Bool) {
    if failures.isEmpty { hasAssertionFailure = isAssertion }
    failures.append(failure)
  }

  /// Adds a failure, and marks where it was in the trace.
  ///
  /// - Parameter isLeft: Whether no call raised it, but one left it behind.
  func add(_ failure: TestResult.Failure, isAssertion: Bool, in tracer: TraceRecorder?, isLeft: Bool = false) {
    add(failure, isAssertion: isAssertion)
    tracer?.fail(failure, isLeft: isLeft)
  }

  /// Stops its clock.
  func end() { stop = MonotonicTime.nanoseconds }

  /// The result as it stands now, with the trace where it is kept.
  func result(trace retention: TraceRetention) -> TestResult {
    var result: TestResult = result
    guard let tracer, !tracer.isEmpty, retention == .all || !failures.isEmpty else { return result }
    result.trace = tracer.text()
    return result
  }

  /// The result as it stands now.
  var result: TestResult {
    let status: TestResult.Status
    if !failures.isEmpty {
      status = hasAssertionFailure ? .failed : .error
    } else {
      status = skipReason == nil ? .passed : .skipped
    }
    let reason = status == .skipped && skipReason?.isEmpty == false ? skipReason : nil
    return TestResult(
      test: test, status: status, failures: failures, skipReason: reason, output: output,
      duration: Double((stop ?? MonotonicTime.nanoseconds) &- start) / 1e9, fingerprint: fingerprint,
      ways: ways)
  }
}
