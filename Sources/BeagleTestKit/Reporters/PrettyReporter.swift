import BeagleScenario
import BeagleSchema

/// Tells people: a line per file, what failed with its source, and the counts.
final class PrettyReporter: Reporter {
  /// How much is told.
  enum Detail {
    /// Failures and the summary.
    case quiet
    /// Also a line per file, with the tests that did not pass.
    case files
    /// Also a line per test.
    case tests
    /// Also what tests printed.
    case output
  }

  private let output: ReportOutput
  private let style: TextStyle
  private let detail: Detail
  private var failures: [TestRecord] = []
  private var notices: [TestRecord] = []

  /// A report to `output`.
  init(output: ReportOutput, style: TextStyle, detail: Detail) {
    self.output = output
    self.style = style
    self.detail = detail
  }

  func start(_ header: RunHeader) {}

  func unitEnded(_ unit: RunUnit, _ records: [TestRecord]) {
    failures += records.filter(\.isFailure)
    notices += records.filter { $0.isFlaky && !$0.isFailure }
    guard detail != .quiet, !records.isEmpty else { return }
    output.writeLine(fileLine(unit, records))
    for record in records where detail != .files || record.outcome != .passed || record.isFlaky {
      if detail == .files && record.outcome == .cached { continue }
      output.writeLine(testLine(record))
      if detail == .output, let text = record.decisive?.output { writeIndented(text, by: 6) }
    }
    output.flush()
  }

  func end(_ summary: RunSummary) {
    for record in failures where !record.isBroken { write(FailureText(record: record, style: style).lines) }
    if detail != .quiet || !failures.isEmpty { output.writeLine() }
    write(SummaryText(summary: summary, flaky: notices, style: style).lines)
    output.flush()
  }

  private func write(_ lines: [String]) {
    for line in lines { output.writeLine(line) }
  }

  private func writeIndented(_ text: String, by count: Int) {
    for line in FailureText.lines(of: text) {
      let margin = String(repeating: " ", count: count)
      output.writeLine(line.isEmpty ? "" : margin + style.faint(VisibleText.printed(line)))
    }
  }

  private func fileLine(_ unit: RunUnit, _ records: [TestRecord]) -> String {
    let failed = records.filter(\.isFailure).count
    let skipped = records.filter { $0.outcome == .skipped }.count
    let mark = failed > 0 ? style.bad("✗") : skipped == records.count ? style.notable("-") : style.good("✓")
    var counts = ["\(records.count) \(records.count == 1 ? "test" : "tests")"]
    if failed > 0 { counts.append("\(failed) failed") }
    if skipped > 0 { counts.append("\(skipped) skipped") }
    let platform = unit.namesPlatform ? " [\(unit.platform.rawValue)]" : ""
    return
      "\(mark) \(style.strong(VisibleText.line(unit.file.path)))\(platform) \(style.faint("(\(counts.joined(separator: ", ")))"))"
  }

  private func testLine(_ record: TestRecord) -> String {
    let slow = record.duration >= 0.3 ? style.notable(" (\(DurationText.render(record.duration)))") : ""
    let name = VisibleText.line(record.name)
    switch record.outcome {
    case .passed where record.isFlaky:
      return
        "  \(style.notable("~")) \(name)\(slow) \(style.notable("flaky: \(VisibleText.line(record.flakiness ?? ""))"))"
    case .passed: return "  \(style.good("✓")) \(name)\(slow)"
    case .failed, .error: return "  \(style.bad("✗")) \(name)\(slow)"
    case .cached: return "  \(style.faint("=")) \(name) \(style.faint("cached"))"
    case .skipped:
      let reason = record.attempts.last?.skipReason.map { style.faint(" (\(VisibleText.line($0)))") } ?? ""
      return "  \(style.notable("-")) \(name)\(reason)"
    }
  }
}
