/// Where the tests of a results file stand, found without a look into them.
enum ResultsLayout: Hashable {
  /// As this program writes it: what is before the tests, but its last brace, and the tests, one a line.
  case lines(headEnd: Int, start: Int, tests: [Range<Int>])
  /// Events without the document that is their end.
  case events
  /// Another form of the same document.
  case other

  private static let event = Array("{\"event\":".utf8)
  private static let testEnded = Array("{\"event\":\"testEnded\",\"test\":".utf8)
  private static let opening = Array(",\"tests\":[".utf8)
  private static let closing = Array("]}".utf8)

  /// The layout of a file of these bytes.
  init(_ bytes: [UInt8]) {
    let lines = Self.lines(of: bytes)
    guard let first = lines.first, let last = lines.last else {
      self = .other
      return
    }
    if bytes[first].starts(with: Self.event) {
      self = Self.stream(bytes, lines, document: last)
    } else {
      self = Self.document(bytes, lines, head: first, end: last)
    }
  }

  /// Of a file: the head on the first line, the end on the last.
  private static func document(
    _ bytes: [UInt8], _ lines: [Range<Int>], head: Range<Int>, end: Range<Int>
  ) -> ResultsLayout {
    guard lines.count > 1, bytes[head].suffix(opening.count).elementsEqual(opening),
      bytes[end].elementsEqual(closing)
    else { return .other }
    let tests = lines.dropFirst().dropLast().map { line in
      bytes[line].last == UInt8(ascii: ",") ? line.lowerBound..<(line.upperBound - 1) : line
    }
    return .lines(headEnd: head.upperBound - opening.count, start: head.lowerBound, tests: Array(tests))
  }

  /// Of events: each test that ended, and the whole document as the last line.
  private static func stream(_ bytes: [UInt8], _ lines: [Range<Int>], document: Range<Int>) -> ResultsLayout {
    if bytes[document].starts(with: event) { return .events }
    guard bytes[document].suffix(closing.count).elementsEqual(closing),
      let headEnd = document.first(where: { bytes[$0...].starts(with: opening) })
    else { return .events }
    let tests = lines.dropLast().filter { bytes[$0].starts(with: testEnded) }.map { line in
      (line.lowerBound + testEnded.count)..<(line.upperBound - 1)
    }
    return .lines(headEnd: headEnd, start: document.lowerBound, tests: tests)
  }

  /// The lines that say something.
  private static func lines(of bytes: [UInt8]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let isBlank = bytes[start..<end].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }
      if !isBlank { lines.append(start..<end) }
      start = end + 1
    }
    return lines
  }
}
