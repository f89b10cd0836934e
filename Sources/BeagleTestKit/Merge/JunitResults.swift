import BeagleScenario
import BeagleSchema

/// The tests that a JUnit file of this program tells of.
struct JunitResults {
  /// The file.
  let path: String
  /// Its tests, in order.
  private(set) var records: [TestRecord] = []
  /// Which part of a larger run it tells of.
  private(set) var shard: ShardNumber?
  private var root: String?
  private var suitePlatform = Platform.ios
  private var suiteNamesPlatform = false
  private var isFlaky = false

  /// Reads the file at `path`; nil where it is no XML at all.
  static func read(_ path: String) throws(ResultsReader.Failure) -> JunitResults? {
    let bytes: [UInt8]
    do {
      guard try ResultsFile(path: path).read(0..<1) == [UInt8(ascii: "<")] else { return nil }
      bytes = try FileSystem.read(path)
    } catch {
      throw .unreadable(error)
    }
    var results = JunitResults(path: path)
    do {
      try results.parse(bytes)
    } catch {
      throw results.root == "testsuites" ? .torn(path: path, line: error.line) : .foreign(path: path)
    }
    guard results.root == "testsuites" else { throw .foreign(path: path) }
    return results
  }

  private init(path: String) { self.path = path }

  private mutating func parse(_ bytes: [UInt8]) throws(XMLReading.Malformed) {
    var elements: [String] = []
    try XMLReading.read(bytes) { piece in
      switch piece {
      case .begin(let name, let attributes):
        if elements.isEmpty { root = name }
        elements.append(name)
        begin(name, attributes)
      case .end(let name):
        elements.removeLast()
        end(name)
      case .text(let content):
        if let name = elements.last { add(content, to: name) }
      }
    }
  }

  private mutating func begin(_ name: String, _ attributes: [String: String]) {
    switch name {
    case "testsuites": shard = Self.shard(attributes["name"] ?? "")
    case "testsuite": beginSuite(attributes["name"] ?? "", file: attributes["file"] ?? "")
    case "testcase": beginCase(attributes)
    case "failure", "rerunFailure": addAttempt(.failed)
    case "error", "rerunError": addAttempt(.error)
    case "flakyFailure", "flakyError":
      isFlaky = true
      addAttempt(name == "flakyError" ? .error : .failed)
    case "skipped": skip(attributes["message"])
    default: break
    }
  }

  /// The part that the name of the whole tells, as `JunitReporter` writes it.
  private static func shard(_ name: String) -> ShardNumber? {
    let numbers = name.split(separator: " ").last?.split(separator: "/").compactMap { Int($0) } ?? []
    guard numbers.count == 2 else { return nil }
    let shard = ShardNumber(index: numbers[0] - 1, count: numbers[1])
    return JunitReporter.name(of: shard) == name && (0..<shard.count).contains(shard.index) ? shard : nil
  }

  private mutating func beginSuite(_ name: String, file: String) {
    let suffix = name.dropFirst(file.utf8.count)
    let platform = Platform.allCases.first { suffix == " [\($0.rawValue)]" }
    suitePlatform = platform ?? .ios
    suiteNamesPlatform = platform != nil
  }

  private mutating func beginCase(_ attributes: [String: String]) {
    let name = attributes["name"] ?? ""
    let suffix = " [\(suitePlatform.rawValue)]"
    let fullName = suiteNamesPlatform && name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
    let file = attributes["file"] ?? ""
    let line = attributes["line"].flatMap { Int($0) } ?? 1
    let test = ScenarioTest(fullName: fullName, line: line)
    let passed = TestResult(test: test, status: .passed, duration: attributes["time"].flatMap { Double($0) } ?? 0)
    // The place among the declarations is not told, but tests stand in their order, and lines tell most of it.
    let place = line * 100_000 + records.count % 100_000
    records.append(
      TestRecord(
        file: file, platform: suitePlatform, place: place, name: name, test: test, outcome: .passed, flakiness: nil,
        attempts: [passed]))
  }

  private mutating func addAttempt(_ status: TestResult.Status) {
    guard var record = records.popLast() else { return }
    var attempt = TestResult(test: record.test, status: status)
    attempt.failures = [.init(message: "")]
    record.attempts.insert(attempt, at: record.attempts.count - 1)
    records.append(record)
  }

  private mutating func skip(_ message: String?) {
    guard var record = records.popLast() else { return }
    record.outcome = message == "cached" ? .cached : .skipped
    record.attempts[record.attempts.count - 1].status = .skipped
    record.attempts[record.attempts.count - 1].skipReason = message
    records.append(record)
  }

  private mutating func add(_ content: String, to name: String) {
    guard var record = records.popLast() else { return }
    switch name {
    case "failure", "error", "stackTrace":
      if record.attempts.count > 1 { fill(&record.attempts[record.attempts.count - 2], with: content) }
    case "system-out": record.attempts[record.attempts.count - 1].output += content
    default: break
    }
    records.append(record)
  }

  /// Takes `file:line: message` apart again.
  private func fill(_ attempt: inout TestResult, with content: String) {
    var failure = TestResult.Failure(message: content)
    let parts = content.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
    if parts.count == 3, let line = Int(parts[1]), parts[2].hasPrefix(" ") {
      failure = .init(message: String(parts[2].dropFirst()), file: String(parts[0]), line: line)
    }
    attempt.failures = [failure]
  }

  /// Of a test that failed, the attempt that stands for a pass is none.
  private mutating func end(_ name: String) {
    guard name == "testcase", var record = records.popLast() else { return }
    let failed = record.attempts.dropLast()
    if let first = failed.first, record.outcome == .passed {
      if isFlaky {
        record.flakiness = failed.count == 1 ? "failed once, then passed" : "failed \(failed.count) times, then passed"
      } else {
        record.outcome = first.status == .error ? .error : .failed
        let last = record.attempts.removeLast()
        record.attempts[0].output = last.output
        record.attempts[0].duration = last.duration
      }
    }
    isFlaky = false
    records.append(record)
  }
}
