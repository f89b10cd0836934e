/// The keys of a JSON object in their order, shared by all objects of the same shape.
///
/// Immutable once shared: a dictionary that adds a key to shared keys takes a copy first. So every lookup does without
/// the checks of exclusive access.
final class DynamicKeys: @unchecked Sendable {
  @exclusivity(unchecked) private(set) var list: [String]
  /// Positions by key; only long lists have one, as a short list is faster walked than hashed.
  @exclusivity(unchecked) private var positions: [String: Int]?

  static let none: DynamicKeys = DynamicKeys([])
  private static let longestWalk: Int = 12

  init(_ list: [String]) {
    self.list = list
    positions = nil
    if list.count > DynamicKeys.longestWalk { buildPositions() }
  }

  var count: Int { list.count }

  func position(of key: String) -> Int? {
    if let positions { return positions[key] }
    return list.withUnsafeBufferPointer { keys in
      for index in 0..<keys.count where keys[index] == key { return index }
      return nil
    }
  }

  func copy() -> DynamicKeys { DynamicKeys(list) }

  /// Adds a key that is not in the list; only for keys that nobody else holds.
  func append(_ key: String) {
    list.append(key)
    if positions != nil {
      positions?[key] = list.count - 1
    } else if list.count > DynamicKeys.longestWalk {
      buildPositions()
    }
  }

  private func buildPositions() {
    var positions: [String: Int] = Dictionary(minimumCapacity: list.count)
    for (index, key) in list.enumerated() where positions[key] == nil { positions[key] = index }
    self.positions = positions
  }
}
