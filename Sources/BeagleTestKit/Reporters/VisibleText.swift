/// Text that comes from scripts, as a terminal can take it.
enum VisibleText {
  /// `text` in one line, where control characters stand as Lua writes them: `\n`, `\t`, `\27`.
  static func line(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var line = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": line += "\\n"
      case "\r": line += "\\r"
      case "\t": line += "\\t"
      case _ where isControl(scalar): line += "\\\(scalar.value)"
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line
  }

  /// A line that a test printed: as `line` gives it, but tabs stay, which stand between what `print` takes.
  static func printed(_ line: String) -> String {
    line.split(separator: "\t", omittingEmptySubsequences: false).map { self.line(String($0)) }.joined(separator: "\t")
  }

  /// `line`, cut with `…` where it is longer than `width`.
  static func cut(_ line: Substring, to width: Int = 160) -> String {
    let start = line.prefix(width + 1)
    return start.count > width ? start.prefix(width - 1) + "…" : String(line)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
  }
}
