import BeagleScenario

/// What is known of a unit that runs, over all its attempts and all workers that it takes.
struct UnitProgress {
  /// The place that stands for the file itself, behind all its tests.
  static let filePlace = 1_000_000_000
  /// The place that stands for a file that cannot be run.
  static let brokenPlace = 1_000_000_001

  /// The order being carried out.
  private(set) var order: UnitOrder
  /// The test that runs.
  private(set) var running: (place: Int, test: ScenarioTest)?
  /// What the running test printed so far.
  private(set) var output = ""
  /// What is known of each test.
  private(set) var tests: [Int: (test: ScenarioTest, attempts: [TestResult])] = [:]
  /// The places of the tests in the order in which they ran first.
  private(set) var sequence: [Int] = []
  /// The tests that would run, when they are only listed.
  var listed: [ScenarioTest] = []
  /// What keeps the file from being run.
  private(set) var broken: ScenarioError?
  /// Arguments `FILE:LINE` without a test.
  var unmatched: [UsageError] = []
  /// What the first attempt read.
  var report = UnitReport()
  /// Whether nothing more will come.
  var isDone = false
  private var idleDeaths = 0

  /// A unit whose first order is given out.
  init(_ order: UnitOrder) { self.order = order }

  /// The test at `place` begins.
  mutating func start(_ test: ScenarioTest, at place: Int) {
    running = (place, test)
    output = ""
  }

  /// The running test printed something.
  mutating func print(_ text: String) { if running != nil { output += text } }

  /// The running test has ended.
  mutating func end(_ result: TestResult) {
    guard let (place, test) = running else { return }
    running = nil
    note(result, of: test, at: place)
  }

  /// Notes a result of the file itself.
  mutating func failFile(_ test: ScenarioTest, message: String) {
    note(Self.failure(of: test, message: message, output: ""), of: test, at: Self.filePlace)
  }

  /// The file cannot be run.
  mutating func breakDown(_ error: ScenarioError, _ test: ScenarioTest) {
    broken = error
    let failure = TestResult.Failure(message: error.message, file: error.file, line: error.line)
    note(TestResult(test: test, status: .error, failures: [failure]), of: test, at: Self.brokenPlace)
  }

  /// The worker died: fails the running test with `message`, and gives the order for what is left, if that makes sense.
  mutating func die(_ fileTest: ScenarioTest, message: String) -> UnitOrder? {
    if let (_, test) = running {
      end(Self.failure(of: test, message: message, output: output))
    } else if order.done.isEmpty || idleDeaths > 1 {
      failFile(fileTest, message: message)
      return nil
    } else {
      idleDeaths += 1
    }
    return order
  }

  /// The order of the next attempt after the current one; nil when all are through.
  mutating func nextAttempt(retries: Int, repetitions: Int) -> UnitOrder? {
    guard broken == nil, listed.isEmpty, tests[Self.filePlace] == nil else { return nil }
    var next = UnitOrder(unit: order.unit, attempt: order.attempt + 1)
    if repetitions > 1 {
      guard order.attempt < repetitions else { return nil }
    } else {
      let failed = sequence.filter { place in tests[place]?.attempts.last.map(Self.isFailure) ?? false }
      guard order.attempt <= retries, !failed.isEmpty else { return nil }
      next.only = failed
    }
    order = next
    return next
  }

  /// Whether a result counts as failed.
  static func isFailure(_ result: TestResult) -> Bool { result.status == .failed || result.status == .error }

  private mutating func note(_ result: TestResult, of test: ScenarioTest, at place: Int) {
    if tests[place] == nil { sequence.append(place) }
    tests[place, default: (test, [])].attempts.append(result)
    order.done.append(place)
  }

  private static func failure(of test: ScenarioTest, message: String, output: String) -> TestResult {
    TestResult(test: test, status: .failed, failures: [.init(message: message)], output: output)
  }
}
