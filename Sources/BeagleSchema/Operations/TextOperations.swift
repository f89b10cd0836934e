/// `concat`, `capitalize`, `uppercase`, `lowercase` and `substr` as Beagle iOS computes them.
enum TextOperations {
  @Sendable static func concat(_ arguments: [DynamicObject]) -> DynamicObject {
    guard !arguments.isEmpty else { return .empty }
    var result: String = ""
    for argument in arguments {
      guard let text: String = text(argument) else { return .empty }
      result += text
    }
    return .string(result)
  }

  @Sendable static func capitalize(_ arguments: [DynamicObject]) -> DynamicObject {
    guard arguments.count == 1, case .string(let text) = arguments[0] else { return .empty }
    var result: String = ""
    var isInsideWord: Bool = false
    for scalar in text.unicodeScalars {
      let properties: Unicode.Scalar.Properties = scalar.properties
      result += isInsideWord ? properties.lowercaseMapping : properties.titlecaseMapping
      if !properties.isCaseIgnorable { isInsideWord = properties.isCased }
    }
    return .string(result)
  }

  @Sendable static func uppercase(_ arguments: [DynamicObject]) -> DynamicObject {
    guard arguments.count == 1, case .string(let text) = arguments[0] else { return .empty }
    return .string(text.uppercased())
  }

  @Sendable static func lowercase(_ arguments: [DynamicObject]) -> DynamicObject {
    guard arguments.count == 1, case .string(let text) = arguments[0] else { return .empty }
    return .string(text.lowercased())
  }

  @Sendable static func substr(_ arguments: [DynamicObject]) throws(OperationIncident) -> DynamicObject {
    guard arguments.count >= 2, let text: String = text(arguments[0]), case .int(let from) = arguments[1] else {
      return .empty
    }
    let count: Int = text.count
    guard from >= 0, from < count else { return .empty }
    let start: String.Index = text.index(text.startIndex, offsetBy: from)
    guard arguments.count == 3 else { return .string(String(text[start...])) }
    guard case .int(let length) = arguments[2] else { return .empty }
    let (end, overflows): (Int, Bool) = from.addingReportingOverflow(length)
    guard !overflows, end >= 0, end <= count else { return .empty }
    if length < 0 { throw .trap("a negative length ends the app on iOS") }
    return .string(String(text[start..<text.index(start, offsetBy: length)]))
  }

  private static func text(_ value: DynamicObject) -> String? {
    switch value {
    case .string(let text): text
    case .expression(let expression): expression.description
    default: nil
    }
  }
}
