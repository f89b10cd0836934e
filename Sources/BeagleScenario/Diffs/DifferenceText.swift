/// Prints differences for people: the place, `-` what was expected, `+` what is there.
package enum DifferenceText {
  /// How many differences are printed before the rest is only counted.
  package static let limit = 20

  /// The differences as indented lines, without a final newline.
  package static func render(_ differences: [Difference], indent: Int = 2) -> String {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    for difference in differences.prefix(limit) {
      if !difference.path.isEmpty { lines.append(margin + short(difference.path)) }
      let inner = difference.path.isEmpty ? margin : margin + "  "
      lines += values(of: difference, margin: inner)
      if let note = difference.note { lines.append(inner + "(" + note + ")") }
    }
    let rest = differences.count - limit
    if rest > 0 { lines.append(margin + "… and \(rest) more difference\(rest == 1 ? "" : "s")") }
    return lines.joined(separator: "\n")
  }

  /// A path, cut in the middle where it is long.
  private static func short(_ path: String) -> String {
    path.utf8.count <= 160 ? path : path.prefix(80) + "…" + path.suffix(79)
  }

  private static func values(of difference: Difference, margin: String) -> [String] {
    if case .text(let expected)? = difference.expected, case .text(let actual)? = difference.actual,
      expected.utf8.contains(10) || actual.utf8.contains(10)
    {
      return textLines(expected: expected, actual: actual, margin: margin)
    }
    if case .text(let expected)? = difference.expected, case .text(let actual)? = difference.actual,
      max(expected.utf8.count, actual.utf8.count) > widest
    {
      let parts = parting(expected[...], actual[...]) { LuaLiteral.quoted($0) }
      return [margin + "- " + parts.expected, margin + "+ " + parts.actual]
    }
    var lines: [String] = []
    if let expected = difference.expected { lines += block(expected, sign: "- ", margin: margin) }
    if let actual = difference.actual { lines += block(actual, sign: "+ ", margin: margin) }
    return lines
  }

  /// A value as a block whose lines all carry `sign`.
  package static func block(_ value: ScenarioValue, sign: String, margin: String) -> [String] {
    let text = LuaLiteral(width: 96 - margin.count, depth: 12).text(of: value)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let shown = lines.prefix(40).map { margin + sign + cut($0) }
    return lines.count > 40 ? shown + [margin + sign + "… \(lines.count - 40) more lines"] : shown
  }

  /// The widest line of a value that is shown whole.
  private static let widest = 160

  private static func cut(_ line: Substring) -> Substring {
    guard line.utf8.count > widest, line.count > widest else { return line }
    return line.prefix(widest - 1) + "…"
  }

  /// Two texts from shortly before where they part, with `…` for what is left out.
  private static func parting(
    _ expected: Substring, _ actual: Substring, shown: (String) -> String
  ) -> (expected: String, actual: String) {
    let isWide = max(expected.utf8.count, actual.utf8.count) > widest
    let common = isWide ? zip(expected, actual).prefix { $0 == $1 }.count : 0
    let start = common > widest / 2 ? common - widest / 4 : 0
    func part(_ text: Substring) -> String {
      let rest = text.dropFirst(start)
      let window = rest.prefix(widest)
      return (start > 0 ? "…" : "") + shown(String(window)) + (window.endIndex < rest.endIndex ? "…" : "")
    }
    return (part(expected), part(actual))
  }

  private static func textLines(expected: String, actual: String, margin: String) -> [String] {
    let left = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let right = actual.split(separator: "\n", omittingEmptySubsequences: false)
    var lines: [String] = []
    for step in ListAlignment.steps(left.count, right.count, same: { left[$0] == right[$1] }) {
      switch step {
      case .pair(let old, let new) where left[old] == right[new]: continue
      case .pair(let old, let new):
        lines.append(margin + "line \(new + 1)")
        let parts = parting(left[old], right[new]) { $0 }
        lines.append(margin + "- " + parts.expected)
        lines.append(margin + "+ " + parts.actual)
      case .missing(let old):
        lines.append(margin + "line \(old + 1)")
        lines.append(margin + "- " + cut(left[old]))
      case .extra(let new):
        lines.append(margin + "line \(new + 1)")
        lines.append(margin + "+ " + cut(right[new]))
      }
    }
    return lines
  }
}
