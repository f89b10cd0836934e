/// `concat`, `capitalize`, `uppercase`, `lowercase` and `substr` as Beagle Android computes them.
///
/// The case operations take the text of any value; positions count UTF-16 units.
enum AndroidTextOperations {
  @Sendable static func concat(_ arguments: [DynamicObject]) -> DynamicObject {
    .string(arguments.compactMap(\.stringValue).joined())
  }

  @Sendable static func capitalize(_ arguments: [DynamicObject]) throws(OperationIncident) -> DynamicObject {
    let text: String = try text(of: arguments)
    guard let first: Unicode.Scalar = text.unicodeScalars.first, first.properties.isLowercase else {
      return .string(text)
    }
    return .string(first.properties.titlecaseMapping + String(text.unicodeScalars.dropFirst()))
  }

  @Sendable static func uppercase(_ arguments: [DynamicObject]) throws(OperationIncident) -> DynamicObject {
    .string(try text(of: arguments).uppercased())
  }

  @Sendable static func lowercase(_ arguments: [DynamicObject]) throws(OperationIncident) -> DynamicObject {
    .string(try text(of: arguments).lowercased())
  }

  @Sendable static func substr(_ arguments: [DynamicObject]) throws(OperationIncident) -> DynamicObject {
    try AndroidArguments.require(2, of: arguments)
    let units: [UInt16] = Array((arguments[0].stringValue ?? "").utf16)
    let start: Int = try int(arguments[1]) ?? 0
    let length: Int = try (arguments.count > 2 ? int(arguments[2]) : nil) ?? units.count - start
    if length == 0 { return .string("") }
    let (end, overflows): (Int, Bool) = start.addingReportingOverflow(length)
    guard !overflows, start >= 0, start <= end, end <= units.count else {
      throw .failure("the range is outside the text")
    }
    return .string(String(decoding: units[start..<end], as: UTF16.self))
  }

  private static func text(of arguments: [DynamicObject]) throws(OperationIncident) -> String {
    try AndroidArguments.require(1, of: arguments)
    return arguments[0].isNull ? "null" : arguments[0].text(in: .java)
  }

  private static func int(_ value: DynamicObject) throws(OperationIncident) -> Int? {
    if case .double = value { throw .failure("Android needs an integer for a position") }
    return value.intValue
  }
}
