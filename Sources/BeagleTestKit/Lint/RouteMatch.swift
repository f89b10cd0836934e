/// Whether a stub may answer a request, as far as the texts of both tell.
enum RouteMatch {
  /// Whether the stub of `route` (`GET /items/:id`) may answer `url`, in which `@{…}` stands for anything.
  static func mayAnswer(_ route: String, _ url: String) -> Bool {
    let target = target(of: route)
    if target == "*" { return true }
    return matches(pattern(path(of: target)), segments(path(of: url)))
  }

  /// The target of a route, without its method.
  static func target(of route: String) -> String {
    let parts = route.split(separator: " ", maxSplits: 1)
    return parts.count == 2 ? String(parts[1]) : route
  }

  /// The path of an address, without scheme, host, query and fragment.
  private static func path(of url: String) -> String {
    var rest = url[...]
    if let scheme = rest.firstRange(of: "://") {
      let after = rest[scheme.upperBound...]
      rest = after.firstIndex(of: "/").map { after[$0...] } ?? ""
    }
    let end = rest.firstIndex { $0 == "?" || $0 == "#" } ?? rest.endIndex
    let path = rest[..<end]
    return path.hasPrefix("/") ? String(path) : "/\(path)"
  }

  /// The segments of a path; nil for one that may be any, or several.
  private static func segments(_ path: String) -> [String?] {
    path.split(separator: "/").map { $0.contains("@{") || $0.contains("}") ? nil : String($0) }
  }

  private static func pattern(_ path: String) -> [String] { path.split(separator: "/").map { String($0) } }

  private static func matches(_ pattern: [String], _ segments: [String?]) -> Bool {
    // An expression can hold slashes, so behind one anything may follow.
    if segments.contains(where: { $0 == nil }) {
      let known = segments.prefix { $0 != nil }
      return zip(pattern, known).allSatisfy { fits($0, $1) } || pattern.contains("*")
    }
    for (index, part) in pattern.enumerated() {
      if part == "*" { return true }
      guard index < segments.count, fits(part, segments[index]) else { return false }
    }
    return pattern.count == segments.count
  }

  private static func fits(_ part: String, _ segment: String?) -> Bool {
    part == "*" || part.hasPrefix(":") || segment == nil || part == segment
  }
}

extension Substring {
  /// Where `part` stands first.
  fileprivate func firstRange(of part: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(part) { return start..<index(start, offsetBy: part.count) }
      start = index(after: start)
    }
    return nil
  }
}
