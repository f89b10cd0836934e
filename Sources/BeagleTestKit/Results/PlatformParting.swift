import BeagleScenario
import BeagleSchema

/// A test that ends differently on different platforms.
struct PlatformParting: Hashable {
  /// The scenario file.
  let file: String
  /// The full name, without a platform.
  let name: String
  /// How it ended where, in the order of the run's platforms.
  let outcomes: [Outcome]

  /// How it ended on one platform.
  struct Outcome: Hashable {
    /// The platform.
    let platform: Platform
    /// How it counts there.
    let outcome: TestRecord.Outcome
    /// The first line of why, of a test that failed.
    let reason: String?
  }

  /// The partings among the records of one file, in the order of declaration.
  static func find(in records: [TestRecord]) -> [PlatformParting] {
    var order: [String] = []
    var byName: [String: [TestRecord]] = [:]
    for record in records {
      if byName[record.test.fullName] == nil { order.append(record.test.fullName) }
      byName[record.test.fullName, default: []].append(record)
    }
    return order.compactMap { name in
      guard let all = byName[name], all.count > 1 else { return nil }
      let outcomes = all.map { record in
        Outcome(platform: record.platform, outcome: record.outcome, reason: record.failures.first?.summary)
      }
      let first = outcomes[0]
      let parts = outcomes.contains { $0.outcome != first.outcome || $0.reason != first.reason }
      return parts ? PlatformParting(file: all[0].file, name: name, outcomes: outcomes) : nil
    }
  }
}
