import BeagleScenario
import BeagleSchema

/// Writes the XML that Jenkins, GitLab and Bazel read: a suite per file and platform, a case per test.
///
/// The form is `junit-10.xsd` of the Jenkins xUnit plugin, which has `flakyFailure` and `rerunFailure`, and on each case
/// `file`, which GitLab reads, and `line`. No published schema has all three: `junit-10.xsd` and Surefire's know of no
/// file of a case, and PHPUnit's, which does, knows of no second attempt.
final class JunitReporter: Reporter {
  private let output: ReportOutput
  private let suites = Spool()
  private var suite = ""
  private var name = JunitReporter.name(of: nil)
  /// The file of each class name that was given.
  private var classNames: [String: String] = [:]
  private var total = Totals()

  /// A report to `output`.
  init(output: ReportOutput) { self.output = output }

  func start(_ header: RunHeader) { name = Self.name(of: header.shard) }

  /// What the whole is called; a part of a larger run says which.
  static func name(of shard: ShardNumber?) -> String {
    shard.map { "beagle-test \($0.index + 1)/\($0.count)" } ?? "beagle-test"
  }

  func unitEnded(_ unit: RunUnit, _ records: [TestRecord]) {
    guard !records.isEmpty else { return }
    var totals = Totals()
    for record in records { totals.count(record) }
    total.add(totals)
    suite += "  <testsuite name=\"\(XMLText.attribute(unit.title))\" \(totals.attributes)"
    suite += " skipped=\"\(totals.skipped)\" file=\"\(XMLText.attribute(unit.file.path))\">\n"
    for record in records { write(record) }
    suite += "  </testsuite>\n"
    suites.append(suite.utf8)
    suite = ""
  }

  func end(_ summary: RunSummary) {
    output.writeLine("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    output.writeLine("<testsuites name=\"\(name)\" \(total.attributes)>")
    output.write(suites)
    output.writeLine("</testsuites>")
    output.flush()
  }

  private struct Totals {
    var tests = 0
    var failures = 0
    var errors = 0
    var skipped = 0
    var time = 0.0

    mutating func count(_ record: TestRecord) {
      tests += 1
      time += record.duration
      switch record.outcome {
      case .passed: break
      case .failed: failures += 1
      case .error: errors += 1
      case .skipped, .cached: skipped += 1
      }
    }

    mutating func add(_ other: Totals) {
      tests += other.tests
      failures += other.failures
      errors += other.errors
      skipped += other.skipped
      time += other.time
    }

    var attributes: String {
      let time = DurationText.decimal(time, places: 6)
      return "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\" time=\"\(time)\""
    }
  }

  private func write(_ record: TestRecord) {
    suite += "    <testcase name=\"\(XMLText.attribute(record.name))\""
    suite += " classname=\"\(XMLText.attribute(className(of: record.file)))\""
    suite += " time=\"\(DurationText.decimal(record.duration, places: 6))\""
    suite += " file=\"\(XMLText.attribute(record.file))\" line=\"\(record.test.line)\""
    let content = content(of: record)
    suite += content.isEmpty ? "/>\n" : ">\n\(content)    </testcase>\n"
  }

  private func content(of record: TestRecord) -> String {
    var content = ""
    switch record.outcome {
    case .skipped: content += skipped(record.attempts.last?.skipReason)
    case .cached: content += skipped("cached")
    case .passed:
      for attempt in record.attempts where UnitProgress.isFailure(attempt) {
        content += rerun(attempt, name: attempt.status == .error ? "flakyError" : "flakyFailure")
      }
    case .failed, .error:
      let failed = record.attempts.filter(UnitProgress.isFailure)
      if let first = failed.first { content += failure(first) }
      for attempt in failed.dropFirst() {
        content += rerun(attempt, name: attempt.status == .error ? "rerunError" : "rerunFailure")
      }
    }
    if let text = record.decisive?.output, !text.isEmpty {
      content += "      <system-out>\(XMLText.content(text))</system-out>\n"
    }
    return content
  }

  private func skipped(_ reason: String?) -> String {
    // Jenkins reads the attribute, GitLab the content.
    guard let reason else { return "      <skipped/>\n" }
    return "      <skipped message=\"\(XMLText.attribute(reason))\">\(XMLText.content(reason))</skipped>\n"
  }

  private func failure(_ attempt: TestResult) -> String {
    let isError = attempt.status == .error
    let message = XMLText.attribute(attempt.failures.first?.summary ?? "failed")
    let name = isError ? "error" : "failure"
    return "      <\(name) message=\"\(message)\" type=\"\(isError ? "error" : "assertion")\">"
      + "\(XMLText.content(Self.text(of: attempt)))</\(name)>\n"
  }

  private func rerun(_ attempt: TestResult, name: String) -> String {
    let message = XMLText.attribute(attempt.failures.first?.summary ?? "failed")
    let type = attempt.status == .error ? "error" : "assertion"
    var text = "      <\(name) message=\"\(message)\" type=\"\(type)\">\n"
    text += "        <stackTrace>\(XMLText.content(Self.text(of: attempt)))</stackTrace>\n"
    if !attempt.output.isEmpty { text += "        <system-out>\(XMLText.content(attempt.output))</system-out>\n" }
    return text + "      </\(name)>\n"
  }

  /// The failures with their places and stacks.
  private static func text(of attempt: TestResult) -> String {
    attempt.failures.map { failure in
      let place = failure.place.map { "\($0): " } ?? ""
      return ([place + failure.message] + failure.traceback).joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  /// The path as CI servers group classes: dots between folders, none inside; another one for each file.
  private func className(of file: String) -> String {
    let path = file.hasSuffix(".lua") ? String(file.dropLast(4)) : file
    var name = path.split(separator: "/").map { $0.split(separator: ".").joined(separator: "_") }.joined(separator: ".")
    while let owner = classNames[name], owner != file { name += "_" }
    classNames[name] = file
    return name
  }
}
