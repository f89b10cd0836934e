import BeagleScenario

/// What tells one build of a program from another, on every machine.
enum ProgramIdentity {
  /// The hash of the running program's file; nothing where it cannot be read.
  static func current() -> [UInt8] { RunningProgram.path.map { of($0) } ?? [] }

  /// The hash of the file at `path`; nothing where it cannot be read.
  static func of(_ path: String) -> [UInt8] {
    guard let bytes = try? FileSystem.read(path) else { return [] }
    return Array(SHA256.hexadecimal(bytes).utf8)
  }
}
