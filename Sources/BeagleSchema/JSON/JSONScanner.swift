/// Reads a JSON text that the fast parser has refused, to say where and why, or to mend its numbers.
///
/// Strict, and without recursion, so that no nesting can exhaust the stack.
struct JSONScanner {
  private enum Level {
    case array(Int)
    case object(String)
  }

  private struct Mend {
    let range: Range<Int>
    let replacement: String
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position: Int = 0
  private var levels: [Level] = []
  private var mends: [Mend] = []
  /// Whether a number was met that no double can hold.
  private(set) var hasOutOfRange: Bool = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The text with its numbers in a form that the fast parser takes without loss.
  func mended() -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 32 * mends.count)
    var start: Int = 0
    for mend in mends {
      result += bytes[start..<mend.range.lowerBound]
      result += mend.replacement.utf8
      start = mend.range.upperBound
    }
    result += bytes[start...]
    return result
  }

  /// Reads the whole text.
  mutating func scan() throws(SchemaError) {
    try checkUTF8()
    skipWhitespace()
    try scanValue()
    while let level = levels.last {
      skipWhitespace()
      switch level {
      case .array(let index):
        if skip("]") {
          levels.removeLast()
        } else {
          try expect(",", or: "',' or ']' of an array")
          levels[levels.count - 1] = .array(index + 1)
          skipWhitespace()
          try scanValue()
        }
      case .object:
        if skip("}") {
          levels.removeLast()
        } else {
          try expect(",", or: "',' or '}' of an object")
          skipWhitespace()
          try scanKeyAndValue()
        }
      }
    }
    skipWhitespace()
    if position < bytes.count { throw failure("the end of the text") }
  }

  private mutating func scanValue() throws(SchemaError) {
    guard position < bytes.count else { throw failure("a value") }
    switch bytes[position] {
    case UInt8(ascii: "{"):
      position += 1
      try enter(.object(""))
      skipWhitespace()
      if skip("}") {
        levels.removeLast()
      } else {
        try scanKeyAndValue()
      }
    case UInt8(ascii: "["):
      position += 1
      try enter(.array(0))
      skipWhitespace()
      if skip("]") {
        levels.removeLast()
      } else {
        try scanValue()
      }
    case UInt8(ascii: "\""): try scanString()
    case UInt8(ascii: "t"): try scanWord("true")
    case UInt8(ascii: "f"): try scanWord("false")
    case UInt8(ascii: "n"): try scanWord("null")
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try scanNumber()
    default: throw failure("a value")
    }
  }

  private mutating func enter(_ level: Level) throws(SchemaError) {
    levels.append(level)
    guard levels.count > JSONParser.deepestNesting else { return }
    levels.removeLast()
    position -= 1
    let (line, column) = place(of: position)
    throw SchemaError(
      .invalidJSON, path: path, expected: "at most \(JSONParser.deepestNesting) arrays and objects in each other",
      found: "one more", line: line, column: column)
  }

  private mutating func scanKeyAndValue() throws(SchemaError) {
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else { throw failure("a key in quotes") }
    let start: Int = position + 1
    try scanString()
    let key = String(decoding: bytes[start..<(position - 1)], as: UTF8.self)
    levels[levels.count - 1] = .object(key)
    skipWhitespace()
    try expect(":", or: "':' after a key")
    skipWhitespace()
    try scanValue()
  }

  private mutating func scanString() throws(SchemaError) {
    position += 1
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        position += 1
        return
      case UInt8(ascii: "\\"):
        position += 1
        try scanEscape()
      case 0..<0x20: throw failure("an escaped control character in a text")
      default: position += 1
      }
    }
    throw failure("the end of a text, '\"'")
  }

  private mutating func scanEscape() throws(SchemaError) {
    guard position < bytes.count else { throw failure("an escape") }
    switch bytes[position] {
    case UInt8(ascii: "u"):
      position += 1
      let unit: UInt32 = try scanHex()
      guard unit & 0xFC00 == 0xD800 else {
        if unit & 0xFC00 == 0xDC00 { throw failure("the first half of a surrogate pair before the second") }
        return
      }
      guard skip("\\"), skip("u") else { throw failure("the second half of a surrogate pair") }
      guard try scanHex() & 0xFC00 == 0xDC00 else { throw failure("the second half of a surrogate pair") }
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 1
    default: throw failure("an escape that JSON knows")
    }
  }

  private mutating func scanHex() throws(SchemaError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard position < bytes.count, let digit = Character(Unicode.Scalar(bytes[position])).hexDigitValue else {
        throw failure("four hexadecimal digits")
      }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }

  private mutating func scanWord(_ word: StaticString) throws(SchemaError) {
    let start: Int = position
    while position < bytes.count, isLetter(bytes[position]) { position += 1 }
    let found = String(decoding: bytes[start..<position], as: UTF8.self)
    guard found == word.description else {
      position = start
      throw failure("a value")
    }
  }

  private mutating func scanNumber() throws(SchemaError) {
    let start: Int = position
    _ = skip("-")
    if skip("0") {
      if isDigit { throw failure("a number without leading zeros") }
    } else {
      try scanDigits()
    }
    var isInteger: Bool = true
    if skip(".") {
      isInteger = false
      try scanDigits()
    }
    if skip("e") || skip("E") {
      isInteger = false
      if !skip("+") { _ = skip("-") }
      try scanDigits()
    }
    if position < bytes.count, isLetter(bytes[position]) { throw failure("the end of a number") }
    mend(start..<position, isInteger: isInteger)
  }

  private mutating func mend(_ range: Range<Int>, isInteger: Bool) {
    guard range.count > 15 || !isInteger else { return }
    let text = String(decoding: bytes[range], as: UTF8.self)
    if isInteger, Int(text) != nil { return }
    let value: Double = Double(text) ?? .infinity
    if !value.isFinite {
      hasOutOfRange = true
      mends.append(Mend(range: range, replacement: "\(JSONTape.outOfRange)"))
    } else if isInteger {
      mends.append(Mend(range: range, replacement: text + "e0"))
    } else if value.magnitude >= 0x1p53, let whole = DecimalText(text)?.wholeNumber {
      mends.append(Mend(range: range, replacement: String(whole)))
    }
  }

  private mutating func scanDigits() throws(SchemaError) {
    guard isDigit else { throw failure("a digit") }
    while isDigit { position += 1 }
  }

  private var isDigit: Bool { position < bytes.count && (0x30...0x39).contains(bytes[position]) }

  private func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) || (0x30...0x39).contains(byte) }

  private mutating func skipWhitespace() {
    while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) { position += 1 }
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ character: Unicode.Scalar, or expected: String) throws(SchemaError) {
    if !skip(character) { throw failure(expected) }
  }
}

