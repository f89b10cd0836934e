import BeagleScenario
import BeagleSchema

/// The `html` reporter: one file that shows every test, and the trace of those that keep one.
final class HtmlReporter: Reporter {
  /// The most that a report may hold; above it, traces of successful tests are left out, the oldest first.
  static let defaultLimit = 59_000_000

  private let output: ReportOutput
  private let trace: TraceChoice
  private let earlier: EarlierOutcomes?
  private let limit: Int
  private var header: RunHeader?
  private var records: [TestRecord] = []

  /// A reporter of the results to come; `earlier` are those to compare with.
  init(
    output: ReportOutput, trace: TraceChoice, earlier: EarlierOutcomes? = nil, limit: Int = HtmlReporter.defaultLimit
  ) {
    self.output = output
    self.trace = trace
    self.earlier = earlier
    self.limit = limit
  }

  func start(_ header: RunHeader) { self.header = header }

  func unitEnded(_ unit: RunUnit, _ records: [TestRecord]) { self.records += records }

  func end(_ summary: RunSummary) {
    guard var document = header?.json else { return }
    let tests: [DynamicObject] = records.map(json)
    let sizeOfTests: Int = tests.reduce(0) { $0 + JSONWriter.compact.bytes($1).count }
    let (store, traced, dropped) = traces(limit: limit - sizeOfTests)
    document.set("summary", summary.json)
    document.set("broken", summary.brokenJSON)
    let untaken: [NavigationRoute] = summary.routes.filter { !$0.isTaken }
    if !untaken.isEmpty { document.set("untaken", .array(untaken.map(\.json))) }
    if let earlier {
      document.set("against", true)
      document.set("gone", .array(earlier.missing(in: records).map { .string($0) }))
    }
    if dropped > 0 { document.set("droppedTraces", dropped) }
    document.set("sources", sources(store.files))
    document.set("traced", .array(traced.map { .int($0) }))
    document.set("tests", .array(tests))
    let title: String = "\(summary.failed) failed, \(summary.passed) passed · beagle-test"
    let page = HtmlPage(data: JSONWriter.compact.string(document.value), blocks: store.blocks, title: title)
    output.write(bytes: page.bytes)
    output.flush()
  }

  private func json(_ record: TestRecord) -> DynamicObject {
    guard case .dictionary(var object) = record.json(keepsTrace: false) else { return .empty }
    if let change = earlier?.change(of: record) { object["change"] = .string(change) }
    return .dictionary(object)
  }

  /// The traces that are kept, the positions of their tests, and how many did not fit.
  private func traces(limit: Int) -> (store: TraceStore, traced: [Int], dropped: Int) {
    var store = TraceStore()
    var traced: [Int] = []
    var dropped = 0
    let failed = trace == .off ? [] : records.enumerated().filter { $1.hasFailedOnce && $1.shownTrace != nil }
    for (position, record) in failed {
      if store.add(record, at: position, limit: .max) { traced.append(position) }
    }
    guard trace == .on else { return (store, traced, 0) }
    for (position, record) in records.enumerated().reversed() where !record.hasFailedOnce && record.shownTrace != nil {
      if dropped == 0, store.add(record, at: position, limit: limit) {
        traced.append(position)
      } else {
        dropped += 1
      }
    }
    return (store, traced.sorted(), dropped)
  }

  /// The text of each script that a failure or a step points into.
  private func sources(_ files: Set<String>) -> DynamicObject {
    var paths: Set<String> = files
    for record in records where record.hasFailedOnce {
      paths.insert(record.file)
      paths.formUnion(record.attempts.flatMap(\.failures).compactMap(\.file))
    }
    var result = DynamicDictionary()
    for path in paths.sorted(by: FileSystem.utf8Order) {
      if let text = try? FileSystem.text(of: path) { result[path] = .string(text) }
    }
    return .dictionary(result)
  }
}
