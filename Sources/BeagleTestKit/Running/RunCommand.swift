import BeagleScenario
import BeagleSchema

/// `beagle-test run`: finds, selects, runs and reports.
struct RunCommand<Engine: ScenarioExecuting> {
  /// What the arguments say.
  private var settings: RunSettings
  /// What a team's own runner adds.
  private let extensions: ScenarioExtensions
  /// Where to speak.
  private let console: Console
  /// The variables around.
  private let environment: Environment
  private let bazel: BazelProtocol

  /// The command with these arguments.
  init(settings: RunSettings, extensions: ScenarioExtensions, console: Console, environment: Environment = .process)
    throws(UsageError)
  {
    self.settings = settings
    self.extensions = extensions
    self.console = console
    self.environment = environment
    bazel = BazelProtocol(environment: environment)
    try bazel.amend(&self.settings)
    try SettingsCheck.check(self.settings)
  }

  /// Does it all.
  func run() throws(UsageError) -> ExitStatus {
    bazel.begin()
    defer { bazel.end() }
    Interruption.install()
    if settings.watch { return try WatchLoop(command: self, console: console).run() }
    var plan = try plan()
    let isEmptyPart = try narrow(&plan)
    if settings.shuffle { shuffle(&plan) }
    if settings.recordDirectory != nil { try checkRecordings(plan) }
    return try settings.list ? list(plan, isEmptyPart: isEmptyPart) : run(plan, isEmptyPart: isEmptyPart)
  }

  /// Finds the scenarios and plans to run all that the arguments select.
  func plan() throws(UsageError) -> RunPlan {
    if settings.paths.isEmpty { throw .noPath(command: "run", wants: "a file or folder") }
    let found = try Discovery(runfiles: environment.nonEmpty("TEST_SRCDIR")).find(settings.paths)
    for skipped in found.skipped { console.complain(skipped.description) }
    for folder in found.emptyFolders { console.complain("\(folder): no scenario (*.lua) in this folder") }
    return PlanBuilder(settings: settings, extensions: extensions, environment: environment).plan(found.files)
  }

  /// The folders among the paths given.
  var folders: [String] { settings.paths.map(PathArgument.shortened).filter { FileSystem.kind(of: $0) == .folder } }

  /// Whether a file that changed may be an input of scenarios, and not something that a run writes.
  func isInput(_ path: String) -> Bool {
    let name = FileSystem.name(of: path)
    if name.hasPrefix(".") || name.hasSuffix("~") || name.hasSuffix(".tmp") { return false }
    if settings.reporters.contains(where: { $0.file.map(PathArgument.shortened) == path }) { return false }
    if settings.updateSnapshots && path.split(separator: "/").contains("__snapshots__") { return false }
    guard let folder = settings.recordDirectory.map(PathArgument.shortened) else { return true }
    return !path.hasPrefix(folder + "/")
  }

  /// Takes from the plan what other parts of a larger run have, and what need not run; true where either leaves nothing.
  ///
  /// The split comes first: what this machine knows of earlier runs, others may not, and a test would fall to nobody.
  private func narrow(_ plan: inout RunPlan) throws(UsageError) -> Bool {
    let isEmptyShard = settings.shard.map { take($0, of: &plan) } ?? false
    let isUnaffected = try PlanNarrowing(settings: settings, console: console).narrow(&plan)
    return isEmptyShard || isUnaffected
  }

  private func take(_ shard: ShardNumber, of plan: inout RunPlan) -> Bool {
    bazel.acknowledgeShards()
    let files = Set(plan.units.map(\.file.path)).count
    let hadUnits = !plan.units.isEmpty
    let durations = settings.timings.map(earlierDurations)
    if files >= 4 * shard.count {
      plan.units = FileShards(shard: shard, durations: durations).split(plan.units)
    } else {
      plan.units = TestShards(shard: shard, durations: durations).split(plan.units, tests: declaredTests(plan))
    }
    plan.renumber()
    return hadUnits && plan.units.isEmpty
  }

  private func earlierDurations(_ file: String) -> TestDurations {
    let (durations, problem) = TestDurations.read(file)
    if let problem { console.complain("--timings: \(problem); shards are packed without it") }
    return durations
  }

  private func declaredTests(_ plan: RunPlan) -> [Int: [ScenarioTest]] {
    var listing = plan
    listing.list = true
    var tests: [Int: [ScenarioTest]] = [:]
    let collector = RunCollector(plan: listing)
    collector.listeners.listed = { unit, listed in tests[unit.index] = listed }
    schedule(listing, collector, progress: nil)
    collector.end()
    return tests
  }

  /// Recordings are named after their scenario's file alone.
  private func checkRecordings(_ plan: RunPlan) throws(UsageError) {
    var units: [String: RunUnit] = [:]
    for unit in plan.units {
      let name = FileSystem.name(of: unit.file.path)
      if let other = units[name] { throw .sameRecording(other.title, unit.title) }
      units[name] = unit
    }
  }

  private func shuffle(_ plan: inout RunPlan) {
    var generator = SeededGenerator(seed: plan.options.seed)
    // The platforms of a file stay together and in order, since one may write what the next compares with.
    var files: [[RunUnit]] = []
    for unit in plan.units {
      if files.last?.last?.file == unit.file { files[files.count - 1].append(unit) } else { files.append([unit]) }
    }
    files.shuffle(using: &generator)
    plan.units = files.flatMap(\.self)
    plan.renumber()
    console.complain("seed \(plan.options.seed) (--shuffle --seed \(plan.options.seed) repeats this order)")
  }

