import BeagleScenario

/// The lines of a scenario around the one that a message is about.
struct SourceExcerpt {
  /// One line of it.
  struct Line: Hashable {
    /// Its number, from 1.
    let number: Int
    /// Its text, without the line end.
    let text: String
    /// Whether the message is about it.
    let isMarked: Bool
  }

  /// The lines.
  let lines: [Line]

  /// The lines around `line` of `file`; nil where they cannot be read.
  init?(file: String, line: Int, around: Int = 2) {
    guard line > 0, let text = try? FileSystem.text(of: file) else { return nil }
    var all = text.split(separator: "\n", maxSplits: line + around, omittingEmptySubsequences: false)
    if all.count > 1 && all.count <= line + around && all.last?.isEmpty ?? false { all.removeLast() }
    guard line <= all.count else { return nil }
    let first = max(1, line - around)
    let last = min(all.count, line + around)
    lines = (first...last).map { number in
      let whole = all[number - 1]
      let text = VisibleText.cut(whole.utf8.last == UInt8(ascii: "\r") ? whole.dropLast() : whole)
      return Line(number: number, text: text, isMarked: number == line)
    }
  }

  /// The lines with their numbers in a column, `>` before the marked one.
  func render(_ style: TextStyle) -> [String] {
    let width = lines.last.map { String($0.number).count } ?? 1
    return lines.map { line in
      let number = String(repeating: " ", count: width - String(line.number).count) + String(line.number)
      let text = line.text.isEmpty ? "" : " \(line.text)"
      let whole = "\(line.isMarked ? ">" : " ") \(number) |\(text)"
      return line.isMarked ? style.strong(whole) : style.faint(whole)
    }
  }
}
