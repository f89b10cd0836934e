import BeagleScenario
import BeagleSchema

/// Reads a results file test by test, so that its size does not matter.
struct ResultsReader {
  /// What keeps a file from being read as results.
  enum Failure: Error, Hashable {
    /// The system refused it.
    case unreadable(SystemError)
    /// It is no results file of this program.
    case foreign(path: String)
    /// It is one of another version of the format.
    case version(path: String, found: Int)
    /// It ends in the middle, or something in it was damaged.
    case torn(path: String, line: Int?)
  }

  /// The file.
  let path: String
  /// Everything but the tests.
  let head: DynamicObject
  private let file: ResultsFile
  private let lines: [Range<Int>]
  private let inline: [DynamicObject]

  /// Opens a results file and reads all but its tests.
  init(path: String) throws(Failure) {
    self.path = path
    file = ResultsFile(path: path)
    let bytes: [UInt8]
    do {
      bytes = try FileSystem.read(path)
    } catch {
      throw .unreadable(error)
    }
    if bytes.isEmpty { throw .torn(path: path, line: nil) }
    guard bytes.first == UInt8(ascii: "{") else { throw .foreign(path: path) }
    let layout = ResultsLayout(bytes)
    // Of events alone, the last of which the document was to follow.
    if layout == .events { throw .torn(path: path, line: nil) }
    if case .lines(let headEnd, let start, let tests) = layout {
      lines = tests
      inline = []
      head = try Self.document(Array(bytes[start..<headEnd]) + "}".utf8, path)
    } else {
      lines = []
      let document = try Self.document(bytes, path)
      inline = document["tests"].elements
      var object = JSONObject()
      if case .dictionary(let dictionary) = document {
        for (key, value) in dictionary where key != "tests" { object.set(key, value) }
      }
      head = object.value
    }
    try check()
  }

  /// How many tests it tells of.
  var count: Int { lines.count + inline.count }

  /// The test at `position`.
  func test(_ position: Int) throws(Failure) -> TestRecord {
    if lines.isEmpty {
      guard let record = TestRecord(json: inline[position]) else { throw .torn(path: path, line: nil) }
      return record
    }
    let bytes: [UInt8]
    do {
      bytes = try file.read(lines[position])
    } catch {
      throw .unreadable(error)
    }
    guard let value = try? DynamicObject(rawJSON: bytes), let record = TestRecord(json: value)
    else { throw .torn(path: path, line: position + 2) }
    return record
  }

  /// Closes the file until the next test is wanted.
  func close() { file.letGo() }

  /// Which part of a larger run it is.
  var shard: ShardNumber? { ShardNumber(json: head["shard"]) }

  private func check() throws(Failure) {
    guard head["format"].text == ResultsFormat.name else { throw .foreign(path: path) }
    let version = head["version"].integer ?? 0
    guard version == ResultsFormat.version else { throw .version(path: path, found: version) }
  }

  private static func document(_ bytes: [UInt8], _ path: String) throws(Failure) -> DynamicObject {
    do {
      return try DynamicObject(rawJSON: bytes)
    } catch {
      let isOurs = String(decoding: bytes.prefix(400), as: UTF8.self).contains(ResultsFormat.name)
      throw isOurs ? .torn(path: path, line: nil) : .foreign(path: path)
    }
  }
}

extension ResultsReader.Failure: CustomStringConvertible {
  /// What is wrong with which file.
  var description: String {
    switch self {
    case .unreadable(let error): error.description
    case .foreign(let path): "\(path): not a results file of beagle-test (--reporter json=FILE writes one)"
    case .version(let path, let found):
      "\(path): results of format version \(found); this program reads version \(ResultsFormat.version)"
    case .torn(let path, let line?): "\(path):\(line): the results are damaged here"
    case .torn(let path, nil): "\(path): the results end too early, or something in them is damaged"
    }
  }
}
