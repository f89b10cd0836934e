import BeagleScenario
import BeagleSchema

/// Brings the results of several runs into the order that one run of all would have given.
struct ResultsMerge {
  /// Where a test stands.
  private struct Entry {
    let file: String
    let platform: Int
    let place: Int
    let name: String
    let isFailure: Bool
    let source: Int
    let position: Int
  }

  /// What was wrong with the results, in words.
  private(set) var problems: [String] = []
  /// What is worth a word but no problem.
  private(set) var remarks: [String] = []
  private var sources: [StoredResults] = []
  private var entries: [Entry] = []
  private var platforms: [Platform] = []
  private var openSource = 0

  /// Opens the results at `paths`; whatever cannot be read is a problem, and the rest is merged.
  ///
  /// The order of the paths makes no difference.
  init(paths: [String]) {
    for path in paths.sorted(by: FileSystem.utf8Order) {
      do {
        sources.append(try StoredResults(path: path))
      } catch {
        problems.append("\(error)")
      }
    }
    for source in sources {
      for platform in source.head["platforms"].texts.compactMap(Platform.init(rawValue:))
      where !platforms.contains(platform) {
        platforms.append(platform)
      }
    }
    findMissingShards()
    findInterruptedRuns()
    readEntries()
    removeDuplicates()
  }

  /// What is known of the run as a whole.
  var header: RunHeader {
    let head = sources.first?.head ?? .empty
    let seed = head["seed"].integer.map(UInt64.init(clamping:)) ?? head["seed"].text.flatMap { UInt64($0) }
    return RunHeader(
      version: head["program"].text ?? BeagleTestVersion.current, seed: seed ?? PlanBuilder.defaultSeed,
      platforms: platforms.isEmpty ? [.ios] : platforms, shard: nil, units: entries.count)
  }

  /// Hands over all tests, unit by unit, and gives what they come to.
  mutating func replay(_ unitEnded: (RunUnit, [TestRecord]) -> Void) -> RunSummary {
    var summary = RunSummary()
    var records: [TestRecord] = []
    var ofFile: [TestRecord] = []
    func close() {
      guard let first = records.first else { return }
      let file = ScenarioFile(path: first.file, root: ".", lines: [])
      let unit = RunUnit(
        index: summary.files, file: file, platform: first.platform, namesPlatform: first.name != first.test.fullName)
      summary.files += 1
      for record in records { summary.count(record) }
      unitEnded(unit, records)
      ofFile += records
      records = []
    }
    for entry in entries {
      let record: TestRecord
      do {
        record = try self.record(entry)
      } catch {
        problems.append("\(error)")
        continue
      }
      if let last = records.last, last.file != record.file || last.platform != record.platform { close() }
      if let last = ofFile.last, last.file != record.file {
        summary.partings += PlatformParting.find(in: ofFile)
        ofFile = []
      }
      records.append(record)
    }
    close()
    summary.partings += PlatformParting.find(in: ofFile)
    addHeads(to: &summary)
    return summary
  }

  /// What an entry stands for; only one of the files is open at a time.
  private mutating func record(_ entry: Entry) throws(ResultsReader.Failure) -> TestRecord {
    if entry.source != openSource { sources[openSource].close() }
    openSource = entry.source
    return try sources[entry.source].test(entry.position)
  }

  private func addHeads(to summary: inout RunSummary) {
    var unused: Set<String> = []
    for source in sources {
      let counts = source.head["summary"]
      summary.duration = max(summary.duration, counts["duration"].number ?? 0)
      if counts["interrupted"].flag ?? false { summary.isInterrupted = true }
      if counts["stopped"].flag ?? false { summary.isStopped = true }
      for broken in source.head["broken"].elements {
        guard let file = broken["file"].text, let message = broken["message"].text else { continue }
        let error = ScenarioError(message: message, file: file, line: broken["line"].integer)
        if !summary.broken.contains(error) { summary.broken.append(error) }
      }
      for route in source.head["routes"].elements.compactMap(NavigationRoute.init(json:)) {
        route.add(to: &summary.routes)
      }
      unused.formUnion(source.head["unusedSnapshots"].texts)
    }
    summary.broken.sort { FileSystem.utf8Order($0.file, $1.file) }
    summary.unusedSnapshots = unused.sorted(by: FileSystem.utf8Order)
  }

  private mutating func findMissingShards() {
    var present: [Int: Set<Int>] = [:]
    for source in sources {
      guard let shard = source.shard else { continue }
      present[shard.count, default: []].insert(shard.index)
    }
    if present.count > 1 {
      let counts = present.keys.sorted().map(String.init).joined(separator: " and ")
      problems.append("these are shards of different runs: of \(counts) parts")
    }
    for (count, indexes) in present.sorted(by: { $0.key < $1.key }) {
      for index in 0..<count where !indexes.contains(index) {
        problems.append("shard \(index + 1)/\(count) is missing")
      }
    }
  }

  private mutating func findInterruptedRuns() {
    for source in sources where source.head["summary"]["interrupted"].flag ?? false {
      if let shard = ShardNumber(json: source.head["shard"]) {
        remarks.append("shard \(shard.index + 1)/\(shard.count) was interrupted: \(source.path)")
      } else {
        remarks.append("the run was interrupted: \(source.path)")
      }
    }
  }

  private mutating func readEntries() {
    var order: [Platform: Int] = [:]
    for (index, platform) in (platforms + Platform.allCases).enumerated() where order[platform] == nil {
      order[platform] = index
    }
    for (index, source) in sources.enumerated() {
      for position in 0..<source.count {
        do {
          let record = try source.test(position)
          // Tests of one file share its name in memory.
          let file = entries.last?.file == record.file ? entries.last?.file ?? record.file : record.file
          entries.append(
            Entry(
              file: file, platform: order[record.platform] ?? 0, place: record.place, name: record.name,
              isFailure: record.isFailure, source: index, position: position))
        } catch {
          problems.append("\(error)")
        }
      }
      source.close()
    }
  }

  private static func isBefore(_ left: Entry, _ right: Entry) -> Bool {
    if left.file != right.file { return FileSystem.utf8Order(left.file, right.file) }
    return (left.platform, left.place) < (right.platform, right.place)
  }

  /// A test that is told of twice counts once: as failed if it failed in one of them, else as the first file says.
  ///
  /// Files in which it stands at different places, as its scenario was changed in between, tell of it twice as well.
  private mutating func removeDuplicates() {
    entries.sort(by: Self.isSameTestBefore)
    var kept: [Entry] = []
    kept.reserveCapacity(entries.count)
    for entry in entries {
      guard let last = kept.last, last.file == entry.file, last.name == entry.name, last.platform == entry.platform
      else {
        kept.append(entry)
        continue
      }
      let (first, second) = (sources[last.source].path, sources[entry.source].path)
      let places = first == second ? "twice in \(first)" : "in \(first) and \(second)"
      let isWorse = entry.isFailure && !last.isFailure
      let verdict = entry.isFailure == last.isFailure ? "the first counts" : "the failure counts"
      remarks.append("\(entry.file): \(VisibleText.line(entry.name)): is \(places); \(verdict)")
      if isWorse { kept[kept.count - 1] = entry }
    }
    kept.sort(by: Self.isBefore)
    entries = kept
  }

  private static func isSameTestBefore(_ left: Entry, _ right: Entry) -> Bool {
    if left.file != right.file { return FileSystem.utf8Order(left.file, right.file) }
    if left.platform != right.platform { return left.platform < right.platform }
    if left.name != right.name { return FileSystem.utf8Order(left.name, right.name) }
    return (left.source, left.position) < (right.source, right.position)
  }
}
