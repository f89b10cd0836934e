import BeagleSchema

/// A stub that nearly answers a request, and why it does not.
package struct StubSuggestion: Hashable, Sendable {
  /// Why the stub does not answer.
  package enum Reason: Hashable, Sendable {
    case usedUp(answers: Int)
    case declined
    case late
    case method
    case query
    case path
  }

  /// The route as written.
  package let route: String
  package let reason: Reason

  /// The suggestion as a line of a message.
  package var text: String {
    switch reason {
    case .usedUp(let answers): "\(route) (used up after \(answers) \(answers == 1 ? "answer" : "answers"))"
    case .declined: "\(route) (its function declined)"
    case .late: "\(route) (declared after the request)"
    case .method: "\(route) (another method)"
    case .query: "\(route) (its query is not in the request)"
    case .path: route
    }
  }
}

extension HeadlessNetworkClient {
  /// The stubs that come nearest to answering `request`, the best first.
  package func nearestStubs(to request: RequestRecord, limit: Int = 3) -> [StubSuggestion] {
    var ranked: [(distance: Int, order: Int, suggestion: StubSuggestion)] = []
    for stub in stubs {
      let (reason, distance) = rank(stub, against: request)
      guard let distance else { continue }
      ranked.append((distance, stub.order, StubSuggestion(route: stub.route.text, reason: reason)))
    }
    ranked.sort { ($0.distance, -$0.order) < ($1.distance, -$1.order) }
    var seen: Set<StubSuggestion> = []
    return Array(ranked.map(\.suggestion).filter { seen.insert($0).inserted }.prefix(limit))
  }

  private func rank(_ stub: Stub, against request: RequestRecord) -> (StubSuggestion.Reason, Int?) {
    let route = stub.route
    let sameMethod = route.method == "*" || route.method == request.method
    if route.matchLocation(request.target) != nil {
      guard sameMethod else { return (.method, 1) }
      guard route.hasQuery(of: request.target) else { return (.query, 1) }
      if stub.firstRequest > request.index { return (.late, 0) }
      return stub.isUsedUp ? (.usedUp(answers: stub.answered), 0) : (.declined, 0)
    }
    let location = RequestTarget.split(route.target).location
    let other = route.isRelative ? request.path : request.target.whole
    let distance = EditDistance.between(location.utf8, other.utf8)
    guard distance <= max(3, max(location.utf8.count, other.utf8.count) / 2) else { return (.path, nil) }
    return (.path, 2 + distance + (sameMethod ? 0 : 2))
  }
}
