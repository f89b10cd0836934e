/// Numbers and truth as JavaScript has them.
enum WebNumbers {
  /// A number as a value: JavaScript has no integers of their own, so whole numbers are always ints here.
  static func object(_ number: Double) -> DynamicObject {
    if number == number.rounded(), number.magnitude <= 0x1p53 { return .int(Int(number)) }
    return .double(number)
  }

  /// `Number(value)`.
  static func number(_ value: DynamicObject) -> Double {
    switch value {
    case .empty: 0
    case .bool(let value): value ? 1 : 0
    case .int(let value): Double(value)
    case .double(let value): value
    case .string(let text): number(text)
    case .array, .expression: number(text(value))
    case .dictionary: .nan
    }
  }

  static func number(_ text: String) -> Double {
    var digits: Substring = Substring(text)
    while let first: Character = digits.first, first.isWhitespace { digits.removeFirst() }
    while let last: Character = digits.last, last.isWhitespace { digits.removeLast() }
    switch digits {
    case "": return 0
    case "Infinity", "+Infinity": return .infinity
    case "-Infinity": return -.infinity
    default: break
    }
    for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where digits.lowercased().hasPrefix(prefix) {
      return UInt64(digits.dropFirst(2), radix: radix).map(Double.init) ?? .nan
    }
    guard
      digits.utf8.allSatisfy({ byte in
        (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")) || "+-.eE".utf8.contains(byte)
      })
    else { return .nan }
    return Double(digits) ?? .nan
  }

  /// The whole part of `Number(value)`, 0 for what is no number.
  static func integer(_ value: DynamicObject) -> Int {
    let number: Double = number(value)
    if number.isNaN { return 0 }
    return Int(exactly: number.rounded(.towardZero)) ?? (number < 0 ? Int.min : Int.max)
  }

  /// `String(value)`: the elements of arrays joined by commas, objects without their content.
  static func text(_ value: DynamicObject) -> String {
    switch value {
    case .empty: "null"
    case .array(let elements): elements.map { $0.isNull ? "" : text($0) }.joined(separator: ",")
    case .dictionary: "[object Object]"
    default: value.text(in: .javaScript)
    }
  }

  /// Deep equality of lodash, which knows one kind of numbers.
  static func areEqual(_ left: DynamicObject, _ right: DynamicObject) -> Bool {
    switch (left, right) {
    case (.int(let left), .double(let right)): return Double(left) == right
    case (.double(let left), .int(let right)): return left == Double(right)
    case (.double(let left), .double(let right)): return left == right || (left.isNaN && right.isNaN)
    case (.array(let left), .array(let right)):
      return left.count == right.count && zip(left, right).allSatisfy { areEqual($0, $1) }
    case (.dictionary(let left), .dictionary(let right)):
      return left.count == right.count
        && left.allSatisfy { entry in right[entry.key].map { areEqual(entry.value, $0) } ?? false }
    default: return left == right
    }
  }
}
