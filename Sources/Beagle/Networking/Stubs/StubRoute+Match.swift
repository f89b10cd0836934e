extension StubRoute {
  /// What the names of the route stand for in a request; nil when the route does not match it.
  func match(method: String, target: RequestTarget) -> [String: String]? {
    guard self.method == "*" || self.method == method else { return nil }
    guard hasQuery(of: target) else { return nil }
    return matchLocation(target)
  }

  /// Whether the route's query is part of the request's, in whatever order.
  func hasQuery(of target: RequestTarget) -> Bool {
    guard !query.isEmpty else { return true }
    var left = target.query
    return query.allSatisfy { item in
      guard let index = left.firstIndex(of: item) else { return false }
      left.remove(at: index)
      return true
    }
  }

  /// What the names of the route stand for in an address, method and query left aside; nil when it does not match.
  func matchLocation(_ target: RequestTarget) -> [String: String]? {
    switch shape {
    case .everything: return [:]
    case .exact(let keys):
      let location = isRelative ? target.below : target.whole
      return location.map(keys.contains) == true ? [:] : nil
    case .pattern(let pattern):
      guard let segments = target.segments(relative: isRelative) else { return nil }
      return Self.match(pattern, segments)
    }
  }

  private static func match(_ pattern: [Segment], _ segments: [Substring]) -> [String: String]? {
    guard segments.count >= pattern.count else { return nil }
    var names: [String: String] = [:]
    for (index, part) in pattern.enumerated() {
      let segment = PercentEncoding.decode(segments[index])
      switch part {
      case .rest(let beginning): return segment.hasPrefix(beginning) ? names : nil
      case .name(let name):
        guard !segment.isEmpty else { return nil }
        names[name] = segment
      case .literal(let written, let decoded):
        guard segment == decoded || segment == written else { return nil }
      }
    }
    return segments.count == pattern.count ? names : nil
  }
}
