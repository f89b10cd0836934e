import BeagleSchema

extension Application {
  /// Taps a tab; the list runs even when the tab is selected already, but not on android.
  ///
  /// - Throws: `InteractionError` when a person could not.
  package func select(_ tab: Int, of element: Element) throws(InteractionError) {
    guard case .tabs(let selected) = element.state else {
      throw InteractionError("select a tab of", element, "it is no tabBar")
    }
    try element.requireReachable(to: "select a tab of")
    let count: Int = element.node.value("items")?.arrayValue?.count ?? 0
    guard (0..<count).contains(tab) else {
      throw InteractionError("select tab \(tab) of", element, "it has \(count) tabs, counted from 0")
    }
    if tab == selected, !profile.reselectedTabFires { return }
    transaction {
      update { _ in
        element.state = .tabs(selected: tab)
        element.invalidateTree()
      }
      fireTabSelection(tab, of: element)
    }
  }

  func fireTabSelection(_ tab: Int, of element: Element) {
    runEvent(
      "onTabSelection", of: element, actions: element.node.actions(for: "onTabSelection"), value: .int(tab))
  }

  /// Swipes a pageView to a page.
  ///
  /// - Throws: `InteractionError` when a person could not.
  package func swipe(to page: Int, of element: Element) throws(InteractionError) {
    guard case .pages(let pages) = element.state else { throw InteractionError("swipe", element, "it is no pageView") }
    try element.requireReachable(to: "swipe")
    guard element.children.indices.contains(page) else {
      throw InteractionError("swipe to page \(page) of", element, "it has \(element.children.count) pages, from 0")
    }
    guard page != pages.current else { return }
    transaction { showPage(page, of: element, byPerson: true) }
  }

  /// Shows a page; its onInit lists run when it is new.
  func showPage(_ page: Int, of element: Element, byPerson: Bool) {
    guard case .pages(var pages) = element.state else { return }
    pages.current = page
    let isNew: Bool = pages.shown.insert(page).inserted
    element.state = .pages(pages)
    element.invalidateTree()
    if byPerson { update { _ in } }
    if isNew {
      element.screen.release(element.children[page])
      if byPerson { element.screen.layOut() }
    }
    if byPerson || profile.bindingFiresPageChange {
      runEvent("onPageChange", of: element, actions: element.node.actions(for: "onPageChange"), value: .int(page))
    }
  }
}
