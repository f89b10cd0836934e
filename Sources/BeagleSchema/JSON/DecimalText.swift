/// A number as it is written in decimal digits.
struct DecimalText {
  private let isNegative: Bool
  private let digits: [UInt8]
  /// The power of ten that the digits, read as an integer, are multiplied with.
  private let exponent: Int

  /// Takes a number of JSON apart; nil where the exponent is beyond all bounds.
  init?(_ text: String) {
    var digits: [UInt8] = []
    var fraction: Int = 0
    var isFraction: Bool = false
    var exponent: Int = 0
    isNegative = text.hasPrefix("-")
    for (offset, byte) in text.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        guard let value = Int(Substring(text.utf8.dropFirst(offset + 1))) else { return nil }
        exponent = value
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits.append(byte &- UInt8(ascii: "0"))
        if isFraction { fraction += 1 }
      default: continue
      }
      if byte | 0x20 == UInt8(ascii: "e") { break }
    }
    self.digits = digits
    self.exponent = exponent - fraction
  }

  /// The number as a 64-bit integer; nil where it is none.
  var wholeNumber: Int? {
    var digits: ArraySlice<UInt8> = digits[...]
    var exponent: Int = exponent
    while exponent < 0, digits.last == 0 {
      digits.removeLast()
      exponent += 1
    }
    guard exponent >= 0 else { return nil }
    var value: Int = 0
    for digit in digits + [UInt8](repeating: 0, count: Swift.min(exponent, 20)) {
      let (product, overflows) = value.multipliedReportingOverflow(by: 10)
      let signed = isNegative ? -Int(digit) : Int(digit)
      let (sum, overflowsToo) = product.addingReportingOverflow(signed)
      if overflows || overflowsToo { return nil }
      value = sum
    }
    return value
  }
}
