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
  private let lines: [Range<Int>]
  private let bytes: [UInt8]
  private let inline: [DynamicObject]

  /// Opens a results file and reads all but its tests.
  init(path: String) throws(Failure) {
    self.path = path
    do {
      bytes = try FileSystem.read(path)
    } catch {
      throw .unreadable(error)
    }
    if bytes.isEmpty { throw .torn(path: path, line: nil) }
    guard let start = Self.start(of: bytes) else { throw .foreign(path: path) }
    // Of events alone, the last of which the document was to follow.
    if bytes[start...].starts(with: Self.event) { throw .torn(path: path, line: nil) }
    if let split = Self.split(bytes, from: start) {
      lines = split.lines
      inline = []
      head = try Self.document(split.head, path)
    } else {
      lines = []
      let document = try Self.document(Array(bytes[start...]), path)
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
    guard let value = try? DynamicObject(rawJSON: Array(bytes[lines[position]])), let record = TestRecord(json: value)
    else { throw .torn(path: path, line: position + 2) }
    return record
  }

  /// Which part of a larger run it is.
  var shard: ShardNumber? { ShardNumber(json: head["shard"]) }

  private func check() throws(Failure) {
    guard head["format"].text == ResultsFormat.name else { throw .foreign(path: path) }
    let version = head["version"].integer ?? 0
    guard version == ResultsFormat.version else { throw .version(path: path, found: version) }
  }

  private static let event = Array("{\"event\":".utf8)

  /// Where the document begins: at the start, or, after events, at the last line.
  private static func start(of bytes: [UInt8]) -> Int? {
    let end = bytes.lastIndex { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\r") }
    guard let end, let first = bytes.first, first == UInt8(ascii: "{") else { return nil }
    guard bytes.starts(with: event) else { return 0 }
    return bytes[..<end].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  }

  /// The head and the lines of the tests, where the file is as this program writes it.
  private static func split(_ bytes: [UInt8], from start: Int) -> (head: [UInt8], lines: [Range<Int>])? {
    let newline = UInt8(ascii: "\n")
    guard let firstEnd = bytes[start...].firstIndex(of: newline) else { return nil }
    let opening = Array(",\"tests\":[".utf8)
    let head = bytes[start..<firstEnd]
    guard head.count > opening.count, head.suffix(opening.count).elementsEqual(opening) else { return nil }
    var lines: [Range<Int>] = []
    var position = firstEnd + 1
    while position < bytes.count {
      let end = bytes[position...].firstIndex(of: newline) ?? bytes.count
      if bytes[position..<end].elementsEqual("]}".utf8) {
        return (Array(head.dropLast(opening.count)) + "}".utf8, lines)
      }
      let isLast = end > position && bytes[end - 1] != UInt8(ascii: ",")
      lines.append(position..<(isLast ? end : end - 1))
      position = end + 1
    }
    return nil
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
