/// `gt`, `gte`, `lt`, `lte` and `eq` as Beagle iOS computes them.
///
/// What is no number is left out first; two numbers have to remain.
enum Comparison {
  private enum Order {
    case less
    case same
    case greater
  }

  @Sendable static func gt(_ arguments: [DynamicObject]) -> DynamicObject { .bool(order(of: arguments) == .greater) }

  @Sendable static func gte(_ arguments: [DynamicObject]) -> DynamicObject {
    let order: Order? = order(of: arguments)
    return .bool(order == .greater || order == .same)
  }

  @Sendable static func lt(_ arguments: [DynamicObject]) -> DynamicObject { .bool(order(of: arguments) == .less) }

  @Sendable static func lte(_ arguments: [DynamicObject]) -> DynamicObject {
    let order: Order? = order(of: arguments)
    return .bool(order == .less || order == .same)
  }

  @Sendable static func eq(_ arguments: [DynamicObject]) -> DynamicObject {
    if order(of: arguments) == .same { return .bool(true) }
    guard arguments.count == 2 else { return .empty }
    return .bool(arguments[0] == arguments[1])
  }

  private static func order(of arguments: [DynamicObject]) -> Order? {
    if arguments.count == 2, case .int(let left) = arguments[0], case .int(let right) = arguments[1] {
      return left < right ? .less : left == right ? .same : .greater
    }
    var numbers: [DynamicObject] = []
    for argument in arguments {
      switch argument {
      case .int, .double: numbers.append(argument)
      case .string(let text):
        if let number: Double = Double(text) { numbers.append(.double(number)) }
      default: break
      }
    }
    guard numbers.count == 2 else { return nil }
    if case .int(let left) = numbers[0], case .int(let right) = numbers[1] {
      return left < right ? .less : left == right ? .same : .greater
    }
    guard let left: Double = numbers[0].doubleValue, let right: Double = numbers[1].doubleValue else { return nil }
    return order(left, right)
  }

  /// The order of numbers as the reference compares them: what is not a number lies between the negatives and zero.
  private static func order(_ left: Double, _ right: Double) -> Order {
    switch (left.isNaN, right.isNaN) {
    case (true, true): .same
    case (true, false): right < 0 ? .greater : .less
    case (false, true): left < 0 ? .less : .greater
    case (false, false): left < right ? .less : left == right ? .same : .greater
    }
  }
}
