import BeagleScenario

extension UnitMessage {
  /// What tells the messages apart in a frame.
  fileprivate enum Tag: Int {
    case listed, started, output, ended, broken, noTestAtLine, finished
  }
}

extension FrameWriter {
  /// Adds a message as a frame.
  mutating func writeFrame(_ message: UnitMessage) {
    begin()
    switch message {
    case .listed(let tests):
      write(UnitMessage.Tag.listed.rawValue)
      write(tests) { $0.write($1) }
    case .started(let place, let test):
      write(UnitMessage.Tag.started.rawValue)
      write(place)
      write(test)
    case .output(let text):
      write(UnitMessage.Tag.output.rawValue)
      write(text)
    case .ended(let result):
      write(UnitMessage.Tag.ended.rawValue)
      write(result)
    case .broken(let error):
      write(UnitMessage.Tag.broken.rawValue)
      write(error.message)
      write(error.file)
      write(error.line) { $0.write($1) }
    case .noTestAtLine(let line, let lines):
      write(UnitMessage.Tag.noTestAtLine.rawValue)
      write(line)
      write(lines) { $0.write($1) }
    case .finished(let report):
      write(UnitMessage.Tag.finished.rawValue)
      write(report)
    }
    end()
  }

  private mutating func write(_ test: ScenarioTest) {
    write(test.fullName)
    write(test.lines)
    write(test.blocks) { $0.write($1) }
    write(test.tags) { $0.write($1) }
  }

  private mutating func write(_ lines: ScenarioTest.Lines) {
    write(lines.first)
    write(lines.last)
  }

  /// A result goes without its test, which the message before named.
  private mutating func write(_ result: TestResult) {
    write(result.status.rawValue)
    write(result.failures) { writer, failure in
      writer.write(failure.message)
      writer.write(failure.file) { $0.write($1) }
      writer.write(failure.line) { $0.write($1) }
      writer.write(failure.traceback) { $0.write($1) }
    }
    write(result.skipReason) { $0.write($1) }
    write(result.output)
    write(result.duration)
    write(result.fingerprint) { $0.write($1) }
    write(result.ways) { writer, way in
      writer.write(way.from) { $0.write($1) }
      writer.write(way.action)
      writer.write(way.to)
      writer.write(way.count)
    }
    write(result.trace) { $0.write($1) }
  }

  private mutating func write(_ report: UnitReport) {
    write(report.dependencies) { writer, dependency in
      writer.write(dependency.path)
      writer.write(dependency.state.rawValue)
    }
    write(report.snapshots) { $0.write($1) }
    write(report.coverage) { writer, point in
      writer.write(point.kind.rawValue)
      writer.write(point.screen)
      writer.write(point.place)
      writer.write(point.name)
      writer.write(point.isUsed)
    }
    write(report.isComplete)
    write(report.isPartComplete)
    write(report.isCutShort)
  }
}

extension FrameReader {
  /// A message; `running` is the test whose end it may tell.
  mutating func message(running: ScenarioTest?) throws(Torn) -> UnitMessage {
    switch UnitMessage.Tag(rawValue: try integer()) {
    case .listed?: return .listed(try list { (reader) throws(Torn) in try reader.test() })
    case .started?:
      let place = try integer()
      return .started(place: place, try test())
    case .output?: return .output(try text())
    case .ended?:
      guard let running else { throw Torn() }
      return .ended(try result(of: running))
    case .broken?:
      let message = try text()
      let file = try text()
      let line = try optional { (reader) throws(Torn) in try reader.integer() }
      return .broken(ScenarioError(message: message, file: file, line: line))
    case .noTestAtLine?:
      let line = try integer()
      return .noTestAtLine(line, lines: try list { (reader) throws(Torn) in try reader.integer() })
    case .finished?: return .finished(try report())
    case nil: throw Torn()
    }
  }

  private mutating func texts() throws(Torn) -> [String] {
    try list { (reader) throws(Torn) in try reader.text() }
  }

  private mutating func optionalText() throws(Torn) -> String? {
    try optional { (reader) throws(Torn) in try reader.text() }
  }

  private mutating func test() throws(Torn) -> ScenarioTest {
    let name = try text()
    let lines = try self.lines()
    let blocks = try list { (reader) throws(Torn) in try reader.lines() }
    return ScenarioTest(
      fullName: name, line: lines.first, lastLine: lines.last, blocks: blocks, tags: try texts())
  }

  private mutating func lines() throws(Torn) -> ScenarioTest.Lines {
    let first = try integer()
    return ScenarioTest.Lines(first: first, last: try integer())
  }

  private mutating func result(of test: ScenarioTest) throws(Torn) -> TestResult {
    guard let status = TestResult.Status(rawValue: try text()) else { throw Torn() }
    var result = TestResult(test: test, status: status)
    result.failures = try list { (reader) throws(Torn) in try reader.failure() }
    result.skipReason = try optionalText()
    result.output = try text()
    result.duration = try double()
    result.fingerprint = try optionalText()
    result.ways = try list { (reader) throws(Torn) in try reader.way() }
    result.trace = try optionalText()
    return result
  }

  private mutating func failure() throws(Torn) -> TestResult.Failure {
    var failure = TestResult.Failure(message: try text())
    failure.file = try optionalText()
    failure.line = try optional { (reader) throws(Torn) in try reader.integer() }
    failure.traceback = try texts()
    return failure
  }

  private mutating func coveragePoint() throws(Torn) -> CoveragePoint {
    guard let kind = CoveragePoint.Kind(rawValue: try text()) else { throw Torn() }
    let screen = try text()
    let place = try text()
    let name = try text()
    return CoveragePoint(kind: kind, screen: screen, place: place, name: name, isUsed: try flag())
  }

  private mutating func way() throws(Torn) -> TestResult.Way {
    let from = try optionalText()
    let action = try text()
    let to = try text()
    return TestResult.Way(from: from, action: action, to: to, count: try integer())
  }

  private mutating func report() throws(Torn) -> UnitReport {
    let dependencies = try list { (reader) throws(Torn) in
      let path = try reader.text()
      return ScenarioDependency(path: path, state: FileState(rawValue: try reader.text()))
    }
    let snapshots = try texts()
    let coverage = try list { (reader) throws(Torn) in try reader.coveragePoint() }
    return UnitReport(
      dependencies: dependencies, snapshots: snapshots, coverage: coverage, isComplete: try flag(),
      isPartComplete: try flag(), isCutShort: try flag())
  }
}
