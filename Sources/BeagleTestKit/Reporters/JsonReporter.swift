import BeagleSchema

/// Writes results as JSON: to a channel a line per event and the document as the last line, to a file the document.
final class JsonReporter: Reporter {
  private let output: ReportOutput
  private let isStream: Bool
  private let trace: TraceChoice
  private var header: RunHeader?
  private let tests = Spool()

  /// A report to `output`, with events when it is a stream.
  init(output: ReportOutput, isStream: Bool, trace: TraceChoice) {
    self.output = output
    self.isStream = isStream
    self.trace = trace
  }

  func start(_ header: RunHeader) {
    self.header = header
    guard isStream else { return }
    var event = JSONObject()
    event.set("event", "runStarted")
    for (key, value) in header.json.dictionary { event.set(key, value) }
    event.set("units", header.units)
    output.writeLine(JSONWriter.compact.string(event.value))
    output.flush()
  }

  func unitEnded(_ unit: RunUnit, _ records: [TestRecord]) {
    for record in records {
      let keepsTrace: Bool = trace == .on || trace == .failed && record.hasFailedOnce
      let line = JSONWriter.compact.bytes(record.json(keepsTrace: keepsTrace))
      if !tests.isEmpty { tests.append(isStream ? ",".utf8 : ",\n".utf8) }
      tests.append(line)
      if isStream { output.writeLine("{\"event\":\"testEnded\",\"test\":\(String(decoding: line, as: UTF8.self))}") }
    }
    output.flush()
  }

  func end(_ summary: RunSummary) {
    guard var document = header?.json else { return }
    document.set("summary", summary.json)
    document.set("broken", summary.brokenJSON)
    document.set("partings", .array(summary.partings.map(\.json)))
    if !summary.routes.isEmpty { document.set("routes", .array(summary.routes.map(\.json))) }
    document.set("unusedSnapshots", .array(summary.unusedSnapshots.map { .string($0) }))
    let head = JSONWriter.compact.string(document.value).dropLast()
    let lineEnd = isStream || tests.isEmpty ? "" : "\n"
    output.write("\(head),\"tests\":[\(lineEnd)")
    output.write(tests)
    output.write("\(lineEnd)]}\n")
    output.flush()
  }
}
