/// One `name=value` of a query, percent-decoded.
package struct QueryItem: Hashable, Sendable {
  package let name: String
  package let value: String

  /// The items of a query text, in order.
  static func parse(_ text: Substring?) -> [QueryItem] {
    guard let text, !text.isEmpty else { return [] }
    return text.split(separator: "&").map { part in
      guard let sign = part.firstIndex(of: "=") else { return QueryItem(name: PercentEncoding.decode(part), value: "") }
      return QueryItem(
        name: PercentEncoding.decode(part[..<sign]),
        value: PercentEncoding.decode(part[part.index(after: sign)...])
      )
    }
  }
}

/// The address of a request in the forms that routes are compared with.
struct RequestTarget {
  /// Scheme, authority and path, percent-decoded.
  let whole: String
  /// The path below the application's base, percent-decoded; nil when the address stands elsewhere.
  let below: String?
  let query: [QueryItem]

  private let rawWhole: Substring
  private let rawBelow: Substring?

  init(address: String, base: String) {
    let parts = Self.split(address)
    rawWhole = parts.location
    whole = PercentEncoding.decode(parts.location)
    query = QueryItem.parse(parts.query)
    rawBelow = Self.below(address, base: base).map { Self.split($0).location }
    below = rawBelow.map { $0.isEmpty ? "/" : PercentEncoding.decode($0) }
  }

  /// The segments that a route's pattern is compared with.
  func segments(relative: Bool) -> [Substring]? {
    guard relative else { return rawWhole.split(separator: "/", omittingEmptySubsequences: false) }
    return rawBelow.map { $0.split(separator: "/", omittingEmptySubsequences: false) }
  }

  /// The first segment below the base, percent-decoded.
  var firstSegment: String? {
    rawBelow?.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false).dropFirst().first
      .map { PercentEncoding.decode($0) }
  }

  /// `address` behind `base`; nil when it stands elsewhere.
  static func below(_ address: String, base: String) -> Substring? {
    guard address.utf8.starts(with: base.utf8) else { return nil }
    let rest = address[address.utf8.index(address.startIndex, offsetBy: base.utf8.count)...]
    switch rest.utf8.first {
    case UInt8(ascii: "/"): return rest
    case nil, UInt8(ascii: "?"), UInt8(ascii: "#"): return base.isEmpty ? nil : rest
    default: return nil
    }
  }

  /// What stands before the query, and the query; a fragment never goes over the wire.
  static func split(_ text: some StringProtocol) -> (location: Substring, query: Substring?) {
    var rest = Substring(text)
    if let sign = rest.utf8.firstIndex(of: UInt8(ascii: "#")) { rest = rest[..<sign] }
    guard let sign = rest.utf8.firstIndex(of: UInt8(ascii: "?")) else { return (rest, nil) }
    return (rest[..<sign], rest[rest.utf8.index(after: sign)...])
  }
}