  private func list(_ plan: RunPlan, isEmptyPart: Bool) -> ExitStatus {
    let collector = RunCollector(plan: plan)
    var count = 0
    collector.listeners.listed = { unit, tests in
      if collector.summary.broken.contains(where: { $0.file == unit.file.path }) { return }
      count += tests.count
      for test in tests { console.output.writeLine(VisibleText.line("\(unit.file.path): \(unit.name(of: test))")) }
    }
    schedule(plan, collector, progress: nil)
    collector.end()
    complain(collector.summary)
    let status: ExitStatus = count == 0 && !isEmptyPart ? nothingToRun(collector.summary) : .success
    return status.worse(verdict(collector.summary))
  }

  /// Runs a plan and reports; a plan that may be empty says so.
  func run(_ plan: RunPlan, isEmptyPart: Bool) throws(UsageError) -> ExitStatus {
    let files = Set(plan.units.map(\.file.path)).count
    let reporters = try ReporterSet(settings: settings, fileCount: files, console: console, environment: environment)
    let progress = liveProgress
    let started = MonotonicTime.seconds
    var plan = plan
    let cached = cachedRun(&plan)
    let collector = RunCollector(plan: plan)
    collector.completing = cached.map { cached in { cached.complete($0, $1, $2) } }
    let recorder = RunRecorder(options: plan.options, isShard: settings.shard != nil)
    collector.listeners.unitEnded = { unit, records, read in
      if let progress {
        progress.above { reporters.unitEnded(unit, records) }
      } else {
        reporters.unitEnded(unit, records)
      }
      recorder.note(unit, records, read)
    }
    reporters.start(header(plan))
    schedule(plan, collector, progress: progress)
    progress?.clear()
    collector.end()
    recorder.finish()
    let unused = tidySnapshots(collector)
    collector.conclude(duration: MonotonicTime.seconds - started, unusedSnapshots: unused)
    return report(collector, reporters, isEmptyPart: isEmptyPart)
  }

  /// What a cache knows of the run; nothing where a run does more than telling results.
  private func cachedRun(_ plan: inout RunPlan) -> CachedRun? {
    guard let folder = settings.cache, !settings.updateSnapshots, settings.recordDirectory == nil,
      settings.allowedHosts.isEmpty, settings.repetitions == 1, !settings.coverage,
      let cache = ResultCache(folder: folder, options: plan.options)
    else { return nil }
    do throws(SystemError) {
      try FileSystem.makeFolders(folder)
    } catch {
      console.complain("--cache: \(folder): \(error.reason); nothing is kept")
      return nil
    }
    return CachedRun(cache: cache, plan: &plan)
  }

  private var liveProgress: LiveProgress? {
    guard console.diagnostics.isTerminal, !settings.quiet else { return nil }
    let isColored = settings.color != .never && environment.nonEmpty("NO_COLOR") == nil
    return LiveProgress(channel: console.diagnostics, style: TextStyle(isColored: isColored))
  }

  private func header(_ plan: RunPlan) -> RunHeader {
    RunHeader(
      seed: plan.options.seed, platforms: plan.platforms,
      shard: settings.shard, units: plan.units.count)
  }

  private func schedule(_ plan: RunPlan, _ collector: RunCollector, progress: LiveProgress?) {
    if let progress { collector.listeners.progressed = { progress.show($0) } }
    let jobs = settings.jobs ?? Processors.count
    if jobs > 1 && !plan.units.isEmpty {
      let pool = WorkerPool<Engine>(
        plan: plan, size: jobs, collector: collector, diagnostics: console.diagnostics,
        tick: progress.map { progress in { progress.show(collector.progress) } })
      if pool.run() { return }
      console.complain("no worker process could be started; running all in this one")
    }
    InProcessScheduler<Engine>(plan: plan).run(collector)
  }

  /// The snapshots that no test uses, which `--update-snapshots` removes.
  private func tidySnapshots(_ collector: RunCollector) -> [String] {
    if collector.shouldStop { return [] }
    let unused = SnapshotUse.unused(collector)
    guard settings.updateSnapshots else { return unused }
    for failure in SnapshotUse.remove(unused) { console.complain("cannot remove the snapshot: \(failure)") }
    return []
  }

  private func report(_ collector: RunCollector, _ reporters: ReporterSet, isEmptyPart: Bool) -> ExitStatus {
    var summary = collector.summary
    if settings.coverage { summary.routes = collector.coverage.routes }
    var status = ExitStatus.success
    if summary.total == 0 && !summary.isInterrupted && !isEmptyPart { status = nothingToRun(summary) }
    let coverage = CoverageCheck(settings: settings, console: console)
    if settings.coverage { coverage.tell(collector.coverage) }
    for failure in reporters.end(summary) {
      console.complain("cannot write the report: \(failure)")
      status = .usage
    }
    complain(summary)
    if settings.coverage { status = status.worse(coverage.finish(collector.coverage)) }
    bazel.tell(warnings: summary.warnings)
    return status.worse(verdict(summary))
  }

  private func complain(_ summary: RunSummary) {
    for error in summary.broken { console.complain(error.description) }
    for error in summary.unmatched { console.complain(error.description) }
  }

  private func nothingToRun(_ summary: RunSummary) -> ExitStatus {
    if settings.passWithNoTests { return .success }
    if summary.broken.isEmpty && summary.unmatched.isEmpty {
      let narrowing = settings.narrowing
      let reason = narrowing.isEmpty ? "" : ": no test is left by \(narrowing.joined(separator: " "))"
      console.complain("nothing to run\(reason)")
    }
    return .usage
  }

  private func verdict(_ summary: RunSummary) -> ExitStatus {
    if summary.isInterrupted { return .interrupted }
    if !summary.broken.isEmpty || !summary.unmatched.isEmpty { return .usage }
    if summary.failed > 0 || (settings.failOnFlaky && summary.flaky > 0) { return .failure }
    return .success
  }
}
