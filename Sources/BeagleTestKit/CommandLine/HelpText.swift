/// Lays out `--help` from a table of options.
enum HelpText {
  /// The usage lines, then the options by group, the summaries in a column of their own.
  static func render(usage: [String], about: [String], options: [OptionDescriptor], width: Int = 100) -> String {
    var lines: [String] = []
    for (index, line) in usage.enumerated() { lines.append((index == 0 ? "Usage: " : "       ") + line) }
    if !about.isEmpty { lines += [""] + about }
    let column = (options.map { left($0).count }.max() ?? 0) + 2
    for group in OptionDescriptor.Group.allCases {
      let members = options.filter { $0.group == group }
      if members.isEmpty { continue }
      lines += ["", "\(group.rawValue):"]
      for option in members {
        let start = left(option)
        let padding = String(repeating: " ", count: column - start.count)
        let wrapped = wrap(option.summary, width: max(30, width - column))
        lines.append(start + padding + (wrapped.first ?? ""))
        lines += wrapped.dropFirst().map { String(repeating: " ", count: column) + $0 }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func left(_ option: OptionDescriptor) -> String {
    let letter = option.letter.map { "-\($0), " } ?? "    "
    return "  \(letter)\(option.usage)"
  }

  private static func wrap(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty && line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return lines + [line]
  }
}
