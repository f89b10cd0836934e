/// Walks over the UTF-8 of an expression and takes words, numbers and literals from it.
struct ExpressionScanner {
  enum Number {
    case none
    case value(DynamicObject)
    case outOfRange
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  var position: Int = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var isAtEnd: Bool { position >= bytes.count }

  func isNext(_ character: Unicode.Scalar) -> Bool {
    position < bytes.count && bytes[position] == UInt8(truncatingIfNeeded: character.value)
  }

  /// The byte that comes next; 0 at the end.
  var next: UInt8 { position < bytes.count ? bytes[position] : 0 }

  /// How many steps of a path begin before the end of the expression or of the argument.
  var stepsAhead: Int {
    var count: Int = 0
    for offset in position..<bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "."), UInt8(ascii: "["): count += 1
      case UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ")"): return count
      default: continue
      }
    }
    return count
  }

  func starts(with prefix: StaticString) -> Bool {
    let count: Int = prefix.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    for offset in 0..<count where bytes[position + offset] != prefix.utf8Start[offset] { return false }
    return true
  }

  mutating func skip(_ count: Int) { position += count }

  mutating func skip(ifNext character: Unicode.Scalar) -> Bool {
    guard isNext(character) else { return false }
    position += 1
    return true
  }

  mutating func skip(ifStarts prefix: StaticString) -> Bool {
    guard starts(with: prefix) else { return false }
    position += prefix.utf8CodeUnitCount
    return true
  }

  mutating func skipWhitespace() {
    while position < bytes.count {
      let byte: UInt8 = bytes[position]
      if byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) {
        position += 1
      } else if byte >= 0x80, let (scalar, length) = scalar(at: position), scalar.properties.isWhitespace {
        position += length
      } else {
        return
      }
    }
  }

  /// The plain text up to the next live `@{`, escapes as written.
  mutating func takeText() -> String {
    let start: Int = position
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\\"):
        let next: UInt8? = position + 1 < bytes.count ? bytes[position + 1] : nil
        position += next == UInt8(ascii: "\\") || next == UInt8(ascii: "@") ? 2 : 1
      case UInt8(ascii: "@"):
        if position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "{") { return text(from: start) }
        position += 1
      default: position += 1
      }
    }
    return text(from: start)
  }

  /// Letters, digits and underscores; nil where none stands here.
  mutating func takeWord() -> String? {
    let start: Int = position
    while let length: Int = wordLength(at: position) { position += length }
    return position > start ? text(from: start) : nil
  }

  /// An int or double literal.
  mutating func takeNumber() -> Number {
    let start: Int = position
    var end: Int = start
    if end < bytes.count, bytes[end] == UInt8(ascii: "-") { end += 1 }
    let firstDigit: Int = end
    while isDigit(at: end) { end += 1 }
    guard end > firstDigit else { return .none }
    let hasFraction: Bool = end < bytes.count && bytes[end] == UInt8(ascii: ".") && isDigit(at: end + 1)
    if hasFraction {
      end += 1
      while isDigit(at: end) { end += 1 }
      position = end
      return .value(.double(Double(text(from: start)) ?? .infinity))
    }
    if wordLength(at: end) != nil { return .none }
    position = end
    if let value: Int = Int(text(from: start)) { return .value(.int(value)) }
    position = start
    return .outOfRange
  }

  /// A quoted literal with its quotes; nil where it has no end.
  mutating func takeQuoted() -> String? {
    var end: Int = position + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "'") {
      if bytes[end] == UInt8(ascii: "\\") {
        end += 1
        guard end < bytes.count, !isLineEnd(bytes[end]) else { return nil }
      }
      end += 1
    }
    guard end < bytes.count else { return nil }
    let content: String = ExpressionText.unquote(UnsafeBufferPointer(rebasing: bytes[(position + 1)...end]))
    position = end + 1
    return content
  }

  /// The whole name that begins with the literal that was just read, if a name goes on here.
  func reservedName(after literal: DynamicObject) -> String? {
    let word: String
    switch literal {
    case .empty: word = "null"
    case .bool(let value): word = value ? "true" : "false"
    default: return nil
    }
    guard position >= word.utf8.count, !isAtEnd else { return nil }
    var copy: ExpressionScanner = self
    let rest: String? = copy.takeWord()
    if rest == nil, !isNext("."), !isNext("["), !isNext("(") { return nil }
    return word + (rest ?? "")
  }

  private func text(from start: Int) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<position]), as: UTF8.self)
  }

  private func isDigit(at position: Int) -> Bool {
    position < bytes.count && bytes[position] >= UInt8(ascii: "0") && bytes[position] <= UInt8(ascii: "9")
  }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte >= 0x0A && byte <= 0x0D }

  private func wordLength(at position: Int) -> Int? {
    guard position < bytes.count else { return nil }
    let byte: UInt8 = bytes[position]
    if byte < 0x80 { return ExpressionText.isASCIIWord(byte) ? 1 : nil }
    guard let (scalar, length) = scalar(at: position), ExpressionText.isWord(scalar) else { return nil }
    return length
  }

  private func scalar(at position: Int) -> (Unicode.Scalar, Int)? {
    var iterator: Slice<UnsafeBufferPointer<UInt8>>.Iterator = bytes[position...].makeIterator()
    var decoder: UTF8 = UTF8()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
    return (scalar, UTF8.width(scalar))
  }
}
