import BeagleScenario

/// What tells one build of a program from another, on every machine.
enum ProgramIdentity {
  /// The hash of the running program and of all that was loaded with it; nil where that cannot be read.
  ///
  /// Another interpreter of Lua, say, is another program, though its file is the same.
  static func current() -> String? { of(loadedFiles) }

  /// The hash of these files, in whatever order; nil where one cannot be read.
  static func of(_ paths: [String]) -> String? {
    var digests: [String] = []
    for path in paths {
      guard let bytes = try? FileSystem.read(path) else { return nil }
      digests.append(SHA256.hexadecimal(bytes))
    }
    if digests.isEmpty { return nil }
    var hash = SHA256()
    for digest in digests.sorted() { hash.update(digest) }
    return hash.finished()
  }

  /// The program, as it was started though its file may have been replaced since, and its libraries.
  private static var loadedFiles: [String] {
    #if canImport(Glibc)
      let program = "/proc/self/exe"
      let own = RunningProgram.path
      let maps = (try? FileSystem.text(of: "/proc/self/maps")) ?? ""
      var libraries: Set<String> = []
      for line in maps.split(separator: "\n") {
        let fields = line.split(separator: " ", maxSplits: 2)
        guard fields.count == 3, fields[1].contains("x"), let start = line.firstIndex(of: "/") else { continue }
        libraries.insert(String(line[start...]))
      }
      return [program] + libraries.filter { $0 != own }
    #else
      return RunningProgram.path.map { [$0] } ?? []
    #endif
  }
}
