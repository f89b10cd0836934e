import BeagleScenario

/// Gathers what a run tells for the record.
final class RunRecorder {
  private var failed: [String] = []
  private let options: ScenarioOptions
  private var entries: [RunRecord.Entry] = []

  /// A recorder of a run with these options.
  init(options: ScenarioOptions) { self.options = options }

  /// Takes the tests of a unit, and what it read.
  func note(_ unit: RunUnit, _ records: [TestRecord], _ report: UnitReport) {
    failed += records.filter(\.isFailure).map(\.title)
    let file = unit.file.path
    var entry = RunRecord.Entry(
      file: file, platform: unit.platform, circumstances: RunCircumstances.text(of: unit.file.root, options))
    for dependency in report.dependencies where dependency.path != file {
      let path = PathArgument.shortened(dependency.path)
      if dependency.exists { Self.add(path, to: &entry.dependencies) } else { Self.add(path, to: &entry.missing) }
    }
    for snapshot in report.snapshots { Self.add(PathArgument.shortened(snapshot), to: &entry.dependencies) }
    if !report.isComplete { entry.isPartial = true }
    for record in records where record.outcome != .cached {
      let seconds = record.attempts.last?.duration ?? 0
      entry.durations.append(.init(name: record.test.fullName, platform: unit.platform, seconds: seconds))
    }
    entries.append(entry)
  }

  /// Writes the record.
  ///
  /// Where it cannot be written, only what needs it suffers, so nothing is said.
  func finish() {
    var states = FileStates()
    for place in entries.indices where !entries[place].isPartial {
      entries[place].state = states.digest(of: entries[place].inputs)
    }
    do {
      try RunRecord.makeFolder()
      // Shards may run in one folder, and none may take back what another has noted.
      try FileLock.holding(RunRecord.lock) { () throws(SystemError) in
        var record = RunRecord.read() ?? RunRecord()
        record.update(failed: failed, entries: entries)
        try record.write()
      }
    } catch {
      return
    }
  }

  private static func add(_ path: String, to list: inout [String]) {
    if !list.contains(path) { list.append(path) }
  }
}
