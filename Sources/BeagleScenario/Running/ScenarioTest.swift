/// A test that a scenario file declares.
public struct ScenarioTest: Hashable, Sendable, Codable {
  /// Lines of a script, the first and the last, counted from 1.
  public struct Lines: Hashable, Sendable, Codable {
    /// The line of the call.
    public let first: Int
    /// The line where its function ends; the first one where that is not known.
    public let last: Int

    /// The lines from `first` to `last`.
    public init(first: Int, last: Int) {
      self.first = first
      self.last = last
    }

    /// Whether `line` is one of these.
    public func contains(_ line: Int) -> Bool { first <= line && line <= last }
  }

  /// The block names and the test's own, joined by a space.
  ///
  /// Equal names of one file get a number after them: ` (2)`, ` (3)` and so on.
  public let fullName: String
  /// The lines of the `it` (of a file that is one scenario: from 1).
  public let lines: Lines
  /// The lines of the blocks around it, outermost first.
  public let blocks: [Lines]
  /// The `#word` tags of all its names, without the `#`.
  public let tags: [String]

  /// The line of the `it`, counted from 1 (of a file that is one scenario: 1).
  public var line: Int { lines.first }

  /// A test of these data.
  public init(fullName: String, line: Int, lastLine: Int? = nil, blocks: [Lines] = [], tags: [String] = []) {
    self.fullName = fullName
    self.lines = Lines(first: line, last: lastLine ?? line)
    self.blocks = blocks
    self.tags = tags
  }

  /// The test that stands for a whole file: a scenario without declared tests, or what failed outside of them.
  ///
  /// It is named after the file, without folders and `.lua`.
  public init(wholeFile path: String) {
    let name: Substring = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.index(after: $0)...] } ?? path[...]
    self.init(fullName: String(name.hasSuffix(".lua") ? name.dropLast(4) : name), line: 1, lastLine: Int.max)
  }
}
