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
  private(set) var report = UnitReport()
  /// Whether nothing more will come.
  var isDone = false
  private var dependencies = ScenarioDependencies()
  private var idleDeaths = 0
  /// Whether tests are left that the first attempt did not come to.
  private var isCutShort = false

  /// A unit whose first order is given out.
  init(_ order: UnitOrder) { self.order = order }

  /// The test at `place` begins.
  mutating func start(_ test: ScenarioTest, at place: Int) {
    running = (place, test)
    output = ""
  }

  /// The running test printed something.
  mutating func print(_ text: String) { if running != nil { output += text } }

  /// Takes what the first attempt, or a part of it, read.
  mutating func take(_ report: UnitReport) {
    isCutShort = report.isCutShort
    for dependency in report.dependencies { dependencies.add(dependency) }
    self.report.dependencies = dependencies.all
    for snapshot in report.snapshots where !self.report.snapshots.contains(snapshot) {
      self.report.snapshots.append(snapshot)
    }
    self.report.isComplete = report.isComplete
    self.report.isPartComplete = report.isPartComplete
  }

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
      if order.attempt == 1 { isCutShort = true }
      end(Self.failure(of: test, message: message, output: output))
    } else if order.done.isEmpty || idleDeaths > 1 {
      failFile(fileTest, message: message)
      return nil
    } else {
      idleDeaths += 1
    }
    return order
  }

  /// Whether the last attempt of a test failed.
  var hasFailed: Bool { !failedPlaces.isEmpty }

  private var failedPlaces: [Int] {
    sequence.filter { place in tests[place]?.attempts.last.map(Self.isFailure) ?? false }
  }

  /// What is to be done after the order that was carried out; nil when all is through.
  mutating func nextOrder(of plan: RunPlan) -> UnitOrder? {
    guard broken == nil, listed.isEmpty, tests[Self.filePlace] == nil else { return nil }
    if isContradicted(by: plan.units[order.unit]) { return startOver() }
    var next = UnitOrder(unit: order.unit, attempt: order.attempt + 1, isWhole: order.isWhole)
    let failed = failedPlaces
    if plan.repetitions > 1 {
      guard order.attempt < plan.repetitions else { return nil }
    } else if plan.failFast, let first = failed.first {
      // Whether the run ends here is known when this test has had all its attempts.
      next.attempt = 1 + (tests[first]?.attempts.count ?? 0)
      guard next.attempt <= 1 + plan.retries else { return nil }
      next.only = [first]
    } else if plan.failFast && isCutShort {
      next.attempt = 1
      next.done = sequence
    } else {
      guard order.attempt <= plan.retries, !failed.isEmpty else { return nil }
      next.only = failed
    }
    order = next
    return next
  }

  /// Whether a test that is known to fail did not, as it ran without those before it that are known.
  private func isContradicted(by unit: RunUnit) -> Bool {
    unit.unknown != .all && !order.isWhole && order.attempt == 1 && failedPlaces.count < sequence.count
  }

  /// Forgets everything, and gives the order for all tests.
  private mutating func startOver() -> UnitOrder {
    self = UnitProgress(UnitOrder(unit: order.unit, isWhole: true))
    return order
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
