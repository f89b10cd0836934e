#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Finds the files that a scenario names: beside it, then in each folder above, up to the root.
package final class ScenarioFiles {
  /// Why a file is not given to a scenario; the texts are whole sentences.
  package struct Refusal: Error, Hashable, Sendable {
    /// What is wrong.
    package let message: String
  }

  /// A file that was found.
  package struct File: Hashable, Sendable {
    /// Where it is, spelled as the scenario's own path is.
    package let path: String
    /// What it holds.
    package let bytes: [UInt8]
  }

  /// What stands at a path.
  private enum Finding {
    case nothing
    case linkOutside
    case folder([String])
    case file([UInt8])
    /// A pipe, a device, a socket: it may never give its content, or never end.
    case special
    case refusedBySystem(SystemError)
  }

  private let folders: [String]
  private let realRoot: String
  private let runfiles: String?
  /// What the scenario does not choose itself: its own file, and its snapshots.
  private let scenario: String
  private let snapshots: String
  /// What was read, by the paths that the scenario gave, and by what is left of them without what says nothing.
  private var read: [String: File] = [:]
  private var found = ScenarioDependencies()

  /// The files that the scenario at `scenario` may use.
  ///
  /// - Parameters:
  ///   - root: the folder above which nothing is looked for.
  ///   - runfiles: the folder of a Bazel test's files, whose links may lead anywhere.
  package init(scenario: String, root: String, runfiles: String? = nil) {
    let own = FileSystem.folder(of: scenario) ?? ""
    let base = FileSystem.absolute(own.isEmpty ? "." : own)
    let top = FileSystem.absolute(root)
    var folders = [own]
    if Self.holds(top, base) {
      var spelled = own
      let levels = Self.depth(base) - Self.depth(top)
      for _ in 0..<max(0, levels) where !spelled.isEmpty {
        spelled = FileSystem.folder(of: spelled) ?? ""
        folders.append(spelled)
      }
      realRoot = FileSystem.realPath(top) ?? top
    } else {
      realRoot = FileSystem.realPath(base) ?? base
    }
    self.folders = folders
    self.scenario = scenario
    snapshots = SnapshotStore.folder(of: scenario) + "/"
    self.runfiles = runfiles.map { FileSystem.absolute($0) }
  }

  /// Every file that was read or looked for in vain, and what was found, in the order of first use.
  package var dependencies: [ScenarioDependency] { found.all }

  /// The file that `path` names; it is read once for all uses.
  package func read(_ path: String) throws(Refusal) -> File {
    if let known = read[path] { return known }
    let name = LuaLiteral.quoted(path)
    let plain = try Self.plain(path)
    if let known = read[plain] { return known }
    for folder in folders {
      let candidate = Self.join(folder, plain)
      let finding = look(at: candidate)
      note(candidate, Self.state(finding))
      switch finding {
      case .nothing: continue
      case .linkOutside: throw Refusal(message: "\(name) is a link out of the scenarios' folder")
      case .file(let bytes):
        let file = File(path: candidate, bytes: bytes)
        read[plain] = file
        read[path] = file
        return file
      case .folder:
        throw Refusal(message: "cannot read \(name): \(SystemError(subject: candidate, code: EISDIR).reason)")
      case .special: throw Refusal(message: "cannot read \(name): neither a file nor a folder")
      case .refusedBySystem(let error): throw Refusal(message: "cannot read \(name): \(error.reason)")
      }
    }
    throw Refusal(message: "no file \(name)" + hint(for: plain))
  }

  /// All bytes of the scenario itself or of one of its snapshots, which are not looked for.
  package func readOwn(_ path: String) throws(SystemError) -> [UInt8] {
    do {
      let bytes = try FileSystem.read(path)
      note(path, .file(bytes))
      return bytes
    } catch {
      note(path, FileSystem.exists(path) ? .unreadable : .absent)
      throw error
    }
  }

  /// Records that the run depends on what it found at `path`, which was used without being looked up.
  package func note(_ path: String, _ state: FileState) { found.add(ScenarioDependency(path: path, state: state)) }

  /// What the scenario would find at `path` now.
  package func state(of path: String) -> FileState { Self.state(look(at: path)) }

  private func look(at path: String) -> Finding {
    guard FileSystem.exists(path) else { return .nothing }
    guard path == scenario || path.hasPrefix(snapshots) || isInside(path) else { return .linkOutside }
    let kind = FileSystem.kind(of: path)
    if kind == .other { return .special }
    do {
      // Hidden names come and go, as files are written beside those that they replace.
      if kind == .folder { return .folder(try FileSystem.names(in: path).filter { !$0.hasPrefix(".") }) }
      return .file(try FileSystem.read(path))
    } catch {
      return .refusedBySystem(error)
    }
  }

  private static func state(_ finding: Finding) -> FileState {
    switch finding {
    case .nothing: .absent
    case .linkOutside: .refused
    case .folder(let names): .folder(names)
    case .file(let bytes): .file(bytes)
    case .special, .refusedBySystem: .unreadable
    }
  }

  /// `path` without what says nothing in it.
  private static func plain(_ path: String) throws(Refusal) -> String {
    guard !path.isEmpty else { throw Refusal(message: "a file's path is empty") }
    let name = LuaLiteral.quoted(path)
    guard !path.utf8.contains(0) else { throw Refusal(message: "a file's path holds a NUL byte: \(name)") }
    guard path.utf8.first != UInt8(ascii: "/") else { throw Refusal(message: "absolute paths are refused: \(name)") }
    let parts = path.split(separator: "/", omittingEmptySubsequences: true)
    guard !parts.contains("..") else { throw Refusal(message: "paths with '..' are refused: \(name)") }
    return parts.filter { $0 != "." }.joined(separator: "/")
  }

  private func isInside(_ candidate: String) -> Bool {
    if let runfiles, Self.holds(runfiles, FileSystem.absolute(candidate)) { return true }
    guard let real = FileSystem.realPath(candidate) else { return false }
    return Self.holds(realRoot, real)
  }

  private func hint(for path: String) -> String {
    let subfolder = FileSystem.folder(of: path) ?? ""
    var candidates: [String] = []
    for folder in folders {
      let place = Self.join(folder, subfolder, empty: ".")
      let finding = look(at: place)
      note(place, Self.state(finding))
      if case .folder(let names) = finding { candidates += names.map { Self.join(subfolder, $0) } }
    }
    let near = NearestNames.hint(path, among: candidates)
    if !near.isEmpty { return near }
    let places = folders.map { $0.isEmpty ? "." : $0 }
    return "; looked in " + places.joined(separator: ", ")
  }

  private static func join(_ folder: String, _ name: String, empty: String = "") -> String {
    if name.isEmpty { return folder.isEmpty ? empty : folder }
    if folder.isEmpty { return name }
    return folder == "/" ? "/" + name : folder + "/" + name
  }

  private static func depth(_ path: String) -> Int { path.split(separator: "/").count }

  private static func holds(_ folder: String, _ path: String) -> Bool {
    folder == "/" || path == folder || path.hasPrefix(folder + "/")
  }
}
