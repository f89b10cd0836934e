internal import CSimdjson

/// A parsed JSON text, to be walked: one word for each value, bracket and key.
///
/// A view of the parser's buffers, which live as long as the call that was handed the tape.
struct JSONTape {
  /// What a word stands for: the character that JSON would begin it with.
  enum Kind {
    static let object: UInt8 = UInt8(ascii: "{")
    static let array: UInt8 = UInt8(ascii: "[")
    static let string: UInt8 = UInt8(ascii: "\"")
    static let int: UInt8 = UInt8(ascii: "l")
    static let unsigned: UInt8 = UInt8(ascii: "u")
    static let double: UInt8 = UInt8(ascii: "d")
    static let yes: UInt8 = UInt8(ascii: "t")
    static let no: UInt8 = UInt8(ascii: "f")
    static let null: UInt8 = UInt8(ascii: "n")
  }

  /// The position of the root value.
  static let root: Int = 1

  private let words: UnsafePointer<UInt64>
  private let strings: UnsafePointer<UInt8>
  /// Whether numbers that no double can hold are in the text, put down as `outOfRange`.
  let hasOutOfRange: Bool
  /// Whether whole numbers stand as integers however they are written, so that a large double is none.
  let isMended: Bool

  /// What stands on the tape for a number that no double can hold.
  static let outOfRange: Double = 1.7976931348623155e308

  init(_ document: csimdjson_document, isMended: Bool = false, hasOutOfRange: Bool = false) {
    words = document.tape
    strings = document.strings
    self.isMended = isMended
    self.hasOutOfRange = hasOutOfRange
  }

  /// How many words the tape has.
  var count: Int { Int(words[0] & 0xFFFF_FFFF) }

  @inline(__always)
  func kind(_ index: Int) -> UInt8 { UInt8(truncatingIfNeeded: words[index] &>> 56) }

  /// The position after the value at `index`.
  @inline(__always)
  func end(_ index: Int) -> Int {
    switch kind(index) {
    case Kind.object, Kind.array: Int(words[index] & 0xFFFF_FFFF)
    case Kind.int, Kind.unsigned, Kind.double: index &+ 2
    default: index &+ 1
    }
  }

  /// The position of the bracket that closes the array or the object at `index`.
  @inline(__always)
  func close(_ index: Int) -> Int { Int(words[index] & 0xFFFF_FFFF) &- 1 }

  /// How many elements or keys the array or the object at `index` has; beyond 2^24 not the whole number.
  @inline(__always)
  func count(_ index: Int) -> Int { Int((words[index] &>> 32) & 0xFF_FFFF) }

  @inline(__always)
  func int(_ index: Int) -> Int { Int(truncatingIfNeeded: words[index &+ 1]) }

  @inline(__always)
  func unsigned(_ index: Int) -> UInt64 { words[index &+ 1] }

  @inline(__always)
  func double(_ index: Int) -> Double { Double(bitPattern: words[index &+ 1]) }

  /// The bytes of the string at `index`.
  @inline(__always)
  func bytes(_ index: Int) -> UnsafeBufferPointer<UInt8> {
    let start: UnsafePointer<UInt8> = strings + Int(words[index] & 0xFF_FFFF_FFFF_FFFF)
    let length: UInt32 = UnsafeRawPointer(start).loadUnaligned(as: UInt32.self)
    return UnsafeBufferPointer(start: start + 4, count: Int(length))
  }

  /// The text of the string at `index`.
  func text(_ index: Int) -> String { String(decoding: bytes(index), as: UTF8.self) }

  /// The string at `index`, to be compared with others.
  @inline(__always)
  func key(_ index: Int) -> KeyText {
    let start: UnsafePointer<UInt8> = strings + Int(words[index] & 0xFF_FFFF_FFFF_FFFF)
    let length: UInt32 = UnsafeRawPointer(start).loadUnaligned(as: UInt32.self)
    return KeyText(start + 4, length: Int(length))
  }

  /// Whether the strings at two positions are the same.
  @inline(__always)
  func isSame(_ left: Int, _ right: Int) -> Bool { key(left) == key(right) }

  /// Whether the string at `index` has neither a backslash nor an at sign.
  @inline(__always)
  func isPlain(_ index: Int) -> Bool {
    let bytes: UnsafeBufferPointer<UInt8> = bytes(index)
    guard let start = bytes.baseAddress else { return true }
    return csimdjson_is_plain(start, bytes.count)
  }
}
