import BeagleSchema

extension Application {
  /// Presses an element as a finger would: a button, a touchable, or the nearest touchable around it.
  ///
  /// - Throws: `InteractionError` when a person could not.
  package func press(_ element: Element) throws(InteractionError) {
    try element.touched.requireReachable(to: "press")
    guard let handler = pressHandler(of: element) else {
      throw InteractionError("press", element, "neither it nor anything around it handles a press")
    }
    if handler.component == "button", handler.ownValue(of: "enabled") == .bool(false) {
      throw InteractionError("press", handler, "it is disabled", property: "enabled")
    }
    firePress(of: handler)
  }

  /// What takes a press on `element`: itself when it handles presses, else the innermost touchable around it.
  private func pressHandler(of element: Element) -> Element? {
    var current: Element? = element
    while let candidate = current {
      if candidate.component == "button", let parent = candidate.parent, parent.component == "touchable" {
        return parent
      }
      if candidate.component == "button" || candidate.component == "touchable" { return candidate }
      if candidate.node.actions(for: "onPress") != nil { return candidate }
      current = candidate.parent
    }
    return nil
  }

  /// Runs the onPress list of a button, a touchable or a custom component.
  func firePress(of handler: Element) {
    defer { library.notePress(of: handler) }
    guard let actions = handler.node.actions(for: "onPress") else { return }
    guard handler.component == "touchable", let child = handler.children.first else {
      return runEvent("onPress", of: handler, actions: actions)
    }
    if child.node.value("style")?["cornerRadius"].dictionaryValue != nil, profile.platform == .ios {
      log.add(
        .scenario, .warning, name: "touchableBorderView",
        "The child of \(handler.label) has a corner radius: on iOS its border view is the origin of onPress, "
          + "which does not see the child's own context.")
    }
    var origin = Origin(element: child, event: "onPress", chain: chain(from: child))
    if let id = child.id ?? handler.id { origin.name = id }
    transaction { run(actions, from: origin) }
  }

  /// Presses a button of the visible screen's navigation bar.
  ///
  /// - Throws: `InteractionError` when a person could not.
  package func pressBarItem(_ position: Int, of screen: LiveScreen) throws(InteractionError) {
    if let reason = coverage(of: screen) {
      throw InteractionError("cannot press item \(position) of the navigation bar: \(reason)")
    }
    guard let root = screen.root, let items = root.node.navigationBar?.items, items.indices.contains(position) else {
      throw InteractionError("cannot press item \(position) of the navigation bar: there is none")
    }
    var origin = Origin(
      screen: screen, element: root, name: "$.navigationBar.navigationBarItems[\(position)]", event: "onPress",
      chain: chain(from: root))
    origin.recordedEvent = nil
    transaction { run(items[position].onPress, from: origin) }
  }
}

extension Element {
  /// What a finger on this element touches: a touchable has no view but its child's.
  fileprivate var touched: Element {
    var current: Element = self
    while current.component == "touchable", let child = current.children.first { current = child }
    return current
  }
}
