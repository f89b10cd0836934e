extension DynamicObject {
  /// The value at `path`; null where the path leads nowhere.
  public func value(at path: Path, on platform: Platform = .ios) -> DynamicObject {
    value(at: path, indexing: ExpressionRules.of(platform).indexing)
  }

  func value(at path: Path, indexing: ExpressionRules.Indexing) -> DynamicObject {
    var current: DynamicObject = self
    for node in path.nodes {
      if case .dictionary(let dictionary) = current, case .key(let key) = node {
        guard let child: DynamicObject = dictionary[key] else { return .empty }
        current = child
      } else if case .array(let elements) = current, case .index(let index) = node {
        guard index >= 0, index < elements.count else { return .empty }
        current = elements[index]
      } else {
        guard indexing == .javaScript else { return .empty }
        current = current.property(node)
      }
    }
    return current
  }

  /// What JavaScript finds under a key of an array or a text, or at a position of an object or a text.
  private func property(_ node: Path.Node) -> DynamicObject {
    switch (self, node) {
    case (.dictionary(let dictionary), .index(let index)): dictionary[String(index)] ?? .empty
    case (.array(let elements), .key("length")): .int(elements.count)
    case (.array, .key(let key)): Path.position(key).map { self[$0] } ?? .empty
    case (.string(let text), .key("length")): .int(text.utf16.count)
    case (.string(let text), .key(let key)): Path.position(key).map { text.codeUnit(at: $0) } ?? .empty
    case (.string(let text), .index(let index)): text.codeUnit(at: index)
    default: .empty
    }
  }
}

extension String {
  /// The UTF-16 unit at `position`, as a text of its own.
  fileprivate func codeUnit(at position: Int) -> DynamicObject {
    guard position >= 0, position < utf16.count else { return .empty }
    let index: String.Index = utf16.index(utf16.startIndex, offsetBy: position)
    return .string(String(decoding: [utf16[index]], as: UTF16.self))
  }
}
