/// What a stub answers: a method and the pattern of an address, such as `GET /items/:id?page=1`.
///
/// A target that begins with `/` stands below the application's base, any other is the whole address. Addresses are
/// compared percent-decoded. `:name` takes one segment, `*` at the end the rest; a query has to be in the request.
public struct StubRoute: Sendable {
  /// The route as written.
  public let text: String
  /// The method in capitals; `*` for any.
  public let method: String
  /// What the method is followed by, as written.
  public let target: String

  let shape: Shape
  let query: [QueryItem]

  /// How a route finds its requests.
  enum Shape: Sendable {
    case everything
    /// The location under one or two spellings: as written, and percent-decoded.
    case exact([String])
    case pattern([Segment])
  }

  /// What one segment of a pattern takes.
  enum Segment: Hashable, Sendable {
    case literal(written: String, decoded: String)
    case name(String)
    /// The rest of the address, behind a beginning of its first segment.
    case rest(after: String)
  }

  /// Whether the target stands below the application's base.
  var isRelative: Bool { target.utf8.first == UInt8(ascii: "/") }

  /// Reads a route.
  ///
  /// - Throws: `StubRouteError` when `text` is no method and target.
  public init(parsing text: String) throws(StubRouteError) {
    let words = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
    guard let first = words.first else { throw .empty }
    let rest = words.count > 1 ? words[1].drop { $0 == " " } : ""
    var target = String(rest)
    while target.last == " " { target.removeLast() }
    if target.isEmpty {
      guard first == "*" else { throw first.contains("/") ? .noMethod(text) : .noTarget(text) }
      target = "*"
    }
    guard Self.isMethod(first) else { throw .badMethod(String(first), in: text) }
    self.text = text
    self.method = first.uppercased()
    self.target = target
    let parts = RequestTarget.split(target)
    query = QueryItem.parse(parts.query)
    shape = Self.shape(of: parts.location)
  }

  private static func isMethod(_ text: Substring) -> Bool {
    text == "*" || HTTPMethod(rawValue: text.uppercased()) != nil
  }

  private static func shape(of location: Substring) -> Shape {
    if location == "*" { return .everything }
    let parts = location.split(separator: "/", omittingEmptySubsequences: false)
    var segments: [Segment] = []
    var isExact = true
    for (position, part) in parts.enumerated() {
      if position == parts.count - 1, part.last == "*" {
        segments.append(.rest(after: PercentEncoding.decode(part.dropLast())))
        isExact = false
      } else if part.first == ":", part.count > 1 {
        segments.append(.name(String(part.dropFirst())))
        isExact = false
      } else {
        segments.append(.literal(written: String(part), decoded: PercentEncoding.decode(part)))
      }
    }
    guard isExact else { return .pattern(segments) }
    let written = String(location)
    let decoded = PercentEncoding.decode(location)
    return .exact(written == decoded ? [written] : [written, decoded])
  }
}

/// Why a text is no route.
public enum StubRouteError: Error, Hashable, Sendable {
  /// Nothing stands there.
  case empty
  /// A target without a method before it.
  case noMethod(String)
  /// A method without a target behind it.
  case noTarget(String)
  /// The first word is no method.
  case badMethod(String, in: String)

  /// The error's text.
  public var message: String {
    switch self {
    case .empty: "a route is a method and a path, such as \"GET /home\"; this one is empty"
    case .noMethod(let text): "the route \"\(text)\" has no method; write \"GET \(text)\", or \"* \(text)\" for any"
    case .noTarget(let text): "the route \"\(text)\" has no path; write it as \"GET /home\""
    case .badMethod(let word, let text):
      "\"\(word)\" in the route \"\(text)\" is no method; requests have "
        + HTTPMethod.allCases.map(\.rawValue).joined(separator: ", ") + ", and * stands for any"
    }
  }
}
