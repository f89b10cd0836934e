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
