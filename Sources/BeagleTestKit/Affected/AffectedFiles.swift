import BeagleScenario
import BeagleSchema

/// Finds the scenario files that changed files can affect.
struct AffectedFiles {
  /// A scenario file as one run has it.
  private struct Subject: Hashable {
    let file: String
    let platform: Platform
    let circumstances: String
  }

  private let options: ScenarioOptions
  private let inputs: [String: [Subject]]
  /// What is kept of scenario files of which all is known that they read.
  private let entries: [Subject: RunRecord.Entry]

  /// A search by what `record` keeps of runs like the one with these options.
  ///
  /// What a scenario reads depends on its platform, on `beagle.env` and on the seed, so nothing is known of it from runs
  /// in which these were others. Nor is it of a file that read something else by then than is there now: what it reads
  /// today may differ.
  init(record: RunRecord, options: ScenarioOptions) {
    var inputs: [String: [Subject]] = [:]
    var entries: [Subject: RunRecord.Entry] = [:]
    for entry in record.entries {
      let subject = Subject(
        file: entry.file, platform: entry.platform, circumstances: entry.circumstances)
      if !entry.isPartial { entries[subject] = entry }
      for input in entry.inputs { inputs[Self.canonical(input), default: []].append(subject) }
    }
    self.options = options
    self.inputs = inputs
    self.entries = entries
  }

  /// The units of `candidates` that depend on one of `changed`, or of which nothing is known.
  ///
  /// A folder, as git tells of a submodule, stands for all that is below it.
  func affected(by changed: [String], among candidates: [RunUnit]) -> [RunUnit] {
    let changed = Set(changed.map(Self.canonical))
    let reached = Set(inputs.filter { Self.holds(changed, $0.key) }.flatMap(\.value))
    var states = FileStates()
    return candidates.filter { unit in
      let subject = Subject(
        file: unit.file.path, platform: unit.platform,
        circumstances: RunCircumstances.text(of: unit.file.root, options))
      if reached.contains(subject) || Self.holds(changed, Self.canonical(unit.file.path)) { return true }
      guard let entry = entries[subject], let state = entry.state else { return true }
      return state != states.digest(of: entry.inputs, for: unit.file)
    }
  }

  /// Whether `path` or a folder that it is in is among `changed`.
  private static func holds(_ changed: Set<String>, _ path: String) -> Bool {
    if changed.contains(path) { return true }
    guard let folder = FileSystem.folder(of: path), folder != path else { return false }
    return holds(changed, folder)
  }

  /// One spelling for every path to a file: absolute, the links of its folder resolved.
  static func canonical(_ path: String) -> String {
    if let real = FileSystem.realPath(path) { return real }
    let folder = FileSystem.folder(of: path) ?? "."
    let real = FileSystem.realPath(folder) ?? folder
    return FileSystem.join(real, FileSystem.name(of: path))
  }
}
