import BeagleScenario

/// Splits the tests of a few files into equal parts, test by test.
struct TestShards {
  /// Which part is wanted.
  let shard: ShardNumber
  /// What is known of durations; nil to take tests in turn.
  let durations: TestDurations?

  /// The units of the wanted part, each with its tests; `tests` are all that would run, of each unit.
  func split(_ units: [RunUnit], tests: [Int: [ScenarioTest]]) -> [RunUnit] {
    var jobs: [(unit: Int, name: String)] = []
    for unit in units { jobs += (tests[unit.index] ?? []).map { (unit.index, $0.fullName) } }
    let parts = parts(of: jobs, units)
    var names: [Int: Set<String>] = [:]
    for (job, part) in zip(jobs, parts) where part == shard.index { names[job.unit, default: []].insert(job.name) }
    return units.compactMap { unit in
      guard let names = names[unit.index] else { return nil }
      var unit = unit
      unit.part = .only(names)
      return unit
    }
  }

  private func parts(of jobs: [(unit: Int, name: String)], _ units: [RunUnit]) -> [Int] {
    guard let durations else { return jobs.indices.map { $0 % shard.count } }
    let median = durations.median
    let seconds = jobs.map { job in
      let unit = units[job.unit]
      let known = durations.files[unit.file.path]?.first { $0.name == job.name && $0.platform == unit.platform }
      return known?.seconds ?? median
    }
    return LongestFirst.pack(seconds, parts: shard.count)
  }
}
