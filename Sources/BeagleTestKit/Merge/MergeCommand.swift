import BeagleScenario

/// `beagle-test merge`: the reports of one run from the results of several.
struct MergeCommand {
  /// What the arguments say.
  let settings: MergeSettings
  /// Where to speak.
  let console: Console
  /// The variables around.
  var environment = Environment.process
  /// How an earlier run ended, for reports that compare.
  var earlier: EarlierOutcomes?

  /// Does it all.
  func run() throws(UsageError) -> ExitStatus {
    if settings.files.isEmpty { throw .noPath(command: "merge", wants: "a results file") }
    try SettingsCheck.check(settings.reports)
    var merge = ResultsMerge(paths: settings.files)
    let reporters = try ReporterSet(
      settings: settings.reports, fileCount: 0, console: console, environment: environment, earlier: earlier)
    reporters.start(merge.header)
    let summary = merge.replay { unit, records in reporters.unitEnded(unit, records) }
    var status = ExitStatus.success
    for failure in reporters.end(summary) {
      console.complain("cannot write the report: \(failure)")
      status = .usage
    }
    for remark in merge.remarks { console.complain(remark) }
    for problem in merge.problems { console.complain(problem) }
    for error in summary.broken { console.complain(error.description) }
    return status.worse(verdict(summary, problems: merge.problems))
  }

  private func verdict(_ summary: RunSummary, problems: [String]) -> ExitStatus {
    if summary.isInterrupted { return .interrupted }
    if !problems.isEmpty || !summary.broken.isEmpty { return .usage }
    if summary.total == 0 {
      console.complain("nothing to merge: the results tell of no test")
      return .usage
    }
    return summary.failed > 0 || (settings.reports.failOnFlaky && summary.flaky > 0) ? .failure : .success
  }
}
