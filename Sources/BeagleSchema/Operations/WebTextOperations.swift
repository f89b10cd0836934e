/// `concat`, `capitalize`, `uppercase`, `lowercase` and `substr` as the web core computes them.
enum WebTextOperations {
  @Sendable static func concat(_ arguments: [DynamicObject]) -> DynamicObject {
    .string(arguments.map(WebNumbers.text).joined())
  }

  @Sendable static func capitalize(_ arguments: [DynamicObject]) -> DynamicObject {
    guard let value: DynamicObject = arguments.first, !value.isNull else { return .string("") }
    let text: String = WebNumbers.text(value)
    return .string(text.prefix(1).uppercased() + text.dropFirst().lowercased())
  }

  @Sendable static func uppercase(_ arguments: [DynamicObject]) throws(OperationIncident) -> DynamicObject {
    .string(try text(of: arguments).uppercased())
  }

  @Sendable static func lowercase(_ arguments: [DynamicObject]) throws(OperationIncident) -> DynamicObject {
    .string(try text(of: arguments).lowercased())
  }

  @Sendable static func substr(_ arguments: [DynamicObject]) throws(OperationIncident) -> DynamicObject {
    let units: [UInt16] = Array(try text(of: arguments).utf16)
    let from: Int = arguments.count > 1 ? WebNumbers.integer(arguments[1]) : 0
    let start: Int = from < 0 ? max(0, units.count + max(from, -units.count)) : min(from, units.count)
    let length: Int = arguments.count > 2 ? WebNumbers.integer(arguments[2]) : units.count
    let end: Int = start + max(0, min(length, units.count - start))
    return .string(String(decoding: units[start..<end], as: UTF16.self))
  }

  private static func text(of arguments: [DynamicObject]) throws(OperationIncident) -> String {
    guard case .string(let text)? = arguments.first else { throw .failure("the web needs a text") }
    return text
  }
}
