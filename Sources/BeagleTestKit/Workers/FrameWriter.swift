/// Writes the frames that the runner and its workers exchange: a length of four bytes, then numbers and texts.
///
/// Both sides are the same program, one forked from the other, so the format has no version.
struct FrameWriter {
  /// The bytes so far, whole frames.
  private(set) var bytes: [UInt8] = []
  private var start = 0

  /// Begins a frame.
  mutating func begin() {
    start = bytes.count
    bytes.append(contentsOf: [0, 0, 0, 0])
  }

  /// Ends the frame that was begun.
  mutating func end() {
    let length = UInt32(bytes.count - start - 4)
    for index in 0..<4 { bytes[start + index] = UInt8(truncatingIfNeeded: length >> (8 * UInt32(index))) }
  }

  /// Forgets what was written out.
  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  /// Adds a number.
  mutating func write(_ number: Int) {
    var rest = UInt64(bitPattern: Int64(number << 1 ^ number >> 63))
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Adds a text.
  mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  /// Adds a number with a fraction.
  mutating func write(_ number: Double) { write(Int(bitPattern: UInt(number.bitPattern))) }

  /// Adds a truth value.
  mutating func write(_ flag: Bool) { write(flag ? 1 : 0) }

  /// Adds a value that may be missing.
  mutating func write<Value>(_ value: Value?, _ body: (inout FrameWriter, Value) -> Void) {
    write(value != nil)
    if let value { body(&self, value) }
  }

  /// Adds a list.
  mutating func write<Value>(_ values: [Value], _ body: (inout FrameWriter, Value) -> Void) {
    write(values.count)
    for value in values { body(&self, value) }
  }
}
