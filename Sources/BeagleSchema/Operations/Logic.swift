/// `not`, `and`, `or` and `condition` as Beagle iOS computes them: bools only.
enum Logic {
  @Sendable static func not(_ arguments: [DynamicObject]) -> DynamicObject {
    guard arguments.count == 1, case .bool(let value) = arguments[0] else { return .empty }
    return .bool(!value)
  }

  @Sendable static func and(_ arguments: [DynamicObject]) -> DynamicObject {
    bools(arguments).map { .bool(!$0.contains(false)) } ?? .empty
  }

  @Sendable static func or(_ arguments: [DynamicObject]) -> DynamicObject {
    bools(arguments).map { .bool($0.contains(true)) } ?? .empty
  }

  @Sendable static func condition(_ arguments: [DynamicObject]) -> DynamicObject {
    guard arguments.count == 3 else { return .empty }
    return arguments[0].boolValue == true ? arguments[1] : arguments[2]
  }

  private static func bools(_ arguments: [DynamicObject]) -> [Bool]? {
    guard !arguments.isEmpty else { return nil }
    var bools: [Bool] = []
    for argument in arguments {
      guard case .bool(let value) = argument else { return nil }
      bools.append(value)
    }
    return bools
  }
}

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

/// `not`, `and`, `or` and `condition` as the web core computes them: whatever JavaScript takes for true.
enum WebLogic {
  @Sendable static func not(_ arguments: [DynamicObject]) -> DynamicObject {
    .bool(!(arguments.first.map(WebNumbers.isTruthy) ?? false))
  }

  @Sendable static func and(_ arguments: [DynamicObject]) -> DynamicObject { .bool(!arguments.contains(.bool(false))) }

  @Sendable static func or(_ arguments: [DynamicObject]) -> DynamicObject { .bool(arguments.contains(.bool(true))) }

  @Sendable static func condition(_ arguments: [DynamicObject]) throws(OperationIncident) -> DynamicObject {
    let position: Int = arguments.first.map(WebNumbers.isTruthy) == true ? 1 : 2
    guard position < arguments.count else { throw .undefined }
    return arguments[position]
  }
}
