import Foundation
import Testing

/// The rows of a text table beside the tests: cells between bars, `#` begins a comment.
struct TableFile {
  /// One row: its cells and where it stands.
  struct Row: CustomTestStringConvertible {
    let cells: [String]
    let line: Int

    var testDescription: String { "line \(line): " + cells.joined(separator: " | ") }
  }

  /// The rows of `Tables/<name>.txt`, each with `count` cells; the last cell may hold bars.
  static func rows(_ name: String, cells count: Int, file: String = #filePath) -> [Row] {
    let url = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("Tables/\(name).txt")
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    var rows: [Row] = []
    for (offset, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.isEmpty || line.hasPrefix("#") { continue }
      let cells: [String] = line.split(separator: "|", maxSplits: count - 1, omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      if cells.count == count { rows.append(Row(cells: cells, line: offset + 1)) }
    }
    return rows
  }

  /// A document with its short forms written out: `{%text` for a component, `{!alert` for an action.
  static func document(_ text: String) -> String {
    var result: String = ""
    var rest: Substring = text[...]
    while let brace = rest.firstIndex(of: "{") {
      let next = rest.index(after: brace)
      result += rest[...brace]
      rest = rest[next...]
      guard let mark = rest.first, mark == "%" || mark == "!" else { continue }
      let name = rest.dropFirst().prefix { $0.isLetter }
      let key: String = mark == "%" ? "_beagleComponent_" : "_beagleAction_"
      result += "\"\(key)\":\"beagle:\(name)\""
      rest = rest.dropFirst(1 + name.count)
    }
    return result + rest
  }
}
