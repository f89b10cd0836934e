/// Parses JSON that is known to be well-formed, keeping the places of its values.
struct PlacedJSONParser {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var column = 1
  /// Where `column` is the one of, so that a long line is counted once.
  private var counted = 0

  /// The value that `bytes` hold; nil where they hold none.
  static func parse(_ bytes: [UInt8]) -> PlacedJSON? {
    var parser = PlacedJSONParser(bytes: bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      parser.position = 3
      parser.counted = 3
    }
    return parser.value(depth: 0)
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func skipBlanks() {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\n"):
        line += 1
        column = 1
        counted = position + 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
      default: return
      }
      position += 1
    }
  }

  private mutating func value(depth: Int) -> PlacedJSON? {
    skipBlanks()
    guard position < bytes.count, depth <= 512 else { return nil }
    column += String(decoding: bytes[counted..<position], as: UTF8.self).count
    counted = position
    let (line, column) = (line, column)
    func placed(_ content: PlacedJSON.Content) -> PlacedJSON {
      PlacedJSON(content: content, line: line, column: column)
    }
    switch bytes[position] {
    case UInt8(ascii: "{"): return object(depth: depth).map { placed(.object($0)) }
    case UInt8(ascii: "["): return array(depth: depth).map { placed(.array($0)) }
    case UInt8(ascii: "\""): return string().map { placed(.string($0)) }
    default:
      let start = position
      while position < bytes.count, !Self.ends.contains(bytes[position]) { position += 1 }
      return position > start ? placed(.other(String(decoding: bytes[start..<position], as: UTF8.self))) : nil
    }
  }

  private static let ends: Set<UInt8> = Set(",]} \t\r\n".utf8)

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func object(depth: Int) -> [(key: String, value: PlacedJSON)]? {
    position += 1
    var pairs: [(key: String, value: PlacedJSON)] = []
    if take("}") { return pairs }
    repeat {
      skipBlanks()
      guard position < bytes.count, bytes[position] == UInt8(ascii: "\""), let key = string(), take(":"),
        let value = value(depth: depth + 1)
      else { return nil }
      pairs.append((key, value))
    } while take(",")
    return take("}") ? pairs : nil
  }

  private mutating func array(depth: Int) -> [PlacedJSON]? {
    position += 1
    var elements: [PlacedJSON] = []
    if take("]") { return elements }
    repeat {
      guard let value = value(depth: depth + 1) else { return nil }
      elements.append(value)
    } while take(",")
    return take("]") ? elements : nil
  }

  private mutating func string() -> String? {
    position += 1
    var text: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") {
        guard position < bytes.count else { return nil }
        unescape(into: &text)
      } else {
        text.append(byte)
      }
    }
    return nil
  }

  private mutating func unescape(into text: inout [UInt8]) {
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "u"):
      guard var code = hexadecimal() else { return }
      if (0xD800..<0xDC00).contains(code), bytes[position...].starts(with: "\\u".utf8) {
        position += 2
        if let low = hexadecimal() { code = 0x10000 + (code - 0xD800) << 10 + (low & 0x3FF) }
      }
      text += String(Unicode.Scalar(code).map { Character($0) } ?? "\u{FFFD}").utf8
    default: text.append(byte)
    }
  }

  private mutating func hexadecimal() -> UInt32? {
    guard position + 4 <= bytes.count else { return nil }
    defer { position += 4 }
    return UInt32(String(decoding: bytes[position..<(position + 4)], as: UTF8.self), radix: 16)
  }
}
