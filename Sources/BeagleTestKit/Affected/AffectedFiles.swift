/// Finds the scenario files that changed files can affect.
struct AffectedFiles {
  private let inputs: [String: [String]]
  private let known: Set<String>

  /// A search by what `record` keeps.
  init(record: RunRecord) {
    var inputs: [String: [String]] = [:]
    var known: Set<String> = []
    for entry in record.entries {
      if !entry.isPartial { known.insert(entry.file) }
      for input in entry.inputs { inputs[Self.canonical(input), default: []].append(entry.file) }
    }
    self.inputs = inputs
    self.known = known
  }

  /// The files of `candidates` that depend on one of `changed`, or of which nothing is known.
  func affected(by changed: [String], among candidates: [String]) -> Set<String> {
    var affected = Set(candidates.filter { !known.contains($0) })
    let changed = changed.map(Self.canonical)
    for path in changed { affected.formUnion(inputs[path] ?? []) }
    let changedPaths = Set(changed)
    for candidate in candidates where changedPaths.contains(Self.canonical(candidate)) { affected.insert(candidate) }
    return affected.intersection(candidates)
  }

  /// One spelling for every path to a file: absolute, the links of its folder resolved.
  static func canonical(_ path: String) -> String {
    if let real = FileSystem.realPath(path) { return real }
    let folder = FileSystem.folder(of: path) ?? "."
    let real = FileSystem.realPath(folder) ?? folder
    return FileSystem.join(real, FileSystem.name(of: path))
  }
}
