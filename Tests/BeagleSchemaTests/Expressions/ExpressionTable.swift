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
