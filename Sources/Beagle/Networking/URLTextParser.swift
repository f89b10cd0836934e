/// Checks and completes the text of a URL as `URL(string:)` of today's Foundation does, without Foundation.
///
/// A part (user, path, query, fragment) that holds a character which does not belong there, or a broken escape, is
/// percent-encoded as a whole, escapes that are there included. A scheme, host or port that is no such thing fails.
struct URLTextParser {
  private var rest: ArraySlice<UInt8>
  private var output: [UInt8] = []
  private var isRewritten = false
  private var emptyPort: Int?

  private init(_ text: [UInt8]) {
    rest = text[...]
    output.reserveCapacity(text.count + 16)
  }

  /// The text of the URL; nil where `URL(string:)` is nil.
  static func parse(_ text: [UInt8]) -> [UInt8]? {
    var parser = URLTextParser(text)
    guard !text.isEmpty, parser.takeScheme(), parser.takeAuthority() else { return nil }
    parser.takePathQueryAndFragment()
    if parser.isRewritten, let colon = parser.emptyPort { parser.output.remove(at: colon) }
    return parser.output
  }

  /// A colon before any other delimiter ends a scheme, which may be empty.
  private mutating func takeScheme() -> Bool {
    guard let end = rest.firstIndex(where: URLCharacters.delimiters.contains), rest[end] == UInt8(ascii: ":") else {
      return true
    }
    let scheme = rest[..<end]
    guard scheme.first.map(URLCharacters.isLetter) ?? true, scheme.allSatisfy(URLCharacters.scheme.contains) else {
      return false
    }
    output.append(contentsOf: rest[...end])
    rest = rest[(end + 1)...]
    return true
  }

  private mutating func takeAuthority() -> Bool {
    guard rest.starts(with: [UInt8(ascii: "/"), UInt8(ascii: "/")]) else { return true }
    output.append(contentsOf: rest.prefix(2))
    rest = rest.dropFirst(2)
    let end = rest.firstIndex(where: URLCharacters.authorityEnds.contains) ?? rest.endIndex
    var authority = rest[..<end]
    rest = rest[end...]
    if let at = authority.lastIndex(of: UInt8(ascii: "@")) {
      let colon = authority[..<at].firstIndex(of: UInt8(ascii: ":")) ?? at
      append(authority[..<colon], allowed: URLCharacters.userInfo)
      if colon < at { output.append(UInt8(ascii: ":")) }
      append(authority[colon..<at].dropFirst(), allowed: URLCharacters.userInfo)
      output.append(UInt8(ascii: "@"))
      authority = authority[(at + 1)...]
    }
    guard Self.isHostAndPort(authority) else { return false }
    output.append(contentsOf: authority)
    if authority.last == UInt8(ascii: ":") { emptyPort = output.count - 1 }
    return true
  }

  private static func isHostAndPort(_ text: ArraySlice<UInt8>) -> Bool {
    let port: ArraySlice<UInt8>
    if text.first == UInt8(ascii: "[") {
      guard let close = text.firstIndex(of: UInt8(ascii: "]")) else { return false }
      guard isValid(text[(text.startIndex + 1)..<close], allowed: URLCharacters.addressLiteral) else { return false }
      port = text[(close + 1)...]
      guard port.isEmpty || port.first == UInt8(ascii: ":") else { return false }
    } else {
      port = text[(text.firstIndex(of: UInt8(ascii: ":")) ?? text.endIndex)...]
      guard isValid(text[..<port.startIndex], allowed: URLCharacters.host) else { return false }
    }
    return port.dropFirst().allSatisfy(URLCharacters.isDigit)
  }

  private mutating func takePathQueryAndFragment() {
    let fragment = rest.firstIndex(of: UInt8(ascii: "#")) ?? rest.endIndex
    let query = rest[..<fragment].firstIndex(of: UInt8(ascii: "?")) ?? fragment
    takePath(rest[..<query])
    if query < fragment {
      output.append(UInt8(ascii: "?"))
      append(rest[(query + 1)..<fragment], allowed: URLCharacters.queryAndFragment)
    }
    if fragment < rest.endIndex {
      output.append(UInt8(ascii: "#"))
      append(rest[(fragment + 1)...], allowed: URLCharacters.queryAndFragment)
    }
  }

  /// A colon in the first segment would read as the end of a scheme, so it goes with what has to be encoded.
  private mutating func takePath(_ path: ArraySlice<UInt8>) {
    guard !Self.isValid(path, allowed: URLCharacters.path) else { return output.append(contentsOf: path) }
    isRewritten = true
    let slash = path.firstIndex(of: UInt8(ascii: "/")) ?? path.endIndex
    PercentEncoding.encode(path[..<slash], allowed: URLCharacters.firstSegment, into: &output)
    PercentEncoding.encode(path[slash...], allowed: URLCharacters.path, into: &output)
  }

  private mutating func append(_ part: ArraySlice<UInt8>, allowed: ASCIISet) {
    guard !Self.isValid(part, allowed: allowed) else { return output.append(contentsOf: part) }
    isRewritten = true
    PercentEncoding.encode(part, allowed: allowed, into: &output)
  }

  /// Whether `part` holds allowed characters and complete escapes only.
  private static func isValid(_ part: ArraySlice<UInt8>, allowed: ASCIISet) -> Bool {
    var index = part.startIndex
    while index < part.endIndex {
      if allowed.contains(part[index]) {
        index += 1
      } else if part[index] == UInt8(ascii: "%"), index + 2 < part.endIndex,
        PercentEncoding.hexValue(part[index + 1]) != nil, PercentEncoding.hexValue(part[index + 2]) != nil
      {
        index += 3
      } else {
        return false
      }
    }
    return true
  }
}
