/// `isNull`, `isEmpty`, `length`, `int`, `double` and `string` as Beagle iOS computes them.
enum Inspection {
  @Sendable static func isNull(_ arguments: [DynamicObject]) -> DynamicObject {
    arguments.count == 1 ? .bool(arguments[0].isNull) : .empty
  }

  @Sendable static func isEmpty(_ arguments: [DynamicObject]) -> DynamicObject {
    guard arguments.count == 1 else { return .empty }
    switch arguments[0] {
    case .string(let text): return .bool(text.isEmpty)
    case .array(let elements): return .bool(elements.isEmpty)
    case .dictionary(let dictionary): return .bool(dictionary.isEmpty)
    default: return .empty
    }
  }

  @Sendable static func length(_ arguments: [DynamicObject]) -> DynamicObject {
    guard arguments.count == 1 else { return .empty }
    switch arguments[0] {
    case .string(let text): return .int(text.count)
    case .array(let elements): return .int(elements.count)
    case .dictionary(let dictionary): return .int(dictionary.count)
    default: return .empty
    }
  }

  @Sendable static func int(_ arguments: [DynamicObject]) throws(OperationIncident) -> DynamicObject {
    guard arguments.count == 1 else { return .empty }
    if case .int = arguments[0] { return arguments[0] }
    if case .string(let text) = arguments[0], let value: Int = Int(text) { return .int(value) }
    guard let number: Double = Arithmetic.number(arguments[0]) else { return .empty }
    guard let value: Int = Int(exactly: number.rounded(.towardZero)) else {
      throw .trap("the number does not fit into 64 bits, which ends the app on iOS")
    }
    return .int(value)
  }

  @Sendable static func double(_ arguments: [DynamicObject]) -> DynamicObject {
    guard arguments.count == 1, let number: Double = Arithmetic.number(arguments[0]) else { return .empty }
    return .double(number)
  }

  @Sendable static func string(_ arguments: [DynamicObject]) -> DynamicObject {
    guard arguments.count == 1 else { return .empty }
    switch arguments[0] {
    case .int, .double, .bool, .string: return .string(arguments[0].text)
    default: return .empty
    }
  }
}
