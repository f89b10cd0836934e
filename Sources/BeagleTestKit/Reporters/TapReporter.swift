import BeagleScenario

/// Speaks the Test Anything Protocol, version 14.
final class TapReporter: Reporter {
  private let output: ReportOutput
  private var count = 0

  /// A report to `output`.
  init(output: ReportOutput) { self.output = output }

  func start(_ header: RunHeader) {
    output.writeLine("TAP version 14")
    output.flush()
  }

  func unitEnded(_ unit: RunUnit, _ records: [TestRecord]) {
    for record in records {
      count += 1
      output.writeLine(testPoint(record))
      let details = details(record)
      if !details.isEmpty { output.writeLine((["  ---"] + details + ["  ..."]).joined(separator: "\n")) }
    }
    output.flush()
  }

  func end(_ summary: RunSummary) {
    if summary.isInterrupted {
      output.writeLine("Bail out! interrupted")
    } else {
      output.writeLine(count == 0 ? "1..0 # SKIP nothing to run" : "1..\(count)")
    }
    output.flush()
  }

  private func testPoint(_ record: TestRecord) -> String {
    let point = "\(record.isFailure ? "not ok" : "ok") \(count) - \(Self.escaped(record.title))"
    switch record.outcome {
    case .skipped:
      let reason = record.attempts.last?.skipReason.map { " \(Self.escaped($0))" } ?? ""
      return "\(point) # SKIP\(reason)"
    case .cached: return "\(point) # SKIP cached"
    case .passed, .failed, .error: return point
    }
  }

  private func details(_ record: TestRecord) -> [String] {
    var lines: [String] = []
    if let failure = record.failures.first {
      lines += Self.entry("message", record.failures.map(\.message).joined(separator: "\n"), indent: 2)
      lines.append("  severity: \(record.outcome == .error ? "error" : "fail")")
      if let file = failure.file {
        lines += ["  at:"] + Self.entry("file", file, indent: 4)
        if let line = failure.line { lines.append("    line: \(line)") }
      }
      if !failure.traceback.isEmpty {
        lines += Self.entry("stack", failure.traceback.joined(separator: "\n"), indent: 2)
      }
      if let text = record.decisive?.output, !text.isEmpty { lines += Self.entry("output", text, indent: 2) }
    }
    if let flakiness = record.flakiness { lines += Self.entry("flaky", flakiness, indent: 2) }
    if record.duration > 0 { lines.append("  duration_ms: \(DurationText.decimal(record.duration * 1000, places: 3))") }
    return lines
  }

  /// A key with its text in YAML: quoted, or as a block where it has several lines.
  private static func entry(_ key: String, _ text: String, indent: Int) -> [String] {
    let space = String(repeating: " ", count: indent)
    let lines = FailureText.lines(of: text)
    let isPlain = text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F || $0 == "\n" }
    guard lines.count > 1, isPlain else { return ["\(space)\(key): \(quoted(text))"] }
    return ["\(space)\(key): |2-"] + lines.map { $0.isEmpty ? "" : "\(space)  \($0)" }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\x" + (digits.count == 1 ? "0" : "") + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// A description in one line, where `#` and `\` have no meaning.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in VisibleText.line(text).unicodeScalars {
      switch scalar {
      case "#", "\\":
        escaped += "\\"
        escaped.unicodeScalars.append(scalar)
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
