import BeagleScenario
import BeagleSchema
import Glibc

/// `beagle-test run`: finds, selects, runs and reports.
struct RunCommand<Engine: ScenarioExecuting> {
  /// What the arguments say.
  let settings: RunSettings
  /// What a team's own runner adds.
  let extensions: ScenarioExtensions
  /// Where to speak.
  let console: Console
  /// The variables around.
  var environment = Environment.process

  /// Does it all.
  func run() throws(UsageError) -> ExitStatus {
    if settings.paths.isEmpty { throw .noPath(command: "run") }
    let found = try Discovery(runfiles: environment.nonEmpty("TEST_SRCDIR")).find(settings.paths)
    for folder in found.emptyFolders { console.complain("\(folder): no scenario (*.lua) in this folder") }
    let plan = PlanBuilder(settings: settings, extensions: extensions, environment: environment).plan(found.files)
    let reporters = try ReporterSet(
      settings: settings, fileCount: Set(plan.units.map(\.file.path)).count, console: console, environment: environment)
    let started = MonotonicClock.now
    let collector = RunCollector(plan: plan)
    collector.listeners.unitEnded = { unit, records in reporters.unitEnded(unit, records) }
    collector.listeners.listed = { unit, tests in list(tests, of: unit) }
    Interruption.install()
    reporters.start(header(plan))
    schedule(plan, collector)
    collector.end()
    collector.conclude(duration: MonotonicClock.now - started, unusedSnapshots: [])
    return report(collector, reporters)
  }

  private func schedule(_ plan: RunPlan, _ collector: RunCollector) {
    let jobs = settings.jobs ?? Processors.count
    if jobs > 1 && !plan.units.isEmpty {
      let pool = WorkerPool<Engine>(
        plan: plan, size: jobs, collector: collector, diagnostics: console.diagnostics, tick: nil)
      if pool.run() { return }
      console.complain("no worker process could be started; running all in this one")
    }
    InProcessScheduler<Engine>(plan: plan).run(collector)
  }

  private func header(_ plan: RunPlan) -> RunHeader {
    RunHeader(
      seed: plan.options.seed, platforms: settings.platforms.isEmpty ? [.ios] : settings.platforms,
      shard: settings.shard, units: plan.units.count)
  }

  private func list(_ tests: [ScenarioTest], of unit: RunUnit) {
    for test in tests { console.output.writeLine("\(unit.file.path): \(unit.name(of: test))") }
  }

  private func report(_ collector: RunCollector, _ reporters: ReporterSet) -> ExitStatus {
    let summary = collector.summary
    for error in summary.broken { console.complain(error.description) }
    for error in summary.unmatched { console.complain(error.description) }
    var status = ExitStatus.success
    if collector.plan.list {
      if collector.listedCount == 0 { status = nothingToRun(summary) }
    } else {
      if summary.total == 0 && !summary.isInterrupted { status = nothingToRun(summary) }
      for failure in reporters.end(summary) {
        console.complain("cannot write the report: \(failure)")
        status = .usage
      }
    }
    return status.worse(verdict(summary))
  }

  private func nothingToRun(_ summary: RunSummary) -> ExitStatus {
    if settings.passWithNoTests { return .success }
    if summary.broken.isEmpty && summary.unmatched.isEmpty { console.complain("nothing to run") }
    return .usage
  }

  private func verdict(_ summary: RunSummary) -> ExitStatus {
    if summary.isInterrupted { return .interrupted }
    if !summary.broken.isEmpty || !summary.unmatched.isEmpty { return .usage }
    if summary.failed > 0 || (settings.failOnFlaky && summary.flaky > 0) { return .failure }
    return .success
  }
}
