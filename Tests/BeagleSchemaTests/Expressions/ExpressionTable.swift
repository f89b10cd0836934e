import BeagleSchema
import Foundation

/// A table of rules in a text file beside the tests: one row for each rule, its columns between ` | `.
struct ExpressionTable {
  struct Row: CustomStringConvertible {
    let line: Int
    let columns: [String]

    var description: String { "line \(line): " + columns.joined(separator: " | ") }

    /// The column, or the one before it where the row says that nothing differs.
    func expectation(at position: Int, for platform: Platform) -> String {
      let column: Int
      switch platform {
      case .ios: column = position
      case .android: column = position + 1
      case .web: column = position + 2
      }
      guard column < columns.count, columns[column] != "=" else { return columns[position] }
      return columns[column]
    }
  }

  private(set) var rows: [Row] = []
  private(set) var contexts: [String: DynamicObject] = [:]

  init(_ name: String, directory: String = #filePath) throws {
    let folder: URL = URL(fileURLWithPath: directory).deletingLastPathComponent().deletingLastPathComponent()
    let text: String = try String(contentsOf: folder.appendingPathComponent("Tables/\(name).txt"), encoding: .utf8)
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.isEmpty || line.hasPrefix("#") { continue }
      if line.hasPrefix("context ") {
        let parts: [Substring] = line.dropFirst(8).split(separator: " = ", maxSplits: 1)
        contexts[String(parts[0])] = try TableValue.read(String(parts[1]))
        continue
      }
      let columns: [String] = line.components(separatedBy: " | ").map(ExpressionTable.text)
      rows.append(Row(line: number + 1, columns: columns))
    }
  }

  private static func text(_ column: String) -> String {
    column.trimmingCharacters(in: .whitespaces)
      .replacingOccurrences(of: "⏎", with: "\n")
      .replacingOccurrences(of: "␠", with: " ")
      .replacingOccurrences(of: "″", with: "\"")
  }
}

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

/// A scope over a table's contexts that remembers what was reported.
final class TableScope: ExpressionScope {
  let contexts: [String: DynamicObject]
  let operations: OperationTable
  private(set) var problems: [ExpressionProblem] = []

  init(_ contexts: [String: DynamicObject] = [:], platform: Platform = .ios) {
    self.contexts = contexts
    operations = OperationTable(platform: platform)
  }

  func value(ofContext id: String) -> DynamicObject? { contexts[id] }

  func report(_ problem: ExpressionProblem) { problems.append(problem) }

  func evaluate(_ text: String) -> DynamicObject {
    DynamicObject(propertyText: text, on: operations.platform).evaluated(in: self)
  }
}
