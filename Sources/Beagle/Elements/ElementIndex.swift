import BeagleSchema

/// Finds the elements of a screen by their id without a walk over the tree.
package struct ElementIndex {
  private var byId: [String: [Element]] = [:]

  mutating func add(_ element: Element, id: String) { byId[id, default: []].append(element) }

  mutating func remove(_ element: Element) {
    guard let id = element.id, var elements = byId.removeValue(forKey: id) else { return }
    elements.removeAll { $0 === element }
    if !elements.isEmpty { byId[id] = elements }
  }

  /// The elements with this id that are in the tree, in document order.
  package func elements(withId id: String) -> [Element] {
    guard let found = byId[id]?.filter(\.isInTree) else { return [] }
    return found.count < 2 ? found : found.inDocumentOrder()
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
