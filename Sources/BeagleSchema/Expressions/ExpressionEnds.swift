/// Finds where the expressions of a text end for Android and web: at the next brace outside of quotes.
///
/// Remembers which ways led nowhere, so that a text full of openings is walked over once and not once for each.
struct ExpressionEnds {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// For each position, whether it leads nowhere outside of quotes (1) and inside (2); empty until one does.
  private var deadEnds: [UInt8] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The position after the closing brace of the expression that begins at `start`; nil where none begins or ends.
  mutating func end(at start: Int) -> Int? {
    guard start + 2 < bytes.count, bytes[start] == UInt8(ascii: "@"), bytes[start + 1] == UInt8(ascii: "{") else {
      return nil
    }
    var position: Int = start + 2
    var isQuoted: Bool = false
    while position < bytes.count {
      if !deadEnds.isEmpty, deadEnds[position] & (isQuoted ? 2 : 1) != 0 { break }
      switch bytes[position] {
      case UInt8(ascii: "}") where !isQuoted: return position + 1
      case UInt8(ascii: "'"): isQuoted.toggle()
      case UInt8(ascii: "\\") where isQuoted: position += 1
      default: break
      }
      position += 1
    }
    markDeadEnd(from: start + 2, to: min(position, bytes.count))
    return nil
  }

  private mutating func markDeadEnd(from start: Int, to end: Int) {
    if deadEnds.isEmpty { deadEnds = Array(repeating: 0, count: bytes.count) }
    var position: Int = start
    var isQuoted: Bool = false
    while position < end {
      deadEnds[position] |= isQuoted ? 2 : 1
      switch bytes[position] {
      case UInt8(ascii: "'"): isQuoted.toggle()
      case UInt8(ascii: "\\") where isQuoted: position += 1
      default: break
      }
      position += 1
    }
  }
}
