/// Numbers as Kotlin reads them from text.
enum AndroidNumbers {
  /// An int of 32 bits, else a double, else nothing.
  static func number(_ text: String) -> DynamicObject? {
    if let int: Int = int(text) { return .int(int) }
    return double(text).map { .double($0) }
  }

  static func int(_ text: String) -> Int? { Int32(text).map(Int.init) }

  static func double(_ text: String) -> Double? {
    var digits: Substring = Substring(text)
    while let first: Character = digits.first, first.isWhitespace { digits.removeFirst() }
    while let last: Character = digits.last, last.isWhitespace { digits.removeLast() }
    switch digits {
    case "NaN", "+NaN", "-NaN": return .nan
    case "Infinity", "+Infinity": return .infinity
    case "-Infinity": return -.infinity
    default: break
    }
    if let last: Character = digits.last, "fFdD".contains(last) { digits.removeLast() }
    guard
      digits.utf8.allSatisfy({ byte in
        (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")) || "+-.eE".utf8.contains(byte)
      })
    else { return nil }
    return Double(digits)
  }
}
