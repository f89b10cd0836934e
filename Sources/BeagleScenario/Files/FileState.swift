/// What a scenario found at a path: two equal ones give it the same.
///
/// Its text is the same on every machine, so that runs at other times and places can be compared.
public struct FileState: RawRepresentable, Hashable, Sendable {
  /// The state as a text without line ends.
  public let rawValue: String

  /// The state with this text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing is there.
  public static let absent = FileState(rawValue: "absent")
  /// A link out of the folder that the scenario may read is there.
  public static let refused = FileState(rawValue: "refused")
  /// Something is there that cannot be read.
  public static let unreadable = FileState(rawValue: "unreadable")
  /// The scenario found one thing at one moment and another at the next; no look finds this.
  public static let changing = FileState(rawValue: "changing")

  /// A file of these bytes is there.
  public static func file(_ bytes: [UInt8]) -> FileState { FileState(rawValue: "file \(SHA256.hexadecimal(bytes))") }

  /// A folder of these names is there.
  public static func folder(_ names: [String]) -> FileState {
    var hash = SHA256()
    for name in names { hash.update(name) }
    return FileState(rawValue: "folder \(hash.finished())")
  }
}
