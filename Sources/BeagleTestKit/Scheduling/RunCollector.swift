import BeagleScenario

/// Brings together what the units tell, and hands it to the reporters in the order of the plan.
final class RunCollector {
  /// What hears of the run.
  struct Listeners {
    /// Hears of each unit that is through, and of what it read, in the plan's order.
    var unitEnded: (RunUnit, [TestRecord], UnitReport) -> Void = { _, _, _ in }
    /// Hears of the tests of a unit that would run.
    var listed: (RunUnit, [ScenarioTest]) -> Void = { _, _ in }
    /// Hears of each test as it begins and ends, in whatever order.
    var progressed: (RunProgress) -> Void = { _ in }
  }

  /// The plan.
  let plan: RunPlan
  /// What hears of the run.
  var listeners = Listeners()
  /// What it comes to so far.
  private(set) var summary = RunSummary()
  /// What each unit that was run used.
  private(set) var reports: [Int: UnitReport] = [:]
  /// Completes the results of a unit by what was known before the run.
  var completing: ((RunUnit, [TestRecord], UnitReport) -> ([TestRecord], UnitReport))?
  /// What the screens shown have, and whether anything used it.
  private(set) var coverage = CoverageMap()
  /// What is going on.
  private(set) var progress = RunProgress()
  private var units: [Int: UnitProgress] = [:]
  private var nextToTell = 0
  private var recordsOfFile: [TestRecord] = []

  /// A collector of what `plan` gives.
  init(plan: RunPlan) {
    self.plan = plan
    progress.units = plan.units.count
  }

  /// Whether no further test shall begin.
  var shouldStop: Bool { summary.isStopped || Interruption.isRequested }

  /// The unit of `order` is given to a worker.
  func begin(_ order: UnitOrder) {
    if units[order.unit] == nil { units[order.unit] = UnitProgress(order) }
  }

  /// Takes the unit at `index` as it is known, without a run; false where it is not.
  func takeKnown(_ index: Int) -> Bool {
    guard plan.units[index].isKnown else { return false }
    begin(UnitOrder(unit: index))
    complete(index)
    return true
  }

  /// The test that runs in a unit.
  func running(in unit: Int) -> ScenarioTest? { units[unit]?.running?.test }

  /// Takes a message of a unit, but its end.
  func take(_ message: UnitMessage, from index: Int) -> RunDirective {
    let unit = plan.units[index]
    switch message {
    case .listed(let tests): units[index]?.listed = tests
    case .started(let place, let test):
      units[index]?.start(test, at: place)
      progress.running[index] = "\(unit.file.path): \(unit.name(of: test))"
      listeners.progressed(progress)
    case .output(let text): units[index]?.print(text)
    case .ended(let result):
      units[index]?.end(result)
      noteEnd(result, of: index)
      if plan.failFast && UnitProgress.isFailure(result) { return .stop }
    case .broken(let error): units[index]?.breakDown(error, ScenarioTest(wholeFile: unit.file.path))
    case .noTestAtLine(let line, let lines):
      units[index]?.unmatched.append(.noTestAtLine(file: unit.file.path, line: line, lines: lines))
    case .finished: break
    }
    return shouldStop ? .stop : .proceed
  }

  /// An order is carried out; gives the next one for this unit, if there is one.
  func finish(_ report: UnitReport, of index: Int) -> UnitOrder? {
    coverage.add(report.coverage)
    if units[index]?.order.attempt == 1 { units[index]?.take(report) }
    progress.running[index] = nil
    if !shouldStop, let next = units[index]?.nextOrder(of: plan) { return next }
    complete(index)
    return nil
  }

  /// The worker that ran the unit died; gives the order for what is left of it.
  func die(_ index: Int, message: String) -> UnitOrder? {
    let file = plan.units[index].file.path
    let wasRunning = units[index]?.running != nil
    let rest = units[index]?.die(ScenarioTest(wholeFile: file), message: message)
    progress.running[index] = nil
    if wasRunning { noteFailure() }
    if !shouldStop, let rest {
      guard wasRunning && plan.failFast else { return rest }
      if let next = units[index]?.nextOrder(of: plan) { return next }
    } else {
      noteFailure()
    }
    complete(index)
    return nil
  }

  /// Adds what is known only when all is over.
  func conclude(duration: Double, unusedSnapshots: [String]) {
    summary.duration = duration
    summary.unusedSnapshots = unusedSnapshots
  }

  /// Tells what is left; units that were never through come with what they have.
  func end() {
    for index in units.keys.sorted() where units[index]?.isDone == false { units[index]?.isDone = true }
    tell(skippingGaps: true)
    summary.isInterrupted = Interruption.isRequested
    findPartings()
  }

  private func noteEnd(_ result: TestResult, of index: Int) {
    progress.ended += 1
    progress.running[index] = nil
    if UnitProgress.isFailure(result) { noteFailure() }
    listeners.progressed(progress)
  }

  private func noteFailure() {
    progress.failed += 1
    if plan.stopsAtOnce { summary.isStopped = true }
  }

  private func complete(_ index: Int) {
    units[index]?.isDone = true
    if plan.failFast, units[index]?.hasFailed == true { summary.isStopped = true }
    progress.unitsDone += 1
    tell(skippingGaps: false)
  }

  private func tell(skippingGaps: Bool) {
    while nextToTell < plan.units.count {
      if let unit = units[nextToTell], unit.isDone {
        tell(unit, plan.units[nextToTell])
        units[nextToTell] = nil
      } else if !skippingGaps {
        return
      }
      nextToTell += 1
    }
  }

  private func tell(_ progress: UnitProgress, _ unit: RunUnit) {
    if let broken = progress.broken, !summary.broken.contains(broken) { summary.broken.append(broken) }
    summary.unmatched += progress.unmatched
    if plan.list {
      // A file that cannot even be listed is one test that fails.
      let failed = progress.sequence.compactMap { progress.tests[$0]?.test }
      return listeners.listed(unit, progress.listed + failed)
    }
    var records = records(of: progress, unit)
    var report = progress.report
    if let completing { (records, report) = completing(unit, records, report) }
    if !records.isEmpty { summary.files += 1 }
    for record in records { summary.count(record) }
    if recordsOfFile.first?.file != unit.file.path { findPartings() }
    if unit.namesPlatform { recordsOfFile += records }
    listeners.unitEnded(unit, records, report)
    // What was read is known to who heard of it, and would add up in a large run.
    report.dependencies = []
    report.hasPassed = records.allSatisfy { $0.attempts.allSatisfy { $0.status == .passed } }
    reports[unit.index] = report
  }

  private func records(of progress: UnitProgress, _ unit: RunUnit) -> [TestRecord] {
    let places = plan.options.shuffle ? progress.sequence : progress.sequence.sorted()
    return places.compactMap { place in
      guard let (test, attempts) = progress.tests[place] else { return nil }
      let verdict: AttemptVerdict =
        plan.repetitions > 1 ? .afterRepetitions(attempts) : .afterRetries(attempts)
      return TestRecord(
        file: unit.file.path, platform: unit.platform, place: place, name: unit.name(of: test), test: test,
        outcome: verdict.outcome, flakiness: verdict.flakiness, attempts: attempts)
    }
  }

  private func findPartings() {
    summary.partings += PlatformParting.find(in: recordsOfFile)
    recordsOfFile = []
  }
}
