import BeagleSchema

/// Finds the names that somebody may have meant.
package enum NearestNames {
  /// The names of `candidates` that are nearest to `name`, best first; none where nothing is near.
  package static func find(_ name: String, among candidates: some Sequence<String>, limit: Int = 3) -> [String] {
    let wanted = folded(name)
    var scored: [(name: String, score: Int)] = []
    for candidate in Set(candidates) where !candidate.isEmpty && candidate != name {
      let other = folded(candidate)
      if let score = score(wanted, other) { scored.append((candidate, score)) }
    }
    scored.sort { $0.score != $1.score ? $0.score < $1.score : $0.name < $1.name }
    return scored.prefix(limit).map(\.name)
  }

  /// `; did you mean "a" or "b"?`, or nothing where no name is near.
  package static func hint(_ name: String, among candidates: some Sequence<String>, limit: Int = 3) -> String {
    let names = find(name, among: candidates, limit: limit).map { LuaLiteral.quoted($0) }
    guard let last = names.last else { return "" }
    let list = names.count == 1 ? last : names.dropLast().joined(separator: ", ") + " or " + last
    return "; did you mean \(list)?"
  }

  private static func folded(_ text: String) -> [UInt8] {
    text.utf8.prefix(200).map { (65...90).contains($0) ? $0 + 32 : $0 }
  }

  /// How far apart two names are; nil where they have nothing to do with each other.
  private static func score(_ wanted: [UInt8], _ other: [UInt8]) -> Int? {
    let allowed = max(1, min(wanted.count, other.count) / 3 + (wanted.count > 3 ? 1 : 0))
    let distance = EditDistance.between(wanted, other)
    if distance <= allowed { return distance }
    guard wanted.count >= 3, other.count >= 3 else { return nil }
    if other.starts(with: wanted) || wanted.starts(with: other) { return 50 + distance }
    return contains(other, wanted) || contains(wanted, other) ? 100 + distance : nil
  }

  private static func contains(_ text: [UInt8], _ part: [UInt8]) -> Bool {
    guard part.count <= text.count else { return false }
    return (0...text.count - part.count).contains { text[$0..<$0 + part.count].elementsEqual(part) }
  }
}
