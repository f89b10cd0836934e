import BeagleSchema

extension Application {
  /// Pulls a pullToRefresh; nothing happens while its indicator turns.
  ///
  /// - Throws: `InteractionError` when a person could not.
  package func pull(_ element: Element) throws(InteractionError) {
    guard case .refresh(let isRefreshing) = element.state else {
      throw InteractionError("pull", element, "it is no pullToRefresh")
    }
    if profile.platform == .web { throw InteractionError("pull", element, "it is a plain container on web") }
    try element.requireReachable(to: "pull")
    guard !isRefreshing else { return }
    transaction {
      update { _ in
        element.state = .refresh(isRefreshing: true)
        element.invalidateTree()
      }
      firePull(of: element)
    }
  }

  func firePull(of element: Element, value: DynamicObject? = nil) {
    guard let actions = element.node.actions(for: "onPull") else { return }
    let indicator: Element = element.refreshIndicator
    var origin = Origin(element: indicator, event: "onPull", chain: chain(from: indicator))
    origin.name = element.id ?? element.path
    origin.recordedElement = nil
    transaction { run(actions, from: origin, implicit: value.map { ("onPull", $0) }) }
  }
}

extension Element {
  /// The indicator of a pullToRefresh, which is the origin of its event.
  ///
  /// It lives inside a child that scrolls, so that the child's own context counts for it.
  var refreshIndicator: Element {
    if let indicator { return indicator }
    let made = Element(node: node, screen: screen, id: nil, state: .none)
    made.formerList = children.first { $0.isList || $0.component == "scrollView" }
    if made.formerList == nil { made.refreshed = self }
    indicator = made
    return made
  }

  /// Where the component's own expressions are evaluated: at its indicator for a pullToRefresh, else here.
  var bindingScope: Element {
    if case .refresh = state { refreshIndicator } else { self }
  }
}
