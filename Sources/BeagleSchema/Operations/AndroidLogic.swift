/// `not`, `and`, `or` and `condition` as Beagle Android computes them: what is no bool is ignored.
enum AndroidLogic {
  @Sendable static func not(_ arguments: [DynamicObject]) throws(OperationIncident) -> DynamicObject {
    guard case .bool(let value)? = arguments.first else { throw .failure("Android needs a bool") }
    return .bool(!value)
  }

  @Sendable static func and(_ arguments: [DynamicObject]) -> DynamicObject {
    .bool(!arguments.isEmpty && !arguments.contains(.bool(false)))
  }

  @Sendable static func or(_ arguments: [DynamicObject]) -> DynamicObject { .bool(arguments.contains(.bool(true))) }

  @Sendable static func condition(_ arguments: [DynamicObject]) -> DynamicObject {
    let position: Int = arguments.first?.boolValue == true ? 1 : 2
    return position < arguments.count ? arguments[position] : .empty
  }
}
