import BeagleSchema

/// The parts of a trace's JSON text, cut out without reading what is inside them.
///
/// A report of thousands of traces only has to find out which parts are equal.
struct TraceParts {
  /// A node: its text up to the positions of the nodes inside it, and those.
  struct Node {
    let head: String
    let inside: [Int]?

    /// The text with the positions that the nodes inside have in `positions`; a node holds only nodes before it.
    func text(with positions: [Int]) -> String {
      guard let inside else { return head }
      let known: [String] = inside.compactMap { positions.indices.contains($0) ? String(positions[$0]) : nil }
      return head + known.joined(separator: ",") + "]]"
    }
  }

  /// The scripts that the steps point into.
  private(set) var files: [String] = []
  private(set) var values: [String] = []
  private(set) var nodes: [Node] = []
  /// The steps as they stand.
  private(set) var steps = ""

  /// The parts of a trace as `TraceWriter` makes it; nil for any other text.
  init?(_ text: String) {
    var text: String = text
    let isComplete: Bool = text.withUTF8 { bytes in
      var scanner = ListScanner(bytes)
      guard scanner.take("{\"files\":"), let files = scanner.list(),
        scanner.take(",\"values\":"), let values = scanner.list(),
        scanner.take(",\"nodes\":"), let nodes = scanner.list(),
        scanner.take(",\"steps\":"), let steps = scanner.rest
      else { return false }
      self.files = files.compactMap { range in (try? DynamicObject(rawJSON: Array(bytes[range])))?.text }
      self.values = values.map { String(decoding: bytes[$0], as: UTF8.self) }
      self.nodes = nodes.map { Self.node(bytes[$0]) }
      self.steps = String(decoding: bytes[steps], as: UTF8.self)
      return true
    }
    if !isComplete { return nil }
  }

  /// `[{…}]` or `[{…},"children",[1,2]]`.
  private static func node(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Node {
    let whole = Node(head: String(decoding: bytes, as: UTF8.self), inside: nil)
    guard bytes.count > 4, bytes.suffix(2).elementsEqual("]]".utf8),
      let start = bytes.lastIndex(of: UInt8(ascii: "["))
    else { return whole }
    let digits = bytes[(start + 1)..<(bytes.endIndex - 2)]
    var inside: [Int] = []
    for part in digits.split(separator: UInt8(ascii: ",")) {
      guard let position = Int(String(decoding: part, as: UTF8.self)) else { return whole }
      inside.append(position)
    }
    return Node(head: String(decoding: bytes[...start], as: UTF8.self), inside: inside)
  }
}

/// Finds where the elements of JSON lists begin and end.
private struct ListScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Goes past `text`, if it is here.
  mutating func take(_ text: StaticString) -> Bool {
    let end: Int = position + text.utf8CodeUnitCount
    guard end <= bytes.count else { return false }
    for offset in 0..<text.utf8CodeUnitCount where bytes[position + offset] != text.utf8Start[offset] { return false }
    position = end
    return true
  }

  /// All but the closing bracket of the whole.
  var rest: Range<Int>? { position < bytes.count - 1 ? position..<(bytes.count - 1) : nil }

  /// The elements of the list that begins here.
  mutating func list() -> [Range<Int>]? {
    guard position < bytes.count, bytes[position] == UInt8(ascii: "[") else { return nil }
    position += 1
    var result: [Range<Int>] = []
    var depth = 0
    var start: Int = position
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""): skipText()
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]") where depth == 0:
        if position > start { result.append(start..<position) }
        position += 1
        return result
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ",") where depth == 0:
        result.append(start..<position)
        start = position + 1
      default: break
      }
      position += 1
    }
    return nil
  }

  /// Goes to the quote that ends the text which begins here.
  private mutating func skipText() {
    position += 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
  }
}
