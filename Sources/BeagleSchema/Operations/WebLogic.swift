/// `not`, `and`, `or` and `condition` as the web core computes them: whatever JavaScript takes for true.
enum WebLogic {
  @Sendable static func not(_ arguments: [DynamicObject]) -> DynamicObject {
    .bool(!(arguments.first?.isTruthy ?? false))
  }

  @Sendable static func and(_ arguments: [DynamicObject]) -> DynamicObject { .bool(!arguments.contains(.bool(false))) }

  @Sendable static func or(_ arguments: [DynamicObject]) -> DynamicObject { .bool(arguments.contains(.bool(true))) }

  @Sendable static func condition(_ arguments: [DynamicObject]) throws(OperationIncident) -> DynamicObject {
    let position: Int = arguments.first?.isTruthy == true ? 1 : 2
    guard position < arguments.count else { throw .undefined }
    return arguments[position]
  }
}
