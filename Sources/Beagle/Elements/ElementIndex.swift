import BeagleSchema

/// Finds the elements of a screen by their id without a walk over the tree.
package struct ElementIndex {
  /// Who has an id: nearly always a single element, which needs no array.
  private enum Holders {
    case nobody
    case one(Element)
    case several([Element])

    mutating func add(_ element: Element) {
      switch self {
      case .nobody: self = .one(element)
      case .one(let other): self = .several([other, element])
      case .several(var others):
        self = .nobody  // The array is held by nobody else then, and grows in place.
        others.append(element)
        self = .several(others)
      }
    }

    mutating func remove(_ element: Element) {
      switch self {
      case .nobody: return
      case .one(let other): if other === element { self = .nobody }
      case .several(var others):
        others.removeAll { $0 === element }
        self = others.count > 1 ? .several(others) : others.first.map { .one($0) } ?? .nobody
      }
    }
  }

  private var byId: [String: Holders] = [:]

  mutating func add(_ element: Element, id: String) { byId[id, default: .nobody].add(element) }

  mutating func remove(_ element: Element) {
    guard let id = element.id, var holders = byId.removeValue(forKey: id) else { return }
    holders.remove(element)
    if case .nobody = holders { return }
    byId[id] = holders
  }

  /// The elements with this id that are in the tree, in document order.
  package func elements(withId id: String) -> [Element] {
    switch byId[id] {
    case nil, .nobody?: []
    case .one(let element)?: element.isInTree ? [element] : []
    case .several(let elements)?: elements.filter(\.isInTree).inDocumentOrder()
    }
  }

  /// All ids in use.
  package var ids: [String] { Array(byId.keys) }
}

extension Element {
  /// Whether the element hangs below its screen's root.
  package var isInTree: Bool {
    var top: Element = self
    while let parent = top.parent { top = parent }
    return top === screen.root && !isDetached
  }

  /// The positions that lead from the root to the element.
  fileprivate var position: [Int] {
    var result: [Int] = []
    var current: Element = self
    while let parent = current.parent {
      result.append(parent.children.firstIndex { $0 === current } ?? 0)
      current = parent
    }
    return result.reversed()
  }
}

extension Array where Element == Beagle.Element {
  /// The same elements as they stand in the document, outer before inner.
  package func inDocumentOrder() -> [Beagle.Element] {
    map { ($0, $0.position) }.sorted { $0.1.lexicographicallyPrecedes($1.1) }.map(\.0)
  }
}
