import Testing

/// A file of cases: what a user types, and everything that is answered.
///
///     case a folder without scenarios
///     @ empty/readme.txt
///     | nothing
///     $ beagle-test empty
///     ! beagle-test: empty: no scenario (*.lua) in this folder
///     = 2
///
/// `@` makes a file of the `|` lines below it; `$` is a command, with its standard output (`|`), its standard error
/// (`!`) and its status (`=`, left out for 0). Everything is compared as a whole.
struct Transcript: CustomTestStringConvertible {
  /// The name of the case.
  let name: String
  /// Its lines.
  var lines: [String]

  var testDescription: String { name }

  /// The cases of a file.
  static func cases(of path: String) -> [Transcript] {
    var cases: [Transcript] = []
    for line in Shell.text(of: path).split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("case ") {
        cases.append(Transcript(name: String(line.dropFirst(5)), lines: []))
      } else if !cases.isEmpty && !line.isEmpty && !line.hasPrefix("#") {
        cases[cases.count - 1].lines.append(String(line))
      }
    }
    return cases
  }

  /// Does what the lines say and gives them as they should read.
  func replayed() -> [String] {
    let shell = Shell()
    var result: [String] = []
    var rest = lines[...]
    while let line = rest.popFirst() {
      if line.hasPrefix("@ ") {
        let content = take(while: "|", from: &rest)
        shell.write(content.map { $0.dropFirst(2) + "\n" }.joined(), to: String(line.dropFirst(2)))
        result += [line] + content
      } else if line.hasPrefix("$ ") {
        let outcome = shell.run(String(line.dropFirst(2)))
        result.append(line)
        result += Self.marked("|", outcome.output) + Self.marked("!", outcome.diagnostics)
        if outcome.status != 0 { result.append("= \(outcome.status)") }
      }
    }
    return result
  }

  private func take(while mark: String, from rest: inout ArraySlice<String>) -> [String] {
    let taken = rest.prefix { $0.hasPrefix(mark) }
    rest = rest.dropFirst(taken.count)
    return Array(taken)
  }

  private static func marked(_ mark: String, _ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty ?? false { lines.removeLast() }
    return lines.map { $0.isEmpty ? mark : "\(mark) \($0)" }
  }
}
