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

  /// Adds the trace of the test at `position`, which may be there in several runs of which the first with steps counts.
  ///
  /// - Returns: false when it would take the store over `limit`; then nothing is added.
  mutating func add(_ record: TestRecord, at position: Int, limit: Int) -> Bool {
    guard let text = record.shownTrace, let trace = try? DynamicObject(rawJSON: text) else { return true }
    let before: (values: Int, nodes: Int) = (values.texts.count, nodes.texts.count)
    var added = 0
    var valuePositions: [DynamicObject] = []
    for value in trace["values"].elements {
      let place = values.position(of: JSONWriter.compact.string(value))
      added += place.added
      valuePositions.append(.int(place.position))
    }
    var nodePositions: [DynamicObject] = []
    for node in trace["nodes"].elements {
      var parts: [DynamicObject] = node.elements
      if parts.count == 3 {
        parts[2] = .array(
          parts[2].elements.map { part in
            let inner: Int = part.integer ?? -1
            return nodePositions.indices.contains(inner) ? nodePositions[inner] : .int(0)
          })
      }
      let place = nodes.position(of: JSONWriter.compact.string(.array(parts)))
      added += place.added
      nodePositions.append(.int(place.position))
    }
    var object = JSONObject()
    object.set("values", .array(valuePositions))
    object.set("nodes", .array(nodePositions))
    object.set("steps", trace["steps"])
    let written: String = JSONWriter.compact.string(object.value)
    added += written.utf8.count
    guard size + added <= limit else {
      values.removeAll(after: before.values)
      nodes.removeAll(after: before.nodes)
      return false
    }
    size += added
    traces.append((position, written))
    files.formUnion(trace["steps"].elements.compactMap { $0["file"].text })
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
  /// The trace to show: of a test that failed that of the run which did.
  var shownTrace: String? {
    decisive?.trace ?? attempts.lazy.compactMap(\.trace).first
  }
}
