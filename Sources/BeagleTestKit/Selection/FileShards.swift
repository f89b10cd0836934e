import BeagleScenario

/// Splits many files into equal parts: file by file, in turn or by their durations.
struct FileShards {
  /// Which part is wanted.
  let shard: ShardNumber
  /// What is known of durations; nil to take files in turn.
  let durations: TestDurations?

  /// The units of the wanted part; all platforms of a file stay together, so that they can be compared.
  func split(_ units: [RunUnit]) -> [RunUnit] {
    var files: [String] = []
    for unit in units where files.last != unit.file.path { files.append(unit.file.path) }
    guard let durations else {
      var parts: [String: Int] = [:]
      for (index, file) in files.enumerated() { parts[file] = index % shard.count }
      return units.filter { parts[$0.file.path] == shard.index }
    }
    let parts = pack(files, durations)
    return units.compactMap { unit in
      guard let part = parts[unit.file.path] else { return nil }
      var unit = unit
      unit.part = part
      return unit
    }
  }

  /// The part of each file that is wanted.
  ///
  /// A file that is longer than a good split allows is split by its tests.
  private func pack(_ files: [String], _ durations: TestDurations) -> [String: TestPart] {
    let median = durations.median
    let tests = files.map { grouped(durations.files[$0] ?? []) }
    let totals = tests.map { $0.isEmpty ? median : $0.reduce(0) { $0 + $1.seconds } }
    let limit = totals.reduce(0, +) / Double(shard.count) / 4
    var jobs: [(file: Int, name: String?)] = []
    var seconds: [Double] = []
    for (index, tests) in tests.enumerated() {
      if totals[index] > limit && tests.count > 1 {
        jobs += tests.map { (index, $0.name) }
        seconds += tests.map(\.seconds)
      } else {
        jobs.append((index, nil))
        seconds.append(totals[index])
      }
    }
    let parts = LongestFirst.pack(seconds, parts: shard.count)
    var names: [Int: [Int: Set<String>]] = [:]
    var result: [String: TestPart] = [:]
    for (job, part) in zip(jobs, parts) {
      if let name = job.name {
        names[job.file, default: [:]][part, default: []].insert(name)
      } else if part == shard.index {
        result[files[job.file]] = .all
      }
    }
    for (file, byPart) in names {
      // The first part of a file takes the tests that no earlier run knew of.
      let isFirst = byPart.keys.min() == shard.index
      let others = byPart.filter { $0.key != shard.index }.values.reduce(into: Set<String>()) { $0.formUnion($1) }
      if isFirst {
        result[files[file]] = .allBut(others)
      } else {
        result[files[file]] = byPart[shard.index].map { .only($0) }
      }
    }
    return result
  }

  /// Each test once, with the time of all platforms, in the order of the results.
  private func grouped(_ entries: [TestDurations.Entry]) -> [(name: String, seconds: Double)] {
    var places: [String: Int] = [:]
    var tests: [(name: String, seconds: Double)] = []
    for entry in entries {
      if let place = places[entry.name] {
        tests[place].seconds += entry.seconds
      } else {
        places[entry.name] = tests.count
        tests.append((entry.name, entry.seconds))
      }
    }
    return tests
  }
}
