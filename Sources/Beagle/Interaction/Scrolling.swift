import BeagleSchema

extension Application {
  /// Scrolls a list, a grid or a scrollView to a part of its content, from 0 to 1.
  ///
  /// - Throws: `InteractionError` when a person could not.
  package func scroll(_ element: Element, to fraction: Double) throws(InteractionError) {
    guard element.component == "scrollView" || element.isList else {
      throw InteractionError("scroll", element, "it is no listView, gridView or scrollView")
    }
    try element.requireReachable(to: "scroll")
    guard (0...1).contains(fraction) else {
      throw InteractionError("scroll", element, "a position is a number from 0 to 1, not \(fraction)")
    }
    guard case .list(let list) = element.state, !list.hasReachedEnd, list.items != nil else { return }
    let threshold: Double = element.node.value("scrollEndThreshold")?.doubleValue ?? 100
    guard fraction >= 1 || fraction * 100 >= threshold else { return }
    fireEnd(of: element, list)
  }

  /// Fires onScrollEnd of a list that is laid out empty; once for each evaluation of its data source.
  func fireEndOfEmptyList(_ element: Element) {
    guard case .list(let list) = element.state, list.items?.isEmpty == true, !list.hasReachedEnd,
      !element.isDetached, element.pageNotShown == nil
    else { return }
    if list.isSelfCaused {
      if list.hasFiredForItself || list.previousItems?.isEmpty == true { return }
      list.hasFiredForItself = true
    }
    fireEnd(of: element, list)
  }

  private func fireEnd(of element: Element, _ list: ListState) {
    list.hasReachedEnd = true
    guard let actions = element.node.actions(for: "onScrollEnd") else { return }
    runEvent("onScrollEnd", of: element, actions: actions)
  }
}

extension Element {
  /// Whether the component shows a list of items.
  var isList: Bool {
    if case .list = state { true } else { false }
  }
}
