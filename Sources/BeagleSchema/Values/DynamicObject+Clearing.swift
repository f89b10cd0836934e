extension DynamicObject {
  /// What the global context holds before anything is written and when it is cleared: null, on Android the empty text.
  package static func emptyGlobal(on platform: Platform) -> DynamicObject {
    platform == .android ? .string("") : .empty
  }

  /// Clears what is at `path` as the platform's contexts do: iOS writes null, Android and web take the key away.
  ///
  /// - Returns: Nil where the value was cleared, else why nothing was changed.
  @discardableResult
  public mutating func clear(at path: Path = .root, on platform: Platform = .ios) -> WriteRefusal? {
    switch platform {
    case .ios: return set(.empty, at: path)
    case .android:
      if path.nodes.isEmpty {
        self = .emptyGlobal(on: platform)
        return nil
      }
      removeValue(at: path, leavesHole: false)
    case .web:
      if path.nodes.isEmpty {
        self = .emptyGlobal(on: platform)
        return nil
      }
      removeValue(at: path, leavesHole: true)
    }
    return nil
  }

  /// Takes the last key of `path` out of its object, as JavaScript does when it writes what is no value.
  public mutating func removeValue(at path: Path) {
    if path.nodes.isEmpty { self = .empty } else { removeValue(at: path, leavesHole: true) }
  }

  private mutating func removeValue(at path: Path, leavesHole: Bool) {
    let parentPath: Path = Path(nodes: Array(path.nodes.dropLast()))
    guard let last: Path.Node = path.nodes.last else { return }
    change(at: parentPath.nodes[...]) { parent in
      if parent.dictionaryValue != nil {
        parent.withDictionary { _ = $0.removeValue(forKey: last.name) }
      } else if case .index(let index) = last, parent.has(last) {
        parent.withArray { elements in
          if leavesHole { elements[index] = .empty } else { elements.remove(at: index) }
        }
      }
    }
  }

  /// Changes what is at the end of the nodes in place, where something is there.
  private mutating func change(at nodes: ArraySlice<Path.Node>, _ body: (inout DynamicObject) -> Void) {
    guard let node: Path.Node = nodes.first else { return body(&self) }
    guard has(node) else { return }
    let rest: ArraySlice<Path.Node> = nodes.dropFirst()
    switch node {
    case .key(let key): withDictionary { $0.withValue(forKey: key) { $0.change(at: rest, body) } }
    case .index(let index): withArray { $0[index].change(at: rest, body) }
    }
  }

  /// Whether there is a child of this value at `node`.
  private func has(_ node: Path.Node) -> Bool {
    switch (self, node) {
    case (.dictionary(let dictionary), .key(let key)): dictionary[key] != nil
    case (.array(let elements), .index(let index)): elements.indices.contains(index)
    default: false
    }
  }
}
