extension DynamicObject {
  /// How many elements a write may add to an array to reach its position.
  static let longestPadding: Int = 1_000_000

  /// Writes `value` at `path` as setContext does on the platform, and makes what is missing on the way.
  ///
  /// - Returns: Nil where the value was written, else why nothing was changed.
  @discardableResult
  public mutating func set(
    _ value: DynamicObject,
    at path: Path = .root,
    on platform: Platform = .ios
  ) -> WriteRefusal? {
    let rules: ExpressionRules = ExpressionRules.of(platform)
    if value.isNull, !rules.writesNull { return .null }
    for case .index(let index) in path.nodes where index < 0 { return .negativeIndex(index) }
    let nodes: ArraySlice<Path.Node> = path.nodes[...]
    if let refusal: WriteRefusal = refusal(of: nodes, rules.indexing) { return refusal }
    if rules.indexing == .javaScript, !nodes.isEmpty, !isContainer {
      self = isTruthy && Path.isPosition(path.nodes[0]) ? .array([]) : .dictionary([:])
    }
    write(value, at: nodes, rules.indexing)
    return nil
  }

  /// The value with `value` written at `path`; see `set`.
  public func setting(
    _ value: DynamicObject,
    at path: Path = .root,
    on platform: Platform = .ios
  ) -> DynamicObject {
    var copy: DynamicObject = self
    copy.set(value, at: path, on: platform)
    return copy
  }

  private var isContainer: Bool {
    switch self {
    case .array, .dictionary: true
    default: false
    }
  }

  /// Why the write can not be made; looked for before anything is changed.
  private func refusal(of nodes: ArraySlice<Path.Node>, _ indexing: ExpressionRules.Indexing) -> WriteRefusal? {
    guard let node: Path.Node = nodes.first else { return nil }
    let rest: ArraySlice<Path.Node> = nodes.dropFirst()
    switch (self, node) {
    case (.dictionary(let dictionary), .key(let key)):
      return (dictionary[key] ?? .empty).refusal(of: rest, indexing)
    case (.array(let elements), .index(let index)):
      if index >= elements.count { return DynamicObject.refusal(ofNew: nodes, after: elements.count, indexing) }
      let element: DynamicObject = elements[index]
      if indexing == .strictKeepingElements, let next: Path.Node = rest.first, element.isContainer,
        !element.takes(next)
      {
        return .wrongKind
      }
      return element.refusal(of: rest, indexing)
    default: return DynamicObject.refusal(ofNew: nodes, after: 0, indexing)
    }
  }

  private static func refusal(
    ofNew nodes: ArraySlice<Path.Node>,
    after count: Int,
    _ indexing: ExpressionRules.Indexing
  ) -> WriteRefusal? {
    var count: Int = count
    for node in nodes {
      if let index: Int = Path.index(of: node, indexing), index - count > longestPadding {
        return .indexTooLarge(index)
      }
      count = 0
    }
    return nil
  }

  private func takes(_ node: Path.Node) -> Bool {
    switch (self, node) {
    case (.array, .index), (.dictionary, .key): true
    default: false
    }
  }

  private mutating func write(
    _ value: DynamicObject,
    at nodes: ArraySlice<Path.Node>,
    _ indexing: ExpressionRules.Indexing
  ) {
    guard let node: Path.Node = nodes.first else {
      self = value
      return
    }
    if indexing == .javaScript { return writeProperty(value, at: nodes, node) }
    switch node {
    case .key(let key):
      withDictionary { $0.withValue(forKey: key) { $0.write(value, at: nodes.dropFirst(), indexing) } }
    case .index(let index): withArray { $0.withElement(at: index) { $0.write(value, at: nodes.dropFirst(), indexing) } }
    }
  }

  /// Writes as lodash's `set` does: keys and positions are one, and only what is no container is replaced.
  private mutating func writeProperty(
    _ value: DynamicObject,
    at nodes: ArraySlice<Path.Node>,
    _ node: Path.Node
  ) {
    let rest: ArraySlice<Path.Node> = nodes.dropFirst()
    let change: (inout DynamicObject) -> Void = { child in
      if let next: Path.Node = rest.first, !child.isContainer {
        child = Path.isPosition(next) ? .array([]) : .dictionary([:])
      }
      child.write(value, at: rest, .javaScript)
    }
    if case .array = self {
      guard let index: Int = Path.index(of: node, .javaScript) else { return }
      withArray { $0.withElement(at: index, change) }
    } else {
      withDictionary { $0.withValue(forKey: node.name, change) }
    }
  }

  /// Changes the object in place; anything else becomes an empty one first.
  mutating func withDictionary<Result>(_ change: (inout DynamicDictionary) -> Result) -> Result {
    var dictionary: DynamicDictionary = dictionaryValue ?? DynamicDictionary()
    self = .empty
    defer { self = .dictionary(dictionary) }
    return change(&dictionary)
  }

  /// Changes the array in place; anything else becomes an empty one first.
  mutating func withArray<Result>(_ change: (inout [DynamicObject]) -> Result) -> Result {
    var elements: [DynamicObject] = arrayValue ?? []
    self = .empty
    defer { self = .array(elements) }
    return change(&elements)
  }
}

extension [DynamicObject] {
  fileprivate mutating func withElement(at index: Int, _ change: (inout DynamicObject) -> Void) {
    if index >= count { append(contentsOf: repeatElement(.empty, count: index - count + 1)) }
    change(&self[index])
  }
}

extension Path {
  /// The position that a node means.
  static func index(of node: Node, _ indexing: ExpressionRules.Indexing) -> Int? {
    switch node {
    case .index(let index): index
    case .key(let key): indexing == .javaScript ? position(key) : nil
    }
  }

  static func isPosition(_ node: Node) -> Bool { index(of: node, .javaScript) != nil }
}

extension Path.Node {
  /// The node as the key of an object.
  var name: String {
    switch self {
    case .key(let key): key
    case .index(let index): String(index)
    }
  }
}
