import BeagleScenario

/// Finds the scenario files that the arguments of a command name.
struct Discovery {
  /// What was found.
  struct Found: Hashable {
    /// The files, in the order of their paths.
    var files: [ScenarioFile] = []
    /// Folders of the command line without a scenario.
    var emptyFolders: [String] = []
    /// What is named like a scenario in a folder and left out, and why.
    var skipped: [UsageError] = []
  }

  /// What is said of names that cannot be read.
  static let noUTF8 = "its name is not UTF-8; rename it"

  /// The working directory, links resolved.
  let workingDirectory: String
  /// The folder of Bazel's runfiles, whose links are followed wherever they lead.
  let runfiles: String?

  /// A search from `workingDirectory`.
  init(workingDirectory: String = FileSystem.workingDirectory, runfiles: String? = nil) {
    self.workingDirectory = workingDirectory
    self.runfiles = runfiles.flatMap { FileSystem.realPath($0) ?? $0 }
  }

  /// All scenario files that `arguments` mean, each once.
  /// - Throws: All paths that lead nowhere, together.
  func find(_ arguments: [String]) throws(UsageError) -> Found {
    var found = Found()
    var byPath: [String: ScenarioFile] = [:]
    var errors: [UsageError] = []
    for argument in arguments {
      let argument = PathArgument(argument)
      switch FileSystem.kind(of: argument.path) {
      case .file:
        add(argument, to: &byPath)
      case .folder:
        let files = scenarios(below: argument.path, errors: &errors, skipped: &found.skipped)
        if files.isEmpty { found.emptyFolders.append(argument.path) }
        for path in files where byPath[path]?.lines != [] {
          byPath[path] = ScenarioFile(path: path, root: root(of: path, argument: argument.path), lines: [])
        }
      case .other:
        errors.append(.unreadable(path: argument.path, reason: "neither a file nor a folder"))
      case nil:
        let reason = SystemError.last(argument.path).reason
        let isRepaired = argument.path.unicodeScalars.contains("\u{FFFD}")
        let hint = argument.path == arguments.first ? Subcommand.hint(argument.path) : ""
        errors.append(.unreadable(path: argument.path, reason: isRepaired ? Self.noUTF8 : reason + hint))
      }
    }
    if errors.count == 1 { throw errors[0] }
    if !errors.isEmpty { throw .several(errors) }
    found.files = byPath.values.sorted { FileSystem.utf8Order($0.path, $1.path) }
    return found
  }

  private func add(_ argument: PathArgument, to files: inout [String: ScenarioFile]) {
    let root = root(of: argument.path, argument: FileSystem.folder(of: argument.path) ?? ".")
    var file = files[argument.path] ?? ScenarioFile(path: argument.path, root: root, lines: [-1])
    if let line = argument.line {
      if !file.lines.isEmpty { file.lines = file.lines.filter { $0 > 0 && $0 != line } + [line] }
    } else {
      file.lines = []
    }
    files[argument.path] = file
  }

  /// The working directory when it holds the file, else the folder that was given.
  private func root(of path: String, argument: String) -> String {
    guard path.hasPrefix("/") || path.hasPrefix("..") || path.contains("/../") else { return "." }
    let folder = FileSystem.folder(of: path) ?? "."
    guard let real = FileSystem.realPath(folder) else { return argument }
    return Self.holds(workingDirectory, real) ? workingDirectory : argument
  }

  private static func holds(_ folder: String, _ path: String) -> Bool {
    path == folder || path.hasPrefix(folder == "/" ? "/" : folder + "/")
  }

  private func scenarios(
    below folder: String, errors: inout [UsageError], skipped: inout [UsageError]
  ) -> [String] {
    var walk = FolderWalk(top: folder, followsAllLinks: isInRunfiles(folder))
    walk.visit(folder)
    errors += walk.errors
    skipped += walk.skipped
    return walk.files
  }

  private func isInRunfiles(_ folder: String) -> Bool {
    guard let runfiles, let real = FileSystem.realPath(folder) else { return false }
    return Self.holds(runfiles, real)
  }

  /// One walk through a folder and those below it.
  private struct FolderWalk {
    let top: String
    let followsAllLinks: Bool
    var files: [String] = []
    var errors: [UsageError] = []
    var skipped: [UsageError] = []
    private var open: Set<FileSystem.Identity> = []

    init(top: String, followsAllLinks: Bool) {
      self.top = FileSystem.realPath(top) ?? top
      self.followsAllLinks = followsAllLinks
    }

    mutating func visit(_ folder: String) {
      guard let identity = FileSystem.identity(of: folder), open.insert(identity).inserted else { return }
      defer { open.remove(identity) }
      let names: [String]
      do {
        let listing = try FileSystem.listing(of: folder)
        names = listing.names
        for name in listing.unreadable where Self.isScenario(name) {
          errors.append(.unreadable(path: FileSystem.join(folder, name), reason: Discovery.noUTF8))
        }
      } catch {
        errors.append(.unreadable(path: folder, reason: error.reason))
        return
      }
      for name in names where name != "__snapshots__" {
        let path = FileSystem.join(folder, name)
        switch FileSystem.kind(of: path) {
        case .file where Self.isScenario(name) && isAllowed(path): files.append(path)
        case .folder where isAllowed(path): visit(path)
        case .folder: break
        case let kind where Self.isScenario(name) && !name.hasPrefix("."): skip(path, kind)
        default: break
        }
      }
    }

    /// Notes why `path` is no scenario, although it is named like one; hidden ones are locks of editors.
    private mutating func skip(_ path: String, _ kind: FileSystem.Kind?) {
      let reason =
        switch kind {
        case nil: "a link that leads nowhere"
        case .file: "a link that leads out of the folder"
        default: "neither a file nor a folder"
        }
      skipped.append(.unreadable(path: path, reason: "\(reason); it is left out"))
    }

    private static func isScenario(_ name: String) -> Bool { name.hasSuffix(".lua") && !name.hasPrefix("_") }

    /// Links may not lead out of the folder that was given.
    private func isAllowed(_ path: String) -> Bool {
      guard !followsAllLinks, FileSystem.isLink(path) else { return true }
      guard let real = FileSystem.realPath(path) else { return false }
      return Discovery.holds(top, real)
    }
  }
}
