import BeagleScenario

/// Which tests of a file the options mean.
struct TestSelection: Hashable {
  /// Groups of texts: of each group one must be in `path: full name`.
  var texts: [[String]] = []
  /// Tags of which a test must have one, if there are any.
  var tags: [String] = []
  /// Tags of which a test must have none.
  var excludedTags: [String] = []
  /// The tests, by `path: full name`, of which it must be one.
  var names: Set<String>?

  /// Whether the options mean `test` of `unit`.
  func matches(_ test: ScenarioTest, of unit: RunUnit) -> Bool {
    if !unit.part.contains(test) { return false }
    if !tags.isEmpty && !test.tags.contains(where: tags.contains) { return false }
    if test.tags.contains(where: excludedTags.contains) { return false }
    if texts.isEmpty && names == nil { return true }
    let name = "\(unit.file.path): \(unit.name(of: test))"
    if let names, !names.contains(name) { return false }
    return texts.allSatisfy { group in group.contains { Self.contains(name, $0) } }
  }

  /// Whether `part` stands somewhere in `text`, byte for byte.
  static func contains(_ text: String, _ part: String) -> Bool {
    if part.isEmpty { return true }
    let text = Array(text.utf8)
    let part = Array(part.utf8)
    guard part.count <= text.count else { return false }
    return (0...(text.count - part.count)).contains { start in
      text[start] == part[0] && text[start..<(start + part.count)].elementsEqual(part)
    }
  }
}
