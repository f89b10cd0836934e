internal import CSimdjson

/// The bytes of a key, with what tells most keys apart at a glance.
struct KeyText: Equatable, @unchecked Sendable {
  let start: UnsafePointer<UInt8>
  let length: Int
  /// The first eight bytes.
  let head: UInt64
  /// The last eight bytes.
  let tail: UInt64

  /// The bytes at `start`, after which eight more can be read.
  @inline(__always)
  init(_ start: UnsafePointer<UInt8>, length: Int) {
    self.start = start
    self.length = length
    head = csimdjson_head(start, length)
    tail = csimdjson_tail(start, length)
  }

  /// A copy of the bytes of `text`, which the owner has to give back.
  init(copying text: String) {
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: text.utf8.count + 8)
    copy.initialize(repeating: 0, count: text.utf8.count + 8)
    for (offset, byte) in text.utf8.enumerated() { copy[offset] = byte }
    self.init(copy, length: text.utf8.count)
  }

  func deallocate() { start.deallocate() }

  /// Where the key belongs in a table of 64 places.
  @inline(__always)
  var slot: Int { Int(truncatingIfNeeded: ((head &* 31 ^ tail ^ UInt64(length)) &* 0x9E37_79B9_7F4A_7C15) &>> 58) }

  @inline(__always)
  static func == (left: KeyText, right: KeyText) -> Bool {
    guard left.length == right.length, left.head == right.head, left.tail == right.tail else { return false }
    return left.length <= 16 || csimdjson_is_same(left.start, right.start, left.length)
  }
}
