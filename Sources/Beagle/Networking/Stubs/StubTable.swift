/// The stubs of a client, found by address without asking each of them.
struct StubTable {
  /// All stubs in the order of their declaration, used up or not.
  private(set) var all: [Stub] = []

  private var exact: [String: [Stub]] = [:]
  private var byFirstSegment: [String: [Stub]] = [:]
  private var others: [Stub] = []

  mutating func add(_ stub: Stub) {
    all.append(stub)
    switch stub.route.shape {
    case .everything: others.append(stub)
    case .exact(let keys): for key in keys { exact[key, default: []].append(stub) }
    case .pattern(let segments):
      if stub.route.isRelative, segments.count > 1, case .literal(_, let decoded) = segments[1] {
        byFirstSegment[decoded, default: []].append(stub)
      } else {
        others.append(stub)
      }
    }
  }

  /// Calls `body` with every stub whose route matches, the newest first, until it gives an answer.
  func firstAnswer(
    method: String, target: RequestTarget, _ body: (Stub, [String: String]) -> StubAnswer?
  ) -> StubAnswer? {
    var lists: [ArraySlice<Stub>] = []
    func add(_ list: [Stub]?) { if let list, !list.isEmpty { lists.append(list[...]) } }
    if let below = target.below {
      add(exact[below])
      if let first = target.firstSegment { add(byFirstSegment[first]) }
    }
    if target.whole != target.below { add(exact[target.whole]) }
    add(others)
    while let newest = lists.indices.max(by: { lists[$0].newestOrder < lists[$1].newestOrder }),
      let stub = lists[newest].popLast()
    {
      guard !stub.isUsedUp, let parameters = stub.route.match(method: method, target: target) else { continue }
      if let answer = body(stub, parameters) { return answer }
    }
    return nil
  }
}

extension ArraySlice<Stub> {
  fileprivate var newestOrder: Int { last?.order ?? -1 }
}
