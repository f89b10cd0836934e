import BeagleScenario

/// Takes from a plan what history says need not be run.
struct PlanNarrowing {
  /// What the arguments say.
  let settings: RunSettings
  /// Where to speak.
  let console: Console

  /// Narrows the plan; true where that left nothing of something, which is no error.
  func narrow(_ plan: inout RunPlan) throws(UsageError) -> Bool {
    let hadUnits = !plan.units.isEmpty
    if settings.lastFailed { keepLastFailed(&plan) }
    // What failed may all be in other shards.
    let isOfOthers = settings.shard != nil && hadUnits && plan.units.isEmpty
    guard settings.since != nil || !settings.changed.isEmpty, !isOfOthers else { return isOfOthers }
    let changed = try changedFiles()
    guard let record = RunRecord.read() else {
      let option = settings.since == nil ? "--changed" : "--since"
      console.complain("\(option): no record of an earlier run in .beagle-test; running all")
      return false
    }
    let hadCandidates = !plan.units.isEmpty
    plan.units = AffectedFiles(record: record, options: plan.options).affected(by: changed, among: plan.units)
    plan.renumber()
    return hadCandidates && plan.units.isEmpty
  }

  private func changedFiles() throws(UsageError) -> [String] {
    guard let revision = settings.since else { return settings.changed }
    do {
      return try GitChanges.since(revision)
    } catch {
      throw .invalidRevision(revision, reason: error.description)
    }
  }

  private func keepLastFailed(_ plan: inout RunPlan) {
    guard let record = RunRecord.read() else {
      console.complain("--last-failed: no record of an earlier run in .beagle-test; running all")
      return
    }
    plan.selection.names = Set(record.failed)
    plan.units.removeAll { !record.hasFailed($0.file.path) }
    plan.renumber()
  }
}
