import BeagleScenario

/// Takes from a plan what a cache knows, and tells it at its place among the results.
final class CachedRun {
  private let cache: ResultCache
  private let selection: TestSelection
  /// What is known of units, by their place in the plan.
  private var hits: [Int: ResultCache.Hit] = [:]
  /// The units as they were before what is known was taken out of them.
  private let units: [RunUnit]

  /// Looks up all units of `plan`; tests that are known to pass are taken out of it.
  init(cache: ResultCache, plan: inout RunPlan) {
    self.cache = cache
    selection = plan.selection
    units = plan.units
    for place in plan.units.indices {
      let unit = plan.units[place]
      guard unit.file.lines.isEmpty, var hit = cache.find(unit) else { continue }
      hit.settled.removeAll { !selection.matches($0.test, of: unit) }
      hits[place] = hit
      plan.units[place].part = .only(hit.unsettled)
      if hit.unsettled.isEmpty { plan.units[place].isKnown = true }
    }
  }

  /// The results of a unit with those that were known, and what the unit read; keeps what is new.
  func complete(_ unit: RunUnit, _ records: [TestRecord], _ report: UnitReport) -> ([TestRecord], UnitReport) {
    guard let hit = hits[unit.index] else {
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
    report.isComplete = units[unit.index].part == .all
    return ((known + records).sorted { $0.place < $1.place }, report)
  }
}
