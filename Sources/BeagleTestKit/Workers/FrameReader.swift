/// Reads one frame that `FrameWriter` wrote.
struct FrameReader {
  /// A frame that cannot be read: the worker wrote outside of its turn, or memory went wrong in it.
  struct Torn: Error {}

  private let bytes: ArraySlice<UInt8>
  private var position: Int

  /// A reader of a frame's content.
  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  /// Takes the first whole frame out of `inbox`, if there is one.
  static func takeFrame(from inbox: inout ArraySlice<UInt8>) -> FrameReader? {
    guard inbox.count >= 4 else { return nil }
    var length = 0
    for index in 0..<4 { length |= Int(inbox[inbox.startIndex + index]) << (8 * index) }
    guard inbox.count >= 4 + length else { return nil }
    let start = inbox.startIndex + 4
    let content = inbox[start..<(start + length)]
    inbox = inbox[(start + length)...]
    return FrameReader(content)
  }

  /// A number.
  mutating func integer() throws(Torn) -> Int {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      guard position < bytes.endIndex, shift < 64 else { throw Torn() }
      let byte = bytes[position]
      position += 1
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { break }
      shift += 7
    }
    return Int(Int64(bitPattern: value >> 1)) ^ -Int(value & 1)
  }

  /// A text.
  mutating func text() throws(Torn) -> String {
    let count = try integer()
    guard count >= 0, count <= bytes.endIndex - position else { throw Torn() }
    defer { position += count }
    return String(decoding: bytes[position..<(position + count)], as: UTF8.self)
  }

  /// A number with a fraction.
  mutating func double() throws(Torn) -> Double { Double(bitPattern: UInt64(UInt(bitPattern: try integer()))) }

  /// A truth value.
  mutating func flag() throws(Torn) -> Bool { try integer() != 0 }

  /// A value that may be missing.
  mutating func optional<Value>(_ body: (inout FrameReader) throws(Torn) -> Value) throws(Torn) -> Value? {
    try flag() ? try body(&self) : nil
  }

  /// A list.
  mutating func list<Value>(_ body: (inout FrameReader) throws(Torn) -> Value) throws(Torn) -> [Value] {
    let count = try integer()
    guard count >= 0, count <= bytes.endIndex - position else { throw Torn() }
    var values: [Value] = []
    values.reserveCapacity(count)
    for _ in 0..<count { values.append(try body(&self)) }
    return values
  }
}
