/// The key lists of the objects of a document, so that objects with the same keys share them.
struct ShapeCache {
  private static let size: Int = 64
  /// For each place, the position on the tape of an object with the keys kept there; 0 where there are none.
  private var objects: [Int] = []
  private var shapes: [DynamicKeys] = []

  /// The keys of the object at `object`, if one with the same keys in the same order was met.
  @inline(__always)
  func keys(of object: Int, on tape: JSONTape) -> DynamicKeys? {
    if objects.isEmpty { return nil }
    let place: Int = ShapeCache.place(of: object, on: tape)
    let known: Int = objects[place]
    guard known != 0, ShapeCache.haveSameKeys(object, known, on: tape) else { return nil }
    return shapes[place]
  }

  private static func haveSameKeys(_ first: Int, _ second: Int, on tape: JSONTape) -> Bool {
    var left: Int = first &+ 1
    var right: Int = second &+ 1
    let leftEnd: Int = tape.close(first)
    let rightEnd: Int = tape.close(second)
    while left < leftEnd, right < rightEnd {
      guard tape.isSame(left, right) else { return false }
      left = tape.end(left &+ 1)
      right = tape.end(right &+ 1)
    }
    return left == leftEnd && right == rightEnd
  }

  /// Keeps the keys of the object at `object`, which are all different.
  mutating func keep(_ keys: [String], of object: Int, on tape: JSONTape) -> DynamicKeys {
    let shape = DynamicKeys(keys)
    if objects.isEmpty {
      objects = Array(repeating: 0, count: ShapeCache.size)
      shapes = Array(repeating: .none, count: ShapeCache.size)
    }
    let place: Int = ShapeCache.place(of: object, on: tape)
    objects[place] = object
    shapes[place] = shape
    return shape
  }

  @inline(__always)
  private static func place(of object: Int, on tape: JSONTape) -> Int {
    let first: KeyText = tape.key(object &+ 1)
    let mixed: UInt64 = first.head ^ first.tail &* 31 ^ UInt64(truncatingIfNeeded: tape.count(object)) &* 977
    return Int(truncatingIfNeeded: (mixed &* 0x9E37_79B9_7F4A_7C15) &>> 58)
  }
}
