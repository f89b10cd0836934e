/// `gt`, `gte`, `lt`, `lte` and `eq` as Beagle Android computes them: numbers by value, words by letters, arrays by
/// their joined text, anything else not at all.
enum AndroidComparison {
  private enum Comparable {
    case number(Double)
    case text(String)
    case none
  }

  @Sendable static func gt(_ arguments: [DynamicObject]) throws(OperationIncident) -> DynamicObject {
    try compare(arguments) { $0 > 0 }
  }

  @Sendable static func gte(_ arguments: [DynamicObject]) throws(OperationIncident) -> DynamicObject {
    try compare(arguments) { $0 >= 0 }
  }

  @Sendable static func lt(_ arguments: [DynamicObject]) throws(OperationIncident) -> DynamicObject {
    try compare(arguments) { $0 < 0 }
  }

  @Sendable static func lte(_ arguments: [DynamicObject]) throws(OperationIncident) -> DynamicObject {
    try compare(arguments) { $0 <= 0 }
  }

  @Sendable static func eq(_ arguments: [DynamicObject]) throws(OperationIncident) -> DynamicObject {
    try AndroidArguments.require(2, of: arguments)
    return .bool(try order(of: arguments[0], arguments[1]) == 0)
  }

  private static func compare(
    _ arguments: [DynamicObject],
    _ accepts: (Int) -> Bool
  ) throws(OperationIncident) -> DynamicObject {
    guard let first: DynamicObject = arguments.first, !first.isNull else { return .empty }
    try AndroidArguments.require(2, of: arguments)
    if arguments[1].isNull { return .empty }
    guard arguments.count == 2, let order: Int = try order(of: first, arguments[1]) else { return .bool(false) }
    return .bool(accepts(order))
  }

  private static func order(of left: DynamicObject, _ right: DynamicObject) throws(OperationIncident) -> Int? {
    switch (try comparable(left), try comparable(right)) {
    case (.number(let left), .number(let right)): left < right ? -1 : left == right ? 0 : 1
    case (.text(let left), .text(let right)): UTF16Order.compare(left, right)
    default: nil
    }
  }

  private static func comparable(_ value: DynamicObject) throws(OperationIncident) -> Comparable {
    switch value {
    case .int(let value): return .number(Double(value))
    case .double(let value):
      guard value.isFinite else { throw .failure("Android can not compare \(value.isNaN ? "NaN" : "infinity")") }
      return .number(value)
    case .string(let text):
      let isDecimal: Bool = text.utf8.allSatisfy { byte in
        (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")) || "+-.eE".utf8.contains(byte)
      }
      guard isDecimal, let number: Double = Double(text) else { return .text(text) }
      return .number(number)
    case .array:
      return .text(String(value.text(in: .java).dropFirst().dropLast()))
    default: return .none
    }
  }
}
