import BeagleSchema

/// Finds the elements of a screen by their id without a walk over the tree.
///
/// Elements are merely noted until somebody asks, as most of what is built is never looked for by its id.
package final class ElementIndex {
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
  /// The elements with an id that are not filed under it yet.
  private var noted: [Element] = []
  /// How many of those have been taken out since.
  private var leftOfNoted = 0

  /// Takes in an element that has an id.
  func add(_ element: Element) { noted.append(element) }

  /// Forgets an element that was taken out of the tree, or is about to get another id.
  func remove(_ element: Element) {
    guard let id = element.id else { return }
    guard element.isFiled else {
      leftOfNoted += 1
      if leftOfNoted * 2 > noted.count {
        noted.removeAll(where: \.isDetached)
        leftOfNoted = 0
      }
      return
    }
    element.isFiled = false
    guard var holders = byId.removeValue(forKey: id) else { return }
    holders.remove(element)
    if case .nobody = holders { return }
    byId[id] = holders
  }

  /// Files what was noted.
  private func file() {
    if byId.isEmpty { byId.reserveCapacity(noted.count) }
    for element in noted where !element.isDetached && !element.isFiled {
      guard let id = element.id else { continue }
      element.isFiled = true
      byId[id, default: .nobody].add(element)
    }
    noted = []
    leftOfNoted = 0
  }

  /// The elements with this id that are in the tree, in document order.
  package func elements(withId id: String) -> [Element] {
    if !noted.isEmpty { file() }
    return switch byId[id] {
    case nil, .nobody?: []
    case .one(let element)?: element.isInTree ? [element] : []
    case .several(let elements)?: elements.filter(\.isInTree).inDocumentOrder()
    }
  }

  /// All ids in use.
  package var ids: [String] {
    if !noted.isEmpty { file() }
    return Array(byId.keys)
  }
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
