/// `isNull`, `isEmpty`, `length`, `int`, `double` and `string` as Beagle Android computes them.
enum AndroidInspection {
  @Sendable static func isNull(_ arguments: [DynamicObject]) -> DynamicObject {
    .bool(arguments.first?.isNull ?? true)
  }

  @Sendable static func isEmpty(_ arguments: [DynamicObject]) -> DynamicObject {
    switch arguments.first {
    case .string(let text)?: .bool(text.isEmpty)
    case .array(let elements)?: .bool(elements.isEmpty)
    case .dictionary(let dictionary)?: .bool(dictionary.isEmpty)
    default: .bool(true)
    }
  }

  @Sendable static func length(_ arguments: [DynamicObject]) -> DynamicObject {
    switch arguments.first {
    case .string(let text)?: .int(text.utf16.count)
    case .array(let elements)?: .int(elements.count)
    case .dictionary(let dictionary)?: .int(dictionary.count)
    default: .int(0)
    }
  }

  /// Truncates; what is too large for 32 bits becomes the largest int, what is not a number 0.
  @Sendable static func int(_ arguments: [DynamicObject]) -> DynamicObject {
    guard let number: Double = arguments.first.flatMap(AndroidArithmetic.number) else { return .empty }
    if number.isNaN { return .int(0) }
    let largest: Double = Double(Int32.max)
    let smallest: Double = Double(Int32.min)
    return .int(Int(max(smallest, min(largest, number.rounded(.towardZero)))))
  }

  @Sendable static func double(_ arguments: [DynamicObject]) -> DynamicObject {
    arguments.first.flatMap(AndroidArithmetic.number).map { .double($0) } ?? .empty
  }

  @Sendable static func string(_ arguments: [DynamicObject]) -> DynamicObject {
    guard let value: DynamicObject = arguments.first, !value.isNull else { return .empty }
    return .string(value.text(in: .java))
  }
}
