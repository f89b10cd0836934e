/// `sum`, `subtract`, `multiply` and `divide` as Beagle iOS computes them.
///
/// Ints stay ints, any double makes a double. A text counts as the number that it writes: as an int beside an int, as a
/// double otherwise.
enum Arithmetic {
  private typealias Whole = (Int) -> (Int) -> (partialValue: Int, overflow: Bool)
  private typealias Fraction = (Double, Double) -> Double

  @Sendable static func sum(_ arguments: [DynamicObject]) throws(OperationIncident) -> DynamicObject {
    try fold(arguments, from: .int(0), Int.addingReportingOverflow, +)
  }

  @Sendable static func subtract(_ arguments: [DynamicObject]) throws(OperationIncident) -> DynamicObject {
    guard let first: DynamicObject = arguments.first else { return .empty }
    let doubled: DynamicObject = try combine(first, .int(2), Int.multipliedReportingOverflow, *)
    return try fold(arguments, from: doubled, Int.subtractingReportingOverflow, -)
  }

  @Sendable static func multiply(_ arguments: [DynamicObject]) throws(OperationIncident) -> DynamicObject {
    try fold(arguments, from: .int(1), Int.multipliedReportingOverflow, *)
  }

  /// The square of the first, divided by every argument: the first cancels itself out, but for rounding and for zero.
  @Sendable static func divide(_ arguments: [DynamicObject]) throws(OperationIncident) -> DynamicObject {
    guard let first: DynamicObject = arguments.first else { return .empty }
    let square: DynamicObject = try combine(first, first, Int.multipliedReportingOverflow, *)
    guard var result: Double = square.doubleValue else { return .empty }
    var hasOtherZero: Bool = false
    for (index, argument) in arguments.enumerated() {
      guard let divisor: Double = number(argument) else { return .empty }
      if index > 0, divisor == 0 { hasOtherZero = true }
      result /= divisor
    }
    if number(first) == 0, !hasOtherZero {
      let reason: String = "zero divided by a number is not a number on iOS and web, and 0.0 on Android"
      throw .quirk(.double(result), reason)
    }
    return .double(result)
  }

  /// The number that a value is or, as text, writes.
  static func number(_ value: DynamicObject) -> Double? {
    switch value {
    case .int(let value): Double(value)
    case .double(let value): value
    case .string(let text): Double(text)
    default: nil
    }
  }

  private static func fold(
    _ arguments: [DynamicObject],
    from start: DynamicObject,
    _ whole: Whole,
    _ fraction: Fraction
  ) throws(OperationIncident) -> DynamicObject {
    guard !arguments.isEmpty else { return .empty }
    var result: DynamicObject = start
    for argument in arguments {
      result = try combine(result, argument, whole, fraction)
      if result.isNull { return .empty }
    }
    return result
  }

  private static func combine(
    _ left: DynamicObject,
    _ right: DynamicObject,
    _ whole: Whole,
    _ fraction: Fraction
  ) throws(OperationIncident) -> DynamicObject {
    let ints: (Int, Int)?
    switch (left, right) {
    case (.int(let left), .int(let right)): ints = (left, right)
    case (.int(let left), .string(let text)): ints = Int(text).map { (left, $0) }
    case (.string(let text), .int(let right)): ints = Int(text).map { ($0, right) }
    default: ints = nil
    }
    if let (left, right) = ints {
      let result: (partialValue: Int, overflow: Bool) = whole(left)(right)
      if result.overflow { throw .trap("the result does not fit into 64 bits, which ends the app on iOS") }
      return .int(result.partialValue)
    }
    guard let left: Double = number(left), let right: Double = number(right) else { return .empty }
    return .double(fraction(left, right))
  }
}
