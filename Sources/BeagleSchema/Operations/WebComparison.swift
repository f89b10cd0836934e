/// `gt`, `gte`, `lt`, `lte` and `eq` as the web core computes them: JavaScript's order, and equality without coercion.
enum WebComparison {
  @Sendable static func gt(_ arguments: [DynamicObject]) -> DynamicObject {
    compare(arguments, numbers: >) { $0 > 0 }
  }

  @Sendable static func gte(_ arguments: [DynamicObject]) -> DynamicObject {
    compare(arguments, numbers: >=) { $0 >= 0 }
  }

  @Sendable static func lt(_ arguments: [DynamicObject]) -> DynamicObject {
    compare(arguments, numbers: <) { $0 < 0 }
  }

  @Sendable static func lte(_ arguments: [DynamicObject]) -> DynamicObject {
    compare(arguments, numbers: <=) { $0 <= 0 }
  }

  @Sendable static func eq(_ arguments: [DynamicObject]) -> DynamicObject {
    if arguments.count < 2 { return .bool(arguments.isEmpty) }
    return .bool(WebNumbers.areEqual(arguments[0], arguments[1]))
  }

  private static func compare(
    _ arguments: [DynamicObject],
    numbers: (Double, Double) -> Bool,
    texts: (Int) -> Bool
  ) -> DynamicObject {
    guard arguments.count > 1 else { return .bool(false) }
    if let left: String = text(arguments[0]), let right: String = text(arguments[1]) {
      return .bool(texts(UTF16Order.compare(left, right)))
    }
    return .bool(numbers(WebNumbers.number(arguments[0]), WebNumbers.number(arguments[1])))
  }

  private static func text(_ value: DynamicObject) -> String? {
    switch value {
    case .string, .array, .dictionary, .expression: WebNumbers.text(value)
    default: nil
    }
  }
}
