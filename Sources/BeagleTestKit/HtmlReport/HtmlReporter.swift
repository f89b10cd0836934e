import BeagleScenario
import BeagleSchema

/// The `html` reporter: one file that shows every test, and the trace of those that keep one.
final class HtmlReporter: Reporter {
  /// The most that a report may hold; above it, traces of successful tests are left out, the oldest first.
  private static let limit = 60 << 20

  private struct Test {
    let record: TestRecord
    let trace: Int
    let change: String?
  }

  private let output: ReportOutput
  private let trace: TraceChoice
  private let earlier: EarlierOutcomes?
  private var header: RunHeader?
  private var tests: [Test] = []

  /// A reporter of the results to come; `earlier` are those to compare with.
  init(output: ReportOutput, trace: TraceChoice, earlier: EarlierOutcomes? = nil) {
    self.output = output
    self.trace = trace
    self.earlier = earlier
  }

  func start(_ header: RunHeader) { self.header = header }

  func unitEnded(_ unit: RunUnit, _ records: [TestRecord]) {
    for record in records {
      let keeps: Bool = trace == .on || trace == .failed && record.isFailure
      let size: Int = keeps ? record.attempts.reduce(0) { $0 + ($1.trace?.utf8.count ?? 0) } : 0
      tests.append(Test(record: record, trace: size, change: earlier?.change(of: record)))
    }
  }

  func end(_ summary: RunSummary) {
    guard var document = header?.json else { return }
    document.set("summary", summary.json)
    if earlier != nil { document.set("against", true) }
    let dropped: Set<Int> = droppedTraces
    if !dropped.isEmpty { document.set("droppedTraces", dropped.count) }
    document.set("sources", sources)
    document.set(
      "tests",
      .array(tests.enumerated().map { position, test in json(test, keepsTrace: !dropped.contains(position)) }))
    let title: String = "\(summary.failed) failed, \(summary.passed) passed · beagle-test"
    output.write(bytes: HtmlPage(data: JSONWriter.compact.bytes(document.value), title: title).bytes)
    output.flush()
  }

  private func json(_ test: Test, keepsTrace: Bool) -> DynamicObject {
    guard case .dictionary(var object) = test.record.json(keepsTrace: keepsTrace && test.trace > 0) else {
      return .empty
    }
    if let change = test.change { object["change"] = .string(change) }
    return .dictionary(object)
  }

  /// The positions of successful tests whose traces do not fit any more.
  private var droppedTraces: Set<Int> {
    var total: Int = tests.reduce(0) { $0 + $1.trace }
    var dropped: Set<Int> = []
    for (position, test) in tests.enumerated() where total > Self.limit {
      guard test.trace > 0, !test.record.isFailure else { continue }
      total -= test.trace
      dropped.insert(position)
    }
    return dropped
  }

  /// The text of each scenario that a failure or a trace points into.
  private var sources: DynamicObject {
    var paths: [String] = []
    for test in tests where test.record.isFailure || test.trace > 0 {
      paths.append(test.record.file)
      paths += test.record.failures.compactMap(\.file)
    }
    var result = DynamicDictionary()
    for path in paths where result[path] == nil {
      if let text = try? FileSystem.text(of: path) { result[path] = .string(text) }
    }
    return .dictionary(result)
  }
}
