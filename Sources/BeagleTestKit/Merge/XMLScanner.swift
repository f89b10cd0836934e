/// Reads the XML that this program writes, tag by tag: no declarations, no comments, no CDATA.
struct XMLScanner {
  /// A piece of a document.
  enum Token: Hashable {
    /// A tag opens; `isEmpty` where it closes at once.
    case open(name: String, attributes: [String: String], isEmpty: Bool)
    /// A tag closes.
    case close(String)
    /// Text, references resolved.
    case text(String)
  }

  /// What is no such XML.
  struct Malformed: Error {}

  private let bytes: [UInt8]
  private var position = 0

  /// A scanner of `bytes`.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next piece; nil at the end.
  mutating func next() throws(Malformed) -> Token? {
    guard position < bytes.count else { return nil }
    guard bytes[position] == UInt8(ascii: "<") else {
      let end = bytes[position...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
      defer { position = end }
      return .text(Self.resolved(bytes[position..<end]))
    }
    if bytes[position...].starts(with: "<?".utf8) {
      guard let end = bytes[position...].firstIndex(of: UInt8(ascii: ">")) else { throw Malformed() }
      position = end + 1
      return try next()
    }
    position += 1
    if peek() == UInt8(ascii: "/") {
      position += 1
      let name = word()
      guard peek() == UInt8(ascii: ">") else { throw Malformed() }
      position += 1
      return .close(name)
    }
    return try tag()
  }

  private func peek() -> UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func tag() throws(Malformed) -> Token {
    let name = word()
    var attributes: [String: String] = [:]
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: ">"):
        position += 1
        return .open(name: name, attributes: attributes, isEmpty: false)
      case UInt8(ascii: "/"):
        position += 2
        return .open(name: name, attributes: attributes, isEmpty: true)
      case UInt8(ascii: " "), UInt8(ascii: "\n"): position += 1
      default:
        let key = word()
        guard !key.isEmpty, bytes[position...].starts(with: "=\"".utf8),
          let end = bytes[(position + 2)...].firstIndex(of: UInt8(ascii: "\""))
        else { throw Malformed() }
        attributes[key] = Self.resolved(bytes[(position + 2)..<end])
        position = end + 1
      }
    }
    throw Malformed()
  }

  private mutating func word() -> String {
    let end =
      bytes[position...].firstIndex { byte in
        !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
          && !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
          && byte != UInt8(ascii: "-")
      } ?? bytes.count
    defer { position = end }
    return String(decoding: bytes[position..<end], as: UTF8.self)
  }

  private static func resolved(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    let named: [Substring: String] = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]
    var resolved = ""
    for (index, part) in text.split(separator: "&", omittingEmptySubsequences: false).enumerated() {
      guard index > 0, let end = part.firstIndex(of: ";") else {
        resolved += part
        continue
      }
      let name = part[..<end]
      let scalar = name.hasPrefix("#") ? UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init) : nil
      resolved += named[name] ?? scalar.map { String($0) } ?? "&\(name);"
      resolved += part[part.index(after: end)...]
    }
    return resolved
  }
}
