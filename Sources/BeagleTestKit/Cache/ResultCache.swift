import BeagleScenario
import BeagleSchema

/// Keeps the results of scenario files in a folder that machines may share.
///
/// An entry lies below the hash of what is known before a run (program, options, scenario), under the hash of what the
/// run read. It is written as a whole and verified when it is read, so a damaged entry is a miss and nothing else.
struct ResultCache {
  /// What a kept run tells.
  struct Hit: Hashable {
    /// The tests that passed or were skipped.
    var settled: [TestRecord]
    /// The full names of those that did not, which run again.
    var unsettled: Set<String>
    /// The files that the run read or looked for in vain.
    var dependencies: [ScenarioDependency]
    /// The snapshots that it used.
    var snapshots: [String]
  }

  private let folder: String
  private let base: String

  /// The cache at `folder` for runs with these options; nil where nothing tells this program from another.
  init?(folder: String, options: ScenarioOptions) {
    guard let program = ProgramIdentity.current() else { return nil }
    self.folder = folder
    var hash = SHA256()
    hash.update(BeagleTestVersion.current)
    hash.update(program)
    hash.update("\(options.seed) \(options.isCI) \(options.timeout) \(options.memoryLimit) \(options.shuffle)")
    for (name, value) in options.environment.sorted(by: { $0.key < $1.key }) {
      hash.update(name)
      hash.update(value)
    }
    base = hash.finished()
  }

  /// What is kept of `unit` as everything is now, by a run of the same part of its file or of the whole.
  func find(_ unit: RunUnit, _ states: inout FileStates) -> Hit? {
    if let hit = find(unit, runAs: unit.part, &states) { return hit }
    return unit.part == .all ? nil : find(unit, runAs: .all, &states)
  }

  private func find(_ unit: RunUnit, runAs part: TestPart, _ states: inout FileStates) -> Hit? {
    guard let scenario = try? FileSystem.read(unit.file.path) else { return nil }
    let key = key(unit, part, .file(scenario))
    guard let names = try? FileSystem.names(in: entryFolder(key)) else { return nil }
    for name in names where name.hasSuffix(".json") {
      let path = FileSystem.join(entryFolder(key), name)
      guard let hit = read(path, key, unit), states.areCurrent(hit.dependencies, for: unit.file) else { continue }
      return hit
    }
    return nil
  }

  /// Keeps a run of all tests of the unit's part of a file, under what the run itself found in the files.
  func keep(_ unit: RunUnit, _ records: [TestRecord], _ report: UnitReport) {
    guard report.isPartComplete, !records.isEmpty, !records.contains(where: \.isFlaky),
      !records.contains(where: \.isBroken),
      let scenario = report.dependencies.first(where: { $0.path == unit.file.path }),
      let name = FileStates.digest(of: report.dependencies)
    else { return }
    let key = key(unit, unit.part, scenario.state)
    var object = JSONObject()
    object.set("tests", .array(records.map { $0.json(keepsTrace: false) }))
    object.set(
      "dependencies",
      .array(report.dependencies.map { .array([.string($0.path), .string($0.state.rawValue)]) }))
    object.set("snapshots", .array(report.snapshots.map { .string($0) }))
    let content = JSONWriter.compact.bytes(object.value)
    do {
      try FileSystem.makeFolders(entryFolder(key))
      try WholeFile.write(
        Self.seal(content, key) + content, to: FileSystem.join(entryFolder(key), "\(name).json"))
    } catch {
      // A cache that cannot be written costs time at the next run, and nothing else.
    }
  }

  /// What is known of a unit before it runs.
  private func key(_ unit: RunUnit, _ part: TestPart, _ scenario: FileState) -> String {
    var hash = SHA256()
    hash.update(base)
    hash.update(unit.file.path)
    hash.update(unit.file.root)
    hash.update(unit.platform.rawValue)
    hash.update(part)
    hash.update(scenario.rawValue)
    return hash.finished()
  }

  private func entryFolder(_ key: String) -> String { FileSystem.join(folder, "\(key.prefix(2))/\(key)") }

  /// The line before an entry's content, which tells damage, and an entry that has come to another key.
  private static func seal(_ content: [UInt8], _ key: String) -> [UInt8] {
    var hash = SHA256()
    hash.update(key)
    hash.update(content)
    return Array(hash.finished().utf8) + [UInt8(ascii: "\n")]
  }

  private func read(_ path: String, _ key: String, _ unit: RunUnit) -> Hit? {
    guard let bytes = try? FileSystem.read(path), bytes.count > 65 else { return nil }
    let content = Array(bytes[65...])
    guard Self.seal(content, key).elementsEqual(bytes[..<65]), let json = try? DynamicObject(rawJSON: content)
    else { return nil }
    var hit = Hit(settled: [], unsettled: [], dependencies: [], snapshots: json["snapshots"].texts)
    for test in json["tests"].elements {
      guard var record = TestRecord(json: test) else { return nil }
      if !unit.part.contains(record.test) { continue }
      record.name = unit.name(of: record.test)
      if record.isFailure { hit.unsettled.insert(record.test.fullName) } else { hit.settled.append(record) }
    }
    for dependency in json["dependencies"].elements {
      let texts = dependency.texts
      guard texts.count == 2 else { return nil }
      hit.dependencies.append(ScenarioDependency(path: texts[0], state: FileState(rawValue: texts[1])))
    }
    return hit
  }
}

extension SHA256 {
  /// Takes in which tests of a file are meant.
  fileprivate mutating func update(_ part: TestPart) {
    switch part {
    case .all: update("all")
    case .only(let names): update("only", names)
    case .allBut(let names): update("all but", names)
    }
  }

  private mutating func update(_ kind: String, _ names: Set<String>) {
    update(kind)
    for name in names.sorted(by: FileSystem.utf8Order) { update(name) }
  }
}
