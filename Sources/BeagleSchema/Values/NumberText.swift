/// The shortest decimal digits of a double, from which each platform makes its own text.
struct NumberText {
  private let isNegative: Bool
  /// The digits without leading and trailing zeros; the value is 0.digits × 10 to the power of `exponent`.
  private let digits: [UInt8]
  private let exponent: Int

  /// Nil for what is no finite number.
  init?(_ value: Double) {
    guard value.isFinite else { return nil }
    isNegative = value.sign == .minus
    var digits: [UInt8] = []
    var point: Int?
    var power: Int = 0
    let written: [UInt8] = Array(value.magnitude.description.utf8)
    for (index, byte) in written.enumerated() {
      if byte == UInt8(ascii: ".") {
        point = digits.count
      } else if byte == UInt8(ascii: "e") {
        power = Int(String(decoding: written[(index + 1)...], as: UTF8.self)) ?? 0
        break
      } else {
        digits.append(byte)
      }
    }
    var exponent: Int = (point ?? digits.count) + power
    let leading: Int = digits.prefix { $0 == UInt8(ascii: "0") }.count
    digits.removeFirst(leading)
    exponent -= leading
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    self.digits = digits
    self.exponent = digits.isEmpty ? 1 : exponent
  }

  /// `4.0`, `1.0E16`: the form of `Double.toString` of Java.
  var java: String {
    if digits.isEmpty { return sign + "0.0" }
    if exponent > -3 && exponent <= 7 { return plain }
    return sign + text(digits[0..<1]) + "." + (digits.count > 1 ? text(digits[1...]) : "0") + "E\(exponent - 1)"
  }

  /// `4`, `1e+21`: the form of numbers in JavaScript.
  var javaScript: String {
    if digits.isEmpty { return "0" }
    if exponent > 21 || exponent <= -6 {
      let power: Int = exponent - 1
      let fraction: String = digits.count > 1 ? "." + text(digits[1...]) : ""
      return sign + text(digits[0..<1]) + fraction + "e" + (power < 0 ? "-" : "+") + String(power.magnitude)
    }
    if exponent >= digits.count { return sign + text(digits[...]) + zeros(exponent - digits.count) }
    return plain
  }

  /// All digits, with a point and at least one digit after it, and never an exponent.
  var plain: String {
    if digits.isEmpty { return sign + "0.0" }
    if exponent <= 0 { return sign + "0." + zeros(-exponent) + text(digits[...]) }
    if exponent >= digits.count { return sign + text(digits[...]) + zeros(exponent - digits.count) + ".0" }
    return sign + text(digits[..<exponent]) + "." + text(digits[exponent...])
  }

  private var sign: String { isNegative ? "-" : "" }

  private func text(_ digits: ArraySlice<UInt8>) -> String { String(decoding: digits, as: UTF8.self) }

  private func zeros(_ count: Int) -> String { String(repeating: "0", count: count) }
}
