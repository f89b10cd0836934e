import BeagleScenario

/// Takes from a plan what a cache knows, and tells it at its place among the results.
final class CachedRun {
  private let cache: ResultCache
  /// What is known of units that were not told yet, by their place in the plan.
  private var hits: [Int: ResultCache.Hit] = [:]

  /// Looks up all units of `plan`; tests that are known to pass are taken out of it.
  init(cache: ResultCache, plan: inout RunPlan) {
    self.cache = cache
    var states = FileStates()
    for place in plan.units.indices {
      let unit = plan.units[place]
      guard unit.file.lines.isEmpty, var hit = cache.find(unit, &states) else { continue }
      hit.settled.removeAll { !plan.selection.matches($0.test, of: unit) }
      hits[place] = hit
      plan.units[place].unknown = .only(hit.unsettled)
      if hit.unsettled.isEmpty { plan.units[place].isKnown = true }
    }
  }

  /// The results of a unit with those that were known, and what the unit read; keeps what is new.
  func complete(_ unit: RunUnit, _ records: [TestRecord], _ report: UnitReport) -> ([TestRecord], UnitReport) {
    let hit = hits.removeValue(forKey: unit.index)
    let run = Set(records.map(\.place))
    guard let hit, !hit.settled.contains(where: { run.contains($0.place) }) else {
      cache.keep(unit, records, report)
      return (records, report)
    }
    let known = hit.settled.map { record -> TestRecord in
      var record = record
      if record.outcome == .passed { record.outcome = .cached }
      return record
    }
    var report = report
    report.dependencies = hit.dependencies
    report.snapshots = hit.snapshots
    report.isComplete = unit.part == .all
    return ((known + records).sorted { $0.place < $1.place }, report)
  }
}
