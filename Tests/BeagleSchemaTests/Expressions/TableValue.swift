import BeagleSchema
import Foundation

/// Reads values as tables write them: like JSON, but backslashes mean themselves and every number with a point is a
/// double.
struct TableValue {
  struct Unreadable: Error {
    let text: String
    let rest: String
  }

  private var rest: Substring

  static func read(_ text: String) throws -> DynamicObject {
    if text.hasPrefix("\""), text.hasSuffix("\""), text.count > 1 {
      return .string(String(text.dropFirst().dropLast()))
    }
    var reader: TableValue = TableValue(rest: text[...])
    guard let value: DynamicObject = reader.value(), reader.rest.isEmpty else {
      throw Unreadable(text: text, rest: String(reader.rest))
    }
    return value
  }

  private mutating func value() -> DynamicObject? {
    skipBlanks()
    if take("[") { return array() }
    if take("{") { return dictionary() }
    if take("expr") { return quoted().flatMap { ContextExpression(parsing: $0) }.map { .expression($0) } }
    if rest.first == "\"" { return quoted().map { .string($0) } }
    let word: Substring = rest.prefix { !",]} ".contains($0) }
    rest = rest.dropFirst(word.count)
    switch word {
    case "null": return .empty
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "nan": return .double(.nan)
    default: return Int(word).map { .int($0) } ?? Double(word).map { .double($0) }
    }
  }

  private mutating func array() -> DynamicObject? {
    var elements: [DynamicObject] = []
    skipBlanks()
    if take("]") { return .array(elements) }
    while let element: DynamicObject = value() {
      elements.append(element)
      skipBlanks()
      if take("]") { return .array(elements) }
      guard take(",") else { return nil }
    }
    return nil
  }

  private mutating func dictionary() -> DynamicObject? {
    var dictionary: DynamicDictionary = DynamicDictionary()
    skipBlanks()
    if take("}") { return .dictionary(dictionary) }
    while let key: String = quoted(), take(":"), let element: DynamicObject = value() {
      dictionary[key] = element
      skipBlanks()
      if take("}") { return .dictionary(dictionary) }
      guard take(",") else { return nil }
      skipBlanks()
    }
    return nil
  }

  private mutating func quoted() -> String? {
    guard take("\""), let end: Substring.Index = rest.firstIndex(of: "\"") else { return nil }
    let text: String = String(rest[..<end]).replacingOccurrences(of: "″", with: "\"")
      .replacingOccurrences(of: "ʺ", with: "\"")
    rest = rest[rest.index(after: end)...]
    return text
  }

  private mutating func take(_ prefix: String) -> Bool {
    guard rest.hasPrefix(prefix) else { return false }
    rest = rest.dropFirst(prefix.count)
    return true
  }

  private mutating func skipBlanks() { rest = rest.drop { $0 == " " } }
}

extension DynamicObject {
  /// Whether both are the same value, what is not a number included.
  func isSame(as other: DynamicObject) -> Bool {
    if case .double(let left) = self, case .double(let right) = other, left.isNaN, right.isNaN { return true }
    return self == other
  }
}
