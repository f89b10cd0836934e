/// Names of tests: joined from those of their blocks, numbered where they are equal, with the tags in them.
struct TestNames {
  private var counts: [String: Int] = [:]

  /// The full name of a test in these blocks; the second of one name gets ` (2)`.
  mutating func full(_ parts: [String]) -> String {
    let name = parts.filter { !$0.isEmpty }.joined(separator: " ")
    let count = counts[name, default: 0] + 1
    counts[name] = count
    return count == 1 ? name : name + " (\(count))"
  }

  /// The `#word` tags in `names`, without the `#`, each once.
  static func tags(in names: [String]) -> [String] {
    var tags: [String] = []
    for name in names {
      for word in name.split(whereSeparator: \.isWhitespace) where word.hasPrefix("#") && word.count > 1 {
        let tag = String(word.dropFirst())
        if !tags.contains(tag) { tags.append(tag) }
      }
    }
    return tags
  }
}
