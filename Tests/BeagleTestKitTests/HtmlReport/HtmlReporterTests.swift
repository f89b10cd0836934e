import BeagleScenario
import BeagleSchema
import Testing

@testable import BeagleTestKit

/// What a report keeps of the traces, and what it says of an earlier run.
@Suite struct HtmlReporterTests {
  private static func record(_ name: String, _ outcome: TestRecord.Outcome, trace: String? = nil) -> TestRecord {
    let test = ScenarioTest(fullName: name, line: 1, tags: [])
    let status: TestResult.Status = outcome == .failed ? .failed : .passed
    let failures: [TestResult.Failure] = outcome == .failed ? [.init(message: "no")] : []
    return TestRecord(
      file: "suite.lua", platform: .ios, place: 0, name: name, test: test, outcome: outcome, flakiness: nil,
      attempts: [TestResult(test: test, status: status, failures: failures, trace: trace)])
  }

  private static func trace(_ text: String, size: Int = 1000) -> String {
    let filling = String(repeating: text, count: size)
    return
      #"{"files":["suite.lua"],"values":["\#(filling)"],"nodes":[[{"a":1}],[{"b":2},"children",[0,0]]],"steps":[{"call":"x","tree":1}]}"#
  }

  private static func document(_ records: [TestRecord], _ choice: TraceChoice, limit: Int) throws -> DynamicObject {
    let shell = Shell()
    defer { withExtendedLifetime(shell) {} }
    let path = "\(shell.folder)/report.html"
    let output = ReportOutput(path: path)
    let reporter = HtmlReporter(output: output, trace: choice, limit: limit)
    reporter.start(RunHeader(seed: 1, platforms: [.ios], shard: nil, units: 1))
    let file = ScenarioFile(path: "suite.lua", root: ".", lines: [])
    reporter.unitEnded(RunUnit(index: 0, file: file, platform: .ios, namesPlatform: false), records)
    reporter.end(RunSummary())
    try output.finish()
    let text = try FileSystem.text(of: path)
    let start = try #require(text.components(after: #"id="results">"#))
    return try DynamicObject(rawJSON: String(start.prefix { $0 != "<" }))
  }

  @Test func dropsTheOldestSuccessfulTracesFirst() throws {
    let records = [
      Self.record("a", .passed, trace: Self.trace("a")), Self.record("b", .failed, trace: Self.trace("b")),
      Self.record("c", .passed, trace: Self.trace("c")), Self.record("d", .passed, trace: Self.trace("d")),
    ]
    let all = try Self.document(records, .on, limit: 1 << 20)
    #expect(all["traced"] == [0, 1, 2, 3])
    #expect(all["droppedTraces"] == .empty)
    let some = try Self.document(records, .on, limit: 3500)
    #expect(some["traced"] == [1, 3])
    #expect(some["droppedTraces"] == 2)
    let failed = try Self.document(records, .on, limit: 0)
    #expect(failed["traced"] == [1])
  }

  @Test func keepsWhatTheChoiceSays() throws {
    let records = [
      Self.record("a", .passed, trace: Self.trace("a")), Self.record("b", .failed, trace: Self.trace("b")),
    ]
    #expect(try Self.document(records, .failed, limit: 1 << 20)["traced"] == [1])
    #expect(try Self.document(records, .off, limit: 1 << 20)["traced"] == [])
  }

  @Test func keepsTheTraceOfAnAttemptThatFailed() throws {
    var flaky = Self.record("a", .failed, trace: Self.trace("a"))
    flaky.outcome = .passed
    flaky.flakiness = "failed once, then passed"
    flaky.attempts.append(TestResult(test: flaky.test, status: .passed, trace: Self.trace("b")))
    #expect(flaky.shownTrace == Self.trace("a"))
    #expect(try Self.document([flaky], .failed, limit: 0)["traced"] == [0])
    #expect(try Self.document([flaky], .off, limit: 0)["traced"] == [])
  }

  @Test func holdsWhatTracesShareOnce() {
    var store = TraceStore()
    let one = Self.record("a", .passed, trace: Self.trace("a"))
    let isFirstTaken: Bool = store.add(one, at: 0, limit: .max)
    let size = store.size
    let isSecondTaken: Bool = store.add(one, at: 1, limit: .max)
    #expect(isFirstTaken && isSecondTaken)
    #expect(store.size - size < size / 4)
    #expect(store.blocks.map(\.id) == ["values-0", "nodes-0", "trace-0", "trace-1"])
    #expect(store.blocks[1].json == #"[[{"a":1}],[{"b":2},"children",[0,0]]]"#)
  }

  @Test func comparesWithAnEarlierRun() {
    let earlier = EarlierOutcomes([Self.record("a", .passed), Self.record("b", .failed), Self.record("gone", .passed)])
    #expect(earlier.change(of: Self.record("a", .passed)) == nil)
    #expect(earlier.change(of: Self.record("a", .failed)) == "was passed")
    #expect(earlier.change(of: Self.record("b", .passed)) == "was failed")
    #expect(earlier.change(of: Self.record("b", .error)) == nil)
    #expect(earlier.change(of: Self.record("b", .cached)) == nil)
    #expect(earlier.change(of: Self.record("new", .passed)) == "new")
    #expect(earlier.missing(in: [Self.record("a", .failed), Self.record("b", .passed)]) == ["suite.lua: gone"])
  }

  @Test func waysComeBackFromResults() throws {
    var record = Self.record("a", .passed)
    record.attempts[0].ways = [
      .init(from: nil, action: "open", to: "/a"), .init(from: "/a", action: "pushView", to: "", count: 3),
    ]
    let text = JSONWriter.compact.string(record.json())
    let back = try #require(TestRecord(json: try DynamicObject(rawJSON: text)))
    #expect(back.attempts[0].ways == record.attempts[0].ways)
  }
}

extension String {
  fileprivate func components(after mark: String) -> Substring? {
    var rest: Substring = self[...]
    while !rest.isEmpty {
      if rest.hasPrefix(mark) { return rest.dropFirst(mark.count) }
      rest = rest.dropFirst()
    }
    return nil
  }
}
