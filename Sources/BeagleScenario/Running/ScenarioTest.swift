/// A test that a scenario file declares.
public struct ScenarioTest: Hashable, Sendable, Codable {
  /// The block names and the test's own, joined by a space; equal names of one file get ` (2)`, ` (3)` …
  public let fullName: String
  /// The line of the `it`, counted from 1 (of a file that is one scenario: 1).
  public let line: Int
  /// The `#word` tags of all its names, without the `#`.
  public let tags: [String]

  /// A test of these data.
  public init(fullName: String, line: Int, tags: [String]) {
    self.fullName = fullName
    self.line = line
    self.tags = tags
  }
}
