import BeagleScenario
import BeagleSchema

/// The traces of a report, which share the values and the nodes that they have in common.
struct TraceStore {
  /// How many values or nodes stand in one element of the page.
  static let chunk = 512

  /// The texts that traces refer to, each once.
  private struct Pool {
    private(set) var texts: [String] = []
    private var positions: [String: Int] = [:]

    /// The position of a text, and the bytes that it adds.
    mutating func position(of text: String) -> (position: Int, added: Int) {
      if let present = positions[text] { return (present, 0) }
      positions[text] = texts.count
      texts.append(text)
      return (texts.count - 1, text.utf8.count + 1)
    }

    mutating func removeAll(after count: Int) {
      for text in texts[count...] { positions[text] = nil }
      texts.removeSubrange(count...)
    }
  }

  private var values = Pool()
  private var nodes = Pool()
  private var traces: [(test: Int, text: String)] = []
  /// The bytes that all of it takes.
  private(set) var size = 0
  /// The scripts that the steps point into.
  private(set) var files: Set<String> = []

  /// Adds the trace of the test at `position`; what is no trace of this program is left out.
  ///
  /// - Returns: false when it would take the store over `limit`; then nothing is added.
  mutating func add(_ record: TestRecord, at position: Int, limit: Int) -> Bool {
    guard let parts = record.shownTrace.flatMap(TraceParts.init) else { return true }
    let before: (values: Int, nodes: Int) = (values.texts.count, nodes.texts.count)
    var added = 0
    var valuePositions: [Int] = []
    for value in parts.values {
      let place = values.position(of: value)
      added += place.added
      valuePositions.append(place.position)
    }
    var nodePositions: [Int] = []
    for node in parts.nodes {
      let place = nodes.position(of: node.text(with: nodePositions))
      added += place.added
      nodePositions.append(place.position)
    }
    let lists: [String] = [valuePositions, nodePositions].map { $0.map(String.init).joined(separator: ",") }
    let written = "{\"values\":[\(lists[0])],\"nodes\":[\(lists[1])],\"steps\":\(parts.steps)}"
    added += written.utf8.count + 80
    guard size + added <= limit else {
      values.removeAll(after: before.values)
      nodes.removeAll(after: before.nodes)
      return false
    }
    size += added
    traces.append((position, written))
    files.formUnion(parts.files)
    return true
  }

  /// The elements of the page that hold it all: their ids and their JSON.
  var blocks: [(id: String, json: String)] {
    Self.blocks("values", values.texts) + Self.blocks("nodes", nodes.texts)
      + traces.map { ("trace-\($0.test)", $0.text) }
  }

  private static func blocks(_ name: String, _ texts: [String]) -> [(id: String, json: String)] {
    stride(from: 0, to: texts.count, by: chunk).map { start in
      let part: ArraySlice<String> = texts[start..<min(start + chunk, texts.count)]
      return ("\(name)-\(start / chunk)", "[" + part.joined(separator: ",") + "]")
    }
  }
}

extension TestRecord {
  /// The trace to show: of the run that failed, where one did, else of the decisive one.
  var shownTrace: String? {
    let failed: TestResult? = attempts.first { ($0.status == .failed || $0.status == .error) && $0.trace != nil }
    return failed?.trace ?? decisive?.trace ?? attempts.lazy.compactMap(\.trace).first
  }
}
