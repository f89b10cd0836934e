import Foundation

/// A table of rules beside the tests: one row a line, cells divided by `|`, `#` begins a comment.
enum ConformanceTable {
  /// The cells of each row of `Tables/<name>.txt`.
  static func rows(_ name: String, file: String = #filePath) -> [[String]] {
    let folder: String = String(file[..<(file.lastIndex(of: "/") ?? file.startIndex)])
    guard let text = try? String(contentsOfFile: "\(folder)/Tables/\(name).txt", encoding: .utf8) else { return [] }
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") && $0.contains("|") }.map { line in
      line.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmingSpaces }
    }
  }
}

extension StringProtocol {
  /// The text without spaces around it.
  var trimmingSpaces: String { trimmingCharacters(in: .whitespaces) }
}
