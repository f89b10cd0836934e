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

  private let folders: [String]
  private let realRoot: String
  private let runfiles: String?
  private var seen: Set<String> = []
  private var read: [String: File] = [:]
  /// Every file that was read or looked for in vain, in the order of first use.
  package private(set) var dependencies: [ScenarioDependency] = []

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
    self.runfiles = runfiles.map { FileSystem.absolute($0) }
  }

  /// The file that `path` names; it is read once for all uses.
  package func read(_ path: String) throws(Refusal) -> File {
    if let known = read[path] { return known }
    let found = try locate(path)
    // A pipe may never give its content, a device never end.
    guard FileSystem.kind(of: found) != .other else {
      throw Refusal(message: "cannot read \(LuaLiteral.quoted(path)): neither a file nor a folder")
    }
    do {
      let file = File(path: found, bytes: try FileSystem.read(found))
      read[path] = file
      return file
    } catch {
      throw Refusal(message: "cannot read \(LuaLiteral.quoted(path)): \(error.reason)")
    }
  }

  /// Where the file is that `path` names.
  package func locate(_ path: String) throws(Refusal) -> String {
    let name = LuaLiteral.quoted(path)
    guard !path.isEmpty else { throw Refusal(message: "a file's path is empty") }
    guard !path.utf8.contains(0) else { throw Refusal(message: "a file's path holds a NUL byte: \(name)") }
    guard path.utf8.first != UInt8(ascii: "/") else {
      throw Refusal(message: "absolute paths are refused: \(name)")
    }
    let parts = path.split(separator: "/", omittingEmptySubsequences: true)
    guard !parts.contains("..") else { throw Refusal(message: "paths with '..' are refused: \(name)") }
    let plain = parts.filter { $0 != "." }.joined(separator: "/")
    for folder in folders {
      let candidate = Self.join(folder, plain)
      let exists = FileSystem.exists(candidate)
      note(candidate, exists: exists)
      guard exists else { continue }
      guard isInside(candidate) else { throw Refusal(message: "\(name) is a link out of the scenarios' folder") }
      return candidate
    }
    throw Refusal(message: "no file \(name)" + hint(for: plain))
  }

  /// Whether anything is at the place that `path` names, without an error where it may not be read.
  package func isThere(_ path: String) -> Bool { (try? locate(path)) != nil }

  /// Records that the run depends on `path`, which was used without being looked up.
  package func note(_ path: String, exists: Bool) {
    guard seen.insert(path).inserted else { return }
    dependencies.append(ScenarioDependency(path: path, exists: exists))
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
      for name in (try? FileSystem.names(in: Self.join(folder, subfolder, empty: "."))) ?? [] {
        candidates.append(Self.join(subfolder, name))
      }
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
