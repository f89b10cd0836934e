import BeagleScenario

/// The block that tells of one failed test: where, why, the source, the stack and what it printed.
struct FailureText {
  /// The test.
  let record: TestRecord
  /// Its colours.
  let style: TextStyle

  /// The lines, an empty one first.
  var lines: [String] {
    var lines = ["", "\(style.bad("✗")) \(style.strong(VisibleText.line(record.title)))"]
    for failure in record.failures { lines += indented(describe(failure)) }
    if let flakiness = record.flakiness { lines += indented([style.notable(VisibleText.line(flakiness))]) }
    let printed = Self.lines(of: record.decisive?.output ?? "").map(VisibleText.printed)
    if !printed.isEmpty { lines += indented(["", style.faint("printed:")] + printed.map { "  \($0)" }) }
    return lines
  }

  /// The lines of `text`, without the empty one after its last line end.
  static func lines(of text: String) -> [String] {
    guard !text.isEmpty else { return [] }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last?.isEmpty ?? false { lines.removeLast() }
    return lines
  }

  private func describe(_ failure: TestResult.Failure) -> [String] {
    let message = Self.lines(of: failure.message).map(VisibleText.line)
    let place = failure.place.map { "\($0): " } ?? ""
    var lines = [style.bad(VisibleText.line(place) + (message.first ?? "failed"))]
    lines += message.dropFirst()
    if let file = failure.file, let line = failure.line, let source = SourceExcerpt(file: file, line: line) {
      lines += [""] + source.render(style)
    }
    if failure.traceback.count > 1 {
      lines += ["", style.faint("called from:")] + failure.traceback.map { style.faint("  \($0)") }
    }
    return lines
  }

  private func indented(_ lines: [String]) -> [String] { lines.map { $0.isEmpty ? "" : "  \($0)" } }
}
