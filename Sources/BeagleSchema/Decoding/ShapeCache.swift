/// The key lists of the objects of a document, so that objects with the same keys share them.
struct ShapeCache {
  private struct Slot {
    let object: Int
    let keys: DynamicDictionary
  }

  private static let size: Int = 64
  private var slots: [Slot?] = []

  /// The keys of the object at `object`, if one with the same keys in the same order was met.
  mutating func keys(of object: Int, on tape: JSONTape) -> DynamicDictionary? {
    guard !slots.isEmpty, let slot = slots[ShapeCache.position(of: object, on: tape)] else { return nil }
    var left: Int = object + 1
    var right: Int = slot.object + 1
    let leftEnd: Int = tape.close(object)
    let rightEnd: Int = tape.close(slot.object)
    while left < leftEnd, right < rightEnd {
      guard tape.isSame(left, right) else { return nil }
      left = tape.end(left + 1)
      right = tape.end(right + 1)
    }
    return left == leftEnd && right == rightEnd ? slot.keys : nil
  }

  /// Keeps the keys of the object at `object`, which are all different.
  mutating func keep(_ keys: [String], of object: Int, on tape: JSONTape) -> DynamicDictionary {
    let prototype = DynamicDictionary(uniqueKeys: keys, values: [])
    if slots.isEmpty { slots = Array(repeating: nil, count: ShapeCache.size) }
    slots[ShapeCache.position(of: object, on: tape)] = Slot(object: object, keys: prototype)
    return prototype
  }

  private static func position(of object: Int, on tape: JSONTape) -> Int {
    let first: KeyText = tape.key(object + 1)
    let mixed: UInt64 = (first.head ^ first.tail &* 31 ^ UInt64(truncatingIfNeeded: tape.count(object)) &* 977)
    return Int(truncatingIfNeeded: (mixed &* 0x9E37_79B9_7F4A_7C15) >> 58)
  }
}
