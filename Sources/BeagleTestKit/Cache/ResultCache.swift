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

  /// The cache at `folder` for runs with these options.
  init(folder: String, options: ScenarioOptions) {
    self.folder = folder
    var hash = SHA256()
    hash.update(BeagleTestVersion.current)
    hash.update(ProgramIdentity.current())
    hash.update("\(options.seed) \(options.isCI) \(options.timeout) \(options.memoryLimit) \(options.shuffle)")
    for (name, value) in options.environment.sorted(by: { $0.key < $1.key }) {
      hash.update(name)
      hash.update(value)
    }
    base = hash.finished()
  }

  /// What is kept of `unit` as everything is now, by a run of the same part of its file or of the whole.
  func find(_ unit: RunUnit) -> Hit? {
    if let hit = find(unit, runAs: unit.part) { return hit }
    return unit.part == .all ? nil : find(unit, runAs: .all)
  }

  private func find(_ unit: RunUnit, runAs part: TestPart) -> Hit? {
    guard let folder = entryFolder(unit, part), let names = try? FileSystem.names(in: folder) else { return nil }
    for name in names where name.hasSuffix(".json") {
      guard let hit = read(FileSystem.join(folder, name), unit), isCurrent(hit, name) else { continue }
      return hit
    }
    return nil
  }

  /// Keeps a run of all tests of the unit's part of a file.
  func keep(_ unit: RunUnit, _ records: [TestRecord], _ report: UnitReport) {
    guard report.isPartComplete, !records.isEmpty, !records.contains(where: \.isFlaky),
      !records.contains(where: \.isBroken), let folder = entryFolder(unit, unit.part)
    else { return }
    var object = JSONObject()
    object.set("tests", .array(records.map { $0.json(keepsTrace: false) }))
    object.set(
      "dependencies",
      .array(
        report.dependencies.map { dependency in
          .dictionary(["path": .string(dependency.path), "exists": .bool(dependency.exists)])
        }))
    object.set("snapshots", .array(report.snapshots.map { .string($0) }))
    let content = JSONWriter.compact.bytes(object.value)
    let bytes = Array(SHA256.hexadecimal(content).utf8) + [UInt8(ascii: "\n")] + content
    let hit = Hit(settled: [], unsettled: [], dependencies: report.dependencies, snapshots: report.snapshots)
    do {
      try FileSystem.makeFolders(folder)
      try WholeFile.write(bytes, to: FileSystem.join(folder, fileName(of: hit)))
    } catch {
      // A cache that cannot be written costs time at the next run, and nothing else.
    }
  }

  private func entryFolder(_ unit: RunUnit, _ part: TestPart) -> String? {
    guard let scenario = try? FileSystem.read(unit.file.path) else { return nil }
    var hash = SHA256()
    hash.update(base)
    hash.update(unit.file.path)
    hash.update(unit.file.root)
    hash.update(unit.platform.rawValue)
    hash.update(part)
    hash.update(scenario)
    let key = hash.finished()
    return FileSystem.join(folder, "\(key.prefix(2))/\(key)")
  }

  private func read(_ path: String, _ unit: RunUnit) -> Hit? {
    guard let bytes = try? FileSystem.read(path), bytes.count > 65, bytes[64] == UInt8(ascii: "\n") else { return nil }
    let content = Array(bytes[65...])
    guard SHA256.hexadecimal(content).utf8.elementsEqual(bytes[..<64]),
      let json = try? DynamicObject(rawJSON: content)
    else { return nil }
    var hit = Hit(settled: [], unsettled: [], dependencies: [], snapshots: json["snapshots"].texts)
    for test in json["tests"].elements {
      guard var record = TestRecord(json: test) else { return nil }
      if !unit.part.contains(record.test) { continue }
      record.name = unit.name(of: record.test)
      if record.isFailure { hit.unsettled.insert(record.test.fullName) } else { hit.settled.append(record) }
    }
    hit.dependencies = json["dependencies"].elements.compactMap { dependency in
      dependency["path"].text.map { ScenarioDependency(path: $0, exists: dependency["exists"].flag ?? true) }
    }
    return hit
  }

  /// Whether all that the run read is now as it was then.
  private func isCurrent(_ hit: Hit, _ name: String) -> Bool { name == fileName(of: hit) }

  private func fileName(of hit: Hit) -> String {
    var hash = SHA256()
    for dependency in hit.dependencies {
      hash.update(dependency.path)
      hash.update(dependency.exists ? "there" : "missing")
      hash.update(FileStates.state(of: dependency.path))
    }
    for snapshot in hit.snapshots {
      hash.update(snapshot)
      hash.update(FileStates.state(of: snapshot))
    }
    return "\(hash.finished()).json"
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
