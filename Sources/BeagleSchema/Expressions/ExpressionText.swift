/// The escapes of property texts and what counts as a letter in a name.
enum ExpressionText {
  static let backslash: UInt8 = UInt8(ascii: "\\")
  static let at: UInt8 = UInt8(ascii: "@")
  static let brace: UInt8 = UInt8(ascii: "{")
  private static let quote: UInt8 = UInt8(ascii: "'")

  /// Whether a text can not hold an expression or an escape, so that it is what it says.
  static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for index in 0..<bytes.count {
      let byte: UInt8 = bytes[index]
      if byte == backslash { return false }
      if byte == at, index + 1 < bytes.count, bytes[index + 1] == brace { return false }
    }
    return true
  }

  /// Resolves the escapes of plain text in the two passes of Beagle iOS: pairs of backslashes, then `\@{`.
  static func unescape(_ text: String) -> String {
    guard text.utf8.contains(backslash) else { return text }
    let single: [UInt8] = collapsePairs(Array(text.utf8))
    return String(decoding: openEscapes(single) { $0 == brace }, as: UTF8.self)
  }

  /// Resolves the escapes as Beagle Android does in a text that has an expression: pairs, then `\@` before anything.
  static func unescapeAnyAt(_ text: String) -> String {
    guard text.utf8.contains(backslash) else { return text }
    let single: [UInt8] = collapsePairs(Array(text.utf8))
    return String(decoding: openEscapes(single) { _ in true }, as: UTF8.self)
  }

  /// The content of a quoted literal, given with its closing quote.
  ///
  /// As on the device the quote escapes are resolved before the closing quote is cut off, so that a literal that ends
  /// in a pair of backslashes loses one.
  static func unquote(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    guard bytes.contains(backslash) else {
      return String(decoding: UnsafeBufferPointer(rebasing: bytes.dropLast()), as: UTF8.self)
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for byte in bytes {
      if byte == quote, result.last == backslash { result.removeLast() }
      result.append(byte)
    }
    return String(decoding: result.dropLast(), as: UTF8.self)
  }

  /// Whether this can name an operation: letters, digits and underscores, with at least one ASCII letter or underscore.
  static func isOperationName(_ name: String) -> Bool {
    var hasLetter: Bool = false
    for scalar in name.unicodeScalars {
      guard isWord(scalar) else { return false }
      if scalar.isASCII, !(scalar.value >= 0x30 && scalar.value <= 0x39) { hasLetter = true }
    }
    return hasLetter
  }

  static func isASCIIWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
    default: false
    }
  }

  static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return isASCIIWord(UInt8(truncatingIfNeeded: scalar.value)) }
    if scalar.properties.isAlphabetic { return true }
    switch scalar.properties.generalCategory {
    case .decimalNumber, .nonspacingMark, .spacingMark, .enclosingMark, .connectorPunctuation: return true
    default: return scalar.value == 0x200C || scalar.value == 0x200D
    }
  }

  private static func collapsePairs(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index: Int = 0
    while index < bytes.count {
      result.append(bytes[index])
      let isPair: Bool = bytes[index] == backslash && index + 1 < bytes.count && bytes[index + 1] == backslash
      index += isPair ? 2 : 1
    }
    return result
  }

  private static func openEscapes(_ bytes: [UInt8], before follows: (UInt8?) -> Bool) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for (index, byte) in bytes.enumerated() {
      let isEscape: Bool =
        byte == backslash && index + 1 < bytes.count && bytes[index + 1] == at
        && follows(index + 2 < bytes.count ? bytes[index + 2] : nil)
      if !isEscape { result.append(byte) }
    }
    return result
  }
}
