/// The objects of a document that were decoded as one value, so that equal ones, as most styles are, share it.
///
/// Only objects whose decoding left nothing behind, no expression and no warning, may be kept.
struct ObjectCache {
  private struct Entry {
    let object: Int
    let definition: ObjectDefinition
    let value: DynamicObject
  }

  private static let bits: UInt64 = 6
  /// An object with more words than this is decoded each time.
  private static let longest: Int = 128

  private var entries: [Entry?] = []

  /// The value of an object that was decoded by `definition` and equals the one at `object`.
  func value(of object: Int, by definition: ObjectDefinition, on tape: JSONTape) -> DynamicObject? {
    guard !entries.isEmpty, let place = ObjectCache.place(of: object, on: tape), let entry = entries[place],
      entry.definition === definition, ObjectCache.areEqual(object, entry.object, on: tape)
    else { return nil }
    return entry.value
  }

  /// Keeps what the object at `object` was decoded as.
  mutating func keep(_ value: DynamicObject, of object: Int, by definition: ObjectDefinition, on tape: JSONTape) {
    guard let place = ObjectCache.place(of: object, on: tape) else { return }
    if entries.isEmpty { entries = Array(repeating: nil, count: 1 << Int(ObjectCache.bits)) }
    entries[place] = Entry(object: object, definition: definition, value: value)
  }

  /// Where an object belongs by all that is in it; nil for one that is too long.
  private static func place(of object: Int, on tape: JSONTape) -> Int? {
    let close: Int = tape.close(object)
    guard close &- object <= longest else { return nil }
    var mixed: UInt64 = 0
    var position: Int = object &+ 1
    while position < close {
      let kind: UInt8 = tape.kind(position)
      var part = UInt64(kind)
      var next: Int = position &+ 1
      switch kind {
      case JSONTape.Kind.string:
        let text: KeyText = tape.key(position)
        part ^= text.head ^ text.tail &* 31
      case JSONTape.Kind.int, JSONTape.Kind.unsigned, JSONTape.Kind.double:
        part ^= tape.unsigned(position)
        next = position &+ 2
      default: break
      }
      mixed = (mixed ^ part) &* 0x9E37_79B9_7F4A_7C15
      mixed ^= mixed &>> 29
      position = next
    }
    return Int(truncatingIfNeeded: (mixed &* 0x9E37_79B9_7F4A_7C15) &>> (64 &- bits))
  }

  /// Whether two objects have the same keys and values in the same order, word for word.
  private static func areEqual(_ left: Int, _ right: Int, on tape: JSONTape) -> Bool {
    let length: Int = tape.close(left) &- left
    guard tape.close(right) &- right == length else { return false }
    var offset: Int = 1
    while offset < length {
      let kind: UInt8 = tape.kind(left &+ offset)
      guard tape.kind(right &+ offset) == kind else { return false }
      switch kind {
      case JSONTape.Kind.string:
        guard tape.isSame(left &+ offset, right &+ offset) else { return false }
      case JSONTape.Kind.int, JSONTape.Kind.unsigned, JSONTape.Kind.double:
        guard tape.unsigned(left &+ offset) == tape.unsigned(right &+ offset) else { return false }
        offset &+= 1
      default: break
      }
      offset &+= 1
    }
    return true
  }
}
