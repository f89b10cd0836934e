import BeagleScenario

/// Tells people: a character a test, then what failed and the counts.
final class DotReporter: Reporter {
  private static let width = 80

  private let output: ReportOutput
  private let style: TextStyle
  private var column = 0
  private var failures: [TestRecord] = []
  private var flaky: [TestRecord] = []

  /// A report to `output`.
  init(output: ReportOutput, style: TextStyle) {
    self.output = output
    self.style = style
  }

  func start(_ header: RunHeader) {}

  func unitEnded(_ unit: RunUnit, _ records: [TestRecord]) {
    for record in records {
      if column == Self.width {
        output.writeLine()
        column = 0
      }
      output.write(mark(record))
      column += 1
      if record.isFailure { failures.append(record) } else if record.isFlaky { flaky.append(record) }
    }
    output.flush()
  }

  func end(_ summary: RunSummary) {
    if column > 0 { output.writeLine() }
    for record in failures where !record.isBroken {
      for line in FailureText(record: record, style: style).lines { output.writeLine(line) }
    }
    output.writeLine()
    for line in SummaryText(summary: summary, flaky: flaky, style: style).lines { output.writeLine(line) }
    output.flush()
  }

  private func mark(_ record: TestRecord) -> String {
    switch record.outcome {
    case .passed: record.isFlaky ? style.notable("~") : style.good(".")
    case .failed: style.bad("F")
    case .error: style.bad("E")
    case .skipped: style.notable("-")
    case .cached: style.faint("=")
    }
  }
}
