import BeagleScenario

/// Tells what scenarios would find at paths now; each path is looked at once.
struct FileStates {
  /// A path as scenarios of one root see it.
  private struct Place: Hashable {
    let path: String
    let root: String
  }

  private var known: [Place: FileState] = [:]

  /// What the scenario of `file` would find at `path`.
  mutating func state(of path: String, for file: ScenarioFile, _ files: ScenarioFiles) -> FileState {
    let place = Place(path: path, root: file.root)
    if let state = known[place] { return state }
    let state = files.state(of: path)
    known[place] = state
    return state
  }

  /// Whether the scenario of `file` would find all that a run of it found.
  mutating func areCurrent(_ dependencies: [ScenarioDependency], for file: ScenarioFile) -> Bool {
    let files = file.files
    return dependencies.allSatisfy { state(of: $0.path, for: file, files) == $0.state }
  }

  /// A short hash of what the scenario of `file` would find at these paths.
  mutating func digest(of paths: [String], for file: ScenarioFile) -> String? {
    let files = file.files
    return Self.digest(of: paths.map { ScenarioDependency(path: $0, state: state(of: $0, for: file, files)) })
  }

  /// A short hash of what was found, paths included; nil where some of it changed meanwhile.
  static func digest(of dependencies: [ScenarioDependency]) -> String? {
    var hash = SHA256()
    for dependency in dependencies {
      if dependency.state == .changing { return nil }
      hash.update(dependency.path)
      hash.update(dependency.state.rawValue)
    }
    return String(hash.finished().prefix(16))
  }
}

extension ScenarioFile {
  /// The files that the scenario may use.
  fileprivate var files: ScenarioFiles {
    ScenarioFiles(scenario: path, root: root, runfiles: Environment.process.nonEmpty("TEST_SRCDIR"))
  }
}
