/// The keys that a type reads, laid out to be found by their bytes without making a String.
final class KeyTable: Sendable {
  /// The bytes of a key: its length, its first eight and its last eight.
  ///
  /// Keys of up to sixteen bytes are told apart by these alone.
  struct Print: Hashable {
    let length: Int
    let head: UInt64
    let tail: UInt64

    init(length: Int, head: UInt64, tail: UInt64) {
      self.length = length
      self.head = head
      self.tail = tail
    }

    init(_ text: String) {
      var copy = text
      self = copy.withUTF8 { Print($0) }
    }

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
      var head: UInt64 = 0
      var tail: UInt64 = 0
      for byte in bytes.prefix(8).reversed() { head = head << 8 | UInt64(byte) }
      for byte in bytes.suffix(8).reversed() { tail = tail << 8 | UInt64(byte) }
      self.init(length: bytes.count, head: head, tail: tail)
    }
  }

  let properties: [PropertyDefinition]
  let prints: [Print]
  /// The positions of the properties that may not be absent, as a bit set.
  let required: UInt64

  init(_ properties: [PropertyDefinition], platform: Platform) {
    self.properties = properties
    prints = properties.map { Print($0.name) }
    var required: UInt64 = 0
    for (position, property) in properties.enumerated() where property.requiredOn.contains(PlatformSet(platform)) {
      required |= 1 << UInt64(position)
    }
    self.required = required
  }

  func property(named name: String) -> PropertyDefinition? { properties.first { $0.name == name } }
}