// Where something went wrong, in words.
extension JSONScanner {
  /// The place of the value that is read, as in `$.child.children[3]`.
  private var path: String {
    var path: String = "$"
    for level in levels {
      switch level {
      case .array(let index): path += "[\(index)]"
      case .object(let key): path += JSONPath.step(key)
      }
    }
    return path
  }

  private func failure(_ expected: String) -> SchemaError {
    let (line, column) = place(of: position)
    return SchemaError(.invalidJSON, path: "$", expected: expected, found: found, line: line, column: column)
  }

  private var found: String {
    guard position < bytes.count else { return bytes.isEmpty ? "an empty text" : "the end of the text" }
    var end: Int = position + 1
    if isLetter(bytes[position]) {
      while end < bytes.count, end < position + 24, isLetter(bytes[end]) { end += 1 }
    } else {
      while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    }
    switch bytes[position] {
    case 0x0A, 0x0D: return "a line end"
    case 0..<0x20: return "the control character \(bytes[position])"
    default: return "'\(String(decoding: bytes[position..<end], as: UTF8.self))'"
    }
  }

  private func place(of offset: Int) -> (line: Int, column: Int) {
    var line: Int = 1
    var column: Int = 1
    for byte in bytes[..<Swift.min(offset, bytes.count)] {
      if byte == 0x0A {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    return (line, column)
  }

  private func checkUTF8() throws(SchemaError) {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset: Int = 0
    while true {
      switch decoder.decode(&iterator) {
      case .emptyInput: return
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .error:
        let (line, column) = place(of: offset)
        let byte = String(bytes[offset], radix: 16, uppercase: true)
        throw SchemaError(
          .invalidJSON, path: "$", expected: "UTF-8", found: "the byte 0x\(byte)", line: line, column: column)
      }
    }
  }
}
