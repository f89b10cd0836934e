import Foundation
import Testing

/// A table of a text file in `Tables`: a row a line, cells between ` | `, comments after `#`.
struct TextTable {
  struct Row {
    let line: Int
    let cells: [String]
  }

  let name: String
  let rows: [Row]

  init(_ name: String, beside file: String = #filePath) throws {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    let text = try String(contentsOf: folder.appendingPathComponent("Tables/\(name)"), encoding: .utf8)
    self.name = name
    rows = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      guard !line.isEmpty, !line.hasPrefix("# ") else { return nil }
      let cells = line.components(separatedBy: " | ").map { cell in
        cell == "(empty)" ? "" : cell.replacingOccurrences(of: "(space)", with: " ")
      }
      return Row(line: index + 1, cells: cells)
    }
  }
}
