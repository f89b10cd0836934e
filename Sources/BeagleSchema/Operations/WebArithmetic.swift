/// `sum`, `subtract`, `multiply` and `divide` as the web core computes them: with JavaScript's operators.
enum WebArithmetic {
  /// JavaScript's `+`: from the first text on, what follows is joined to it.
  @Sendable static func sum(_ arguments: [DynamicObject]) -> DynamicObject {
    var number: Double = 0
    var text: String?
    for argument in arguments {
      if let joined: String = text {
        text = joined + WebNumbers.text(argument)
        continue
      }
      switch argument {
      case .string, .array, .dictionary, .expression:
        text = WebNumbers.object(number).text(in: .javaScript) + WebNumbers.text(argument)
      default: number += WebNumbers.number(argument)
      }
    }
    return text.map { .string($0) } ?? WebNumbers.object(number)
  }

  @Sendable static func subtract(_ arguments: [DynamicObject]) -> DynamicObject {
    guard let first: DynamicObject = arguments.first else { return .double(.nan) }
    return WebNumbers.object(arguments.reduce(WebNumbers.number(first) * 2) { $0 - WebNumbers.number($1) })
  }

  @Sendable static func multiply(_ arguments: [DynamicObject]) -> DynamicObject {
    WebNumbers.object(arguments.reduce(1) { $0 * WebNumbers.number($1) })
  }

  @Sendable static func divide(_ arguments: [DynamicObject]) throws(OperationIncident) -> DynamicObject {
    guard let first: Double = arguments.first.map(WebNumbers.number) else { return .double(.nan) }
    let result: Double = arguments.reduce(first * first) { $0 / WebNumbers.number($1) }
    let others: ArraySlice<DynamicObject> = arguments.dropFirst()
    if first == 0, !others.contains(where: { WebNumbers.number($0) == 0 || WebNumbers.number($0).isNaN }) {
      let reason: String = "zero divided by a number is not a number on iOS and web, and 0.0 on Android"
      throw .quirk(.double(result), reason)
    }
    return WebNumbers.object(result)
  }
}
