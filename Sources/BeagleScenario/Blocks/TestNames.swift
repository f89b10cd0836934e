/// Names of tests: joined from those of their blocks, numbered where they are equal, with the tags in them.
struct TestNames {
  private var counts: [String: Int] = [:]
  private var given: Set<String> = []

  /// The full name of a test in these blocks; the second of one name gets ` (2)`.
  mutating func full(_ parts: [String]) -> String {
    let name = parts.filter { !$0.isEmpty }.joined(separator: " ")
    var count = counts[name, default: 0]
    var full = name
    repeat {
      count += 1
      full = count == 1 ? name : "\(name) (\(count))"
    } while !given.insert(full).inserted
    counts[name] = count
    return full
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
