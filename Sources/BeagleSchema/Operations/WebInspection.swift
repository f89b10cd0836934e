/// `isNull`, `isEmpty`, `length`, `int`, `double` and `string` as the web core computes them.
enum WebInspection {
  @Sendable static func isNull(_ arguments: [DynamicObject]) -> DynamicObject {
    .bool(arguments.first?.isNull ?? true)
  }

  @Sendable static func isEmpty(_ arguments: [DynamicObject]) -> DynamicObject {
    AndroidInspection.isEmpty(arguments)
  }

  @Sendable static func length(_ arguments: [DynamicObject]) throws(OperationIncident) -> DynamicObject {
    switch arguments.first {
    case .string(let text)?: return .int(text.utf16.count)
    case .array(let elements)?: return .int(elements.count)
    case .dictionary(let dictionary)?:
      guard let length: DynamicObject = dictionary["length"] else { throw .undefined }
      return length
    case nil, .empty?: throw .failure("the web can not take the length of null")
    default: throw .undefined
    }
  }

  @Sendable static func int(_ arguments: [DynamicObject]) -> DynamicObject {
    WebNumbers.object((arguments.first.map(WebNumbers.number) ?? .nan).rounded(.towardZero))
  }

  @Sendable static func double(_ arguments: [DynamicObject]) -> DynamicObject {
    WebNumbers.object(arguments.first.map(WebNumbers.number) ?? .nan)
  }

  @Sendable static func string(_ arguments: [DynamicObject]) throws(OperationIncident) -> DynamicObject {
    guard let value: DynamicObject = arguments.first, !value.isNull else {
      throw .failure("the web can not make null a text")
    }
    return .string(WebNumbers.text(value))
  }
}
