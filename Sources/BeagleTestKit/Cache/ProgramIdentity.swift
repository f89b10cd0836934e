import BeagleScenario

/// What tells one build of a program from another, on every machine.
enum ProgramIdentity {
  /// The hash of the file at `path`, by default the running program; nothing where it cannot be read.
  static func current(_ path: String = "/proc/self/exe") -> [UInt8] {
    guard let bytes = try? FileSystem.read(path) else { return [] }
    return Array(SHA256.hexadecimal(bytes).utf8)
  }
}
