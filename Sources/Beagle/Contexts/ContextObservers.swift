import BeagleSchema

/// The expressions that read one context, found by the first key that they read.
struct ContextObservers {
  /// One expression of one component.
  struct Observer {
    let element: Element
    let site: Int
    let path: Path
  }

  /// Those that every write concerns.
  private var stateful: [Observer] = []
  /// Those that read the whole value or begin with an index.
  private var whole: [Observer] = []
  private var byKey: [String: [Observer]] = [:]

  var isEmpty: Bool { stateful.isEmpty && whole.isEmpty && byKey.isEmpty }

  mutating func add(_ observer: Observer, isStateful: Bool) {
    if isStateful {
      stateful.append(observer)
    } else if case .key(let key)? = observer.path.nodes.first {
      byKey[key, default: []].append(observer)
    } else {
      whole.append(observer)
    }
  }

  /// The observers that a write at `path` concerns, once for each expression; the gone ones are forgotten.
  mutating func concerned(byWriteAt path: [Path.Node], statefulOnly: Bool = false) -> [Observer] {
    var found: [Observer] = Self.living(&stateful)
    if statefulOnly { return found }
    switch path.first {
    case nil:
      found += Self.living(&whole)
      for key in byKey.keys { found += livingUnder(key) }
    case .key(let key)?:
      found += Self.living(&whole).filter { Self.overlap($0.path.nodes, path) }
      found += livingUnder(key).filter { Self.overlap($0.path.nodes, path) }
    case .index?:
      found += Self.living(&whole).filter { Self.overlap($0.path.nodes, path) }
    }
    return found
  }

  private mutating func livingUnder(_ key: String) -> [Observer] {
    guard var list = byKey.removeValue(forKey: key) else { return [] }
    let result: [Observer] = Self.living(&list)
    if !list.isEmpty { byKey[key] = list }
    return result
  }

  private static func living(_ list: inout [Observer]) -> [Observer] {
    if list.contains(where: { $0.element.isDetached }) { list.removeAll { $0.element.isDetached } }
    return list
  }

  /// Whether one path leads to or through the place of the other.
  private static func overlap(_ left: [Path.Node], _ right: [Path.Node]) -> Bool {
    for (a, b) in zip(left, right) where a != b { return false }
    return true
  }
}
