/// The keys that a type reads, laid out to be found by their bytes without making a String.
final class KeyTable: @unchecked Sendable {
  /// The bytes of a key: its length, its first eight and its last eight.
  ///
  /// Keys of up to sixteen bytes are told apart by these alone.
  struct Print: Hashable {
    /// The longest key that is told apart by its print alone.
    static let longest: Int = 16

    let length: Int
    let head: UInt64
    let tail: UInt64

    init(length: Int, head: UInt64, tail: UInt64) {
      self.length = length
      self.head = head
      self.tail = tail
    }

    init(_ text: String) {
      var head: UInt64 = 0
      var tail: UInt64 = 0
      for byte in text.utf8.prefix(8).reversed() { head = head << 8 | UInt64(byte) }
      for byte in text.utf8.suffix(8).reversed() { tail = tail << 8 | UInt64(byte) }
      self.init(length: text.utf8.count, head: head, tail: tail)
    }
  }

  let properties: [PropertyDefinition]
  /// The positions of the properties that may not be absent, as a bit set.
  let required: UInt64
  /// The positions of the properties that may not be absent on some other platform.
  let requiredElsewhere: UInt64
  /// The position of the id, or -1.
  let idPosition: Int

  private let prints: UnsafeMutableBufferPointer<Print>

  init(_ properties: [PropertyDefinition], platform: Platform) {
    self.properties = properties
    prints = .allocate(capacity: properties.count)
    _ = prints.initialize(from: properties.map { Print($0.name) })
    var required: UInt64 = 0
    var elsewhere: UInt64 = 0
    for (position, property) in properties.enumerated() {
      let bit: UInt64 = 1 << UInt64(position)
      if property.requiredOn.contains(PlatformSet(platform)) {
        required |= bit
      } else if !property.requiredOn.isEmpty {
        elsewhere |= bit
      }
    }
    self.required = required
    requiredElsewhere = elsewhere
    idPosition = properties.firstIndex { $0.name == "id" } ?? -1
  }

  deinit { prints.deallocate() }

  /// The position of a key, or -1.
  @inline(__always)
  func position(of print: Print, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    for position in 0..<prints.count where prints[position] == print {
      if print.length <= Print.longest || properties[position].name.utf8.elementsEqual(bytes) { return position }
    }
    return -1
  }

  func property(named name: String) -> PropertyDefinition? { properties.first { $0.name == name } }
}
