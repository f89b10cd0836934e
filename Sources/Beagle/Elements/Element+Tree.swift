package import BeagleSchema

extension Element {
  /// The element as a node of the resulting tree: the wire form with every expression evaluated, every list expanded
  /// and the state of interaction in the property that a backend would use for it.
  ///
  /// Nodes are kept until something below them changes, so two trees share all that stayed the same.
  package var tree: DynamicObject {
    if let cachedTree { return cachedTree }
    var result: DynamicObject = node.resultingNode(
      siteValues: siteValues, id: id, children: children.map(\.tree), overrides: interactionState)
    if let styled = application.styled(result, element: self) { result = styled }
    cachedTree = result
    return result
  }

  /// Forgets the kept nodes of this element and of those around it.
  func invalidateTree() {
    var current: Element? = self
    while let element = current, element.cachedTree != nil {
      element.cachedTree = nil
      current = element.parent
    }
  }

  /// The properties that interaction decides.
  private var interactionState: [(String, DynamicObject)] {
    switch state {
    case .none, .list, .image: return []
    case .input(let text):
      var result: [(String, DynamicObject)] = [("value", .string(text))]
      if let error = ownValue(of: "error") {
        let shows = ownValue(of: "showError") == .bool(true)
        result.append(("errorVisible", .bool(shows && error != .string("") && error != .empty)))
      }
      return result
    case .pages(let pages): return [("currentPage", .int(pages.current))]
    case .tabs(let selected): return [("currentTab", .int(selected))]
    case .refresh(let isRefreshing): return [("isRefreshing", .bool(isRefreshing))]
    case .lazy(let load): return [("state", .string(load.rawValue))]
    case .web(let page): return [("state", .string(page.load.rawValue))]
    }
  }

  /// The present value of a property, state included; nil where the tree has none.
  package func value(of property: String) -> DynamicObject? {
    switch (property, state) {
    case ("value", .input(let text)): return .string(text)
    case ("currentPage", .pages(let pages)): return .int(pages.current)
    case ("currentTab", .tabs(let selected)): return .int(selected)
    case ("isRefreshing", .refresh(let isRefreshing)): return .bool(isRefreshing)
    case ("id", _): return id.map { .string($0) }
    default: break
    }
    guard let position = node.sites.firstIndex(where: { $0.property == property }) else {
      if property != "style" || application.styles.isEmpty, let literal = node.literal(property) { return literal }
      return tree.dictionaryValue?[property]
    }
    if node.sites[position].path.nodes.count == 1 { return siteValues[position] }
    guard case .dictionary(let dictionary) = tree else { return nil }
    return dictionary[property]
  }

  /// The value of a property as far as the component itself decides it: its expression's, or the literal.
  func ownValue(of property: String) -> DynamicObject? {
    if let position = node.sites.firstIndex(where: { $0.property == property && $0.path.nodes.count == 1 }) {
      return siteValues[position]
    }
    return node.literal(property)
  }

  /// Where the element is in the resulting tree: `$.child.children[0]`.
  package var path: String {
    guard let parent else { return screen.root === self ? "$" : "(gone)" }
    let position: Int = parent.children.firstIndex { $0 === self } ?? 0
    switch parent.node.slot.resultKey {
    case "child"?: return parent.path + ".child"
    case let key?: return parent.path + ".\(key)[\(position)]"
    case nil: return parent.path
    }
  }
}
