import BeagleScenario

/// Gathers what a run tells for the record.
final class RunRecorder {
  private var failed: [String] = []
  /// What failed before, of a shard, whose run is a part of one with that of others.
  private let earlier: Set<String>?
  /// What of it ran again.
  private var resolved: Set<String> = []
  private let options: ScenarioOptions
  /// As lines, since the entries of a large run would take several times as much.
  private var lines: [RunRecord.Line] = []

  /// A recorder of a run with these options.
  init(options: ScenarioOptions, isShard: Bool) {
    self.options = options
    earlier = isShard ? Set(RunRecord.read()?.failed ?? []) : nil
  }

  /// Takes the tests of a unit, and what it read.
  func note(_ unit: RunUnit, _ records: [TestRecord], _ report: UnitReport) {
    failed += records.filter(\.isFailure).map(\.title)
    if let earlier, !earlier.isEmpty { resolved.formUnion(records.map(\.title).filter(earlier.contains)) }
    let file = unit.file.path
    var entry = RunRecord.Entry(
      file: file, platform: unit.platform, circumstances: RunCircumstances.text(of: unit.file.root, options))
    var found = ScenarioDependencies()
    for dependency in report.dependencies {
      found.add(ScenarioDependency(path: PathArgument.shortened(dependency.path), state: dependency.state))
    }
    let others = found.all.filter { $0.path != file }
    entry.dependencies = others.filter(\.exists).map(\.path)
    entry.missing = others.filter { !$0.exists }.map(\.path)
    entry.isPartial = !report.isComplete
    if report.isComplete {
      let states = Dictionary(uniqueKeysWithValues: found.all.map { ($0.path, $0) })
      entry.state = FileStates.digest(of: entry.inputs.compactMap { states[$0] })
    }
    for record in records where record.outcome != .cached {
      let seconds = record.attempts.last?.duration ?? 0
      entry.durations.append(.init(name: record.test.fullName, platform: unit.platform, seconds: seconds))
    }
    lines.append(RunRecord.Line(entry))
  }

  /// Writes the record.
  ///
  /// Where it cannot be written, only what needs it suffers, so nothing is said.
  func finish() {
    do {
      try RunRecord.makeFolder()
      // Shards may run in one folder, and none may take back what another has noted.
      try FileLock.holding(RunRecord.lock) { () throws(SystemError) in
        var record = RunRecord.read() ?? RunRecord()
        let others = earlier == nil ? [] : record.failed.filter { !resolved.contains($0) && !failed.contains($0) }
        record.update(failed: others + failed, lines: lines)
        try record.write()
      }
    } catch {
      return
    }
  }
}
