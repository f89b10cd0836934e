/// `sum`, `subtract`, `multiply` and `divide` as Beagle Android computes them: two arguments at least.
enum AndroidArithmetic {
  private typealias Whole = (Int) -> (Int) -> (partialValue: Int, overflow: Bool)
  private typealias Fraction = (Double, Double) -> Double

  @Sendable static func sum(_ arguments: [DynamicObject]) throws(OperationIncident) -> DynamicObject {
    try reduce(arguments, Int.addingReportingOverflow, +)
  }

  @Sendable static func subtract(_ arguments: [DynamicObject]) throws(OperationIncident) -> DynamicObject {
    try reduce(arguments, Int.subtractingReportingOverflow, -)
  }

  @Sendable static func multiply(_ arguments: [DynamicObject]) throws(OperationIncident) -> DynamicObject {
    try reduce(arguments, Int.multipliedReportingOverflow, *)
  }

  @Sendable static func divide(_ arguments: [DynamicObject]) throws(OperationIncident) -> DynamicObject {
    try AndroidArguments.require(2, of: arguments)
    guard var result: Double = number(arguments[0]) else { return .empty }
    for argument in arguments.dropFirst() {
      guard let divisor: Double = number(argument) else { return .empty }
      result /= divisor
    }
    return .double(result)
  }

  static func number(_ value: DynamicObject) -> Double? {
    switch value {
    case .int(let value): Double(value)
    case .double(let value): value
    case .string(let text): AndroidNumbers.double(text)
    default: nil
    }
  }

  private static func int(_ value: DynamicObject) -> Int? {
    switch value {
    case .int(let value): value
    case .string(let text): AndroidNumbers.int(text)
    default: nil
    }
  }

  private static func reduce(
    _ arguments: [DynamicObject],
    _ whole: Whole,
    _ fraction: Fraction
  ) throws(OperationIncident) -> DynamicObject {
    try AndroidArguments.require(2, of: arguments)
    var result: DynamicObject = arguments[0]
    for argument in arguments.dropFirst() {
      if let left: Int = int(result), let right: Int = int(argument) {
        let next: (partialValue: Int, overflow: Bool) = whole(left)(right)
        if next.overflow { throw .trap("the result does not fit into 64 bits") }
        result = .int(next.partialValue)
      } else if let left: Double = number(result), let right: Double = number(argument) {
        result = .double(fraction(left, right))
      } else {
        return .empty
      }
    }
    return result
  }
}
