import BeagleScenario

/// Tells whether files are as they were, by hashes of what they hold; each is read once.
struct FileStates {
  private var known: [String: [UInt8]] = [:]

  /// What is at `path`: nothing, or something of this hash.
  static func state(of path: String) -> [UInt8] {
    guard let bytes = try? FileSystem.read(path) else { return [0] }
    return [1] + Array(SHA256.hexadecimal(bytes).utf8)
  }

  /// A short hash of these files, their names included.
  mutating func digest(of paths: [String]) -> String {
    var hash = SHA256()
    for path in paths {
      let state = known[path] ?? Self.state(of: path)
      known[path] = state
      hash.update(path)
      hash.update(state)
    }
    return String(hash.finished().prefix(16))
  }
}
