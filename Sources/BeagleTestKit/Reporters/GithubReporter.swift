import BeagleScenario
import BeagleSchema

/// Annotates the lines of scenarios by GitHub's workflow commands.
final class GithubReporter: Reporter {
  private let output: ReportOutput

  /// A report to `output`.
  init(output: ReportOutput) { self.output = output }

  func start(_ header: RunHeader) {}

  func unitEnded(_ unit: RunUnit, _ records: [TestRecord]) {
    for record in records where record.isFailure || record.isFlaky { output.writeLine(annotation(record)) }
    output.flush()
  }

  func end(_ summary: RunSummary) {
    for parting in summary.partings {
      let ends = parting.outcomes.map { "\($0.platform.rawValue): \($0.outcome.rawValue)" }.joined(separator: ", ")
      output.writeLine(
        Self.command("notice", file: parting.file, line: nil, title: "platforms part: \(parting.name)", message: ends))
    }
    output.flush()
  }

  private func annotation(_ record: TestRecord) -> String {
    guard let failure = record.failures.first else {
      return Self.command(
        "warning", file: record.file, line: record.test.line, title: record.name,
        message: "flaky: \(record.flakiness ?? "")")
    }
    let isInScenario = failure.file == record.file || failure.file == nil
    let place = isInScenario ? "" : failure.place.map { "\($0): " } ?? ""
    return Self.command(
      "error", file: record.file, line: isInScenario ? failure.line ?? record.test.line : record.test.line,
      title: record.name, message: place + record.failures.map(\.message).joined(separator: "\n"))
  }

  private static func command(_ name: String, file: String, line: Int?, title: String, message: String) -> String {
    let place = line.map { ",line=\($0)" } ?? ""
    return "::\(name) file=\(property(file))\(place),title=\(property(VisibleText.line(title)))::\(data(message))"
  }

  private static func data(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { VisibleText.line(String($0)) }
    return replace(lines.joined(separator: "\n"), ["%": "%25", "\n": "%0A"])
  }

  private static func property(_ text: String) -> String {
    replace(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private static func replace(_ text: String, _ table: [Unicode.Scalar: String]) -> String {
    var replaced = ""
    for scalar in text.unicodeScalars {
      if let code = table[scalar] { replaced += code } else { replaced.unicodeScalars.append(scalar) }
    }
    return replaced
  }
}
