import BeagleSchema

/// Why a person could not do what a scenario asked for.
package struct InteractionError: Error, Equatable, CustomStringConvertible {
  /// What was tried, and the reason that it is impossible.
  package let description: String
  /// The property of the component that forbids it, where one does.
  package let property: String?

  init(_ attempt: String, _ element: Element, _ reason: String, property: String? = nil) {
    description = "cannot \(attempt) \(element.label): \(reason)"
    self.property = property
  }

  init(_ description: String) {
    self.description = description
    property = nil
  }
}

extension Element {
  /// The element as messages name it: `button "buy"`, or its place where it has no id.
  package var label: String { id.map { "\(component) \"\($0)\"" } ?? "\(component) at \(path)" }

  /// The element as messages name it before it has a place: `button "buy"`, or what it is.
  var kindAndId: String { id.map { "\(component) \"\($0)\"" } ?? "A \(component)" }

  /// Whether the element and everything around it is shown by the screen.
  package var isDisplayed: Bool { hiddenBy == nil }

  /// Whether a person sees the element: displayed, on the top screen, with no dialog over it.
  package var isVisible: Bool {
    !isDetached && isDisplayed && application.visibleScreen === screen.placed && application.state.dialogs.isEmpty
  }

  /// What keeps the element from being shown; nil when nothing does.
  var hiddenBy: String? {
    var current: Element? = self
    while let element = current {
      if element.isDisplayNone { return "\(element === self ? "it" : element.label) has display NONE" }
      if let parent = element.parent, case .pages(let pages) = parent.state,
        let position = parent.children.firstIndex(where: { $0 === element }), position != pages.current
      {
        return "it is on page \(position) of \(parent.label), which shows page \(pages.current)"
      }
      current = element.parent
    }
    return nil
  }

  private var isDisplayNone: Bool {
    guard node.definition?.mixins(on: application.profile.platform).contains(.style) == true else { return false }
    if let position = node.sites.firstIndex(where: { $0.path.nodes == [.key("style"), .key("display")] }) {
      return siteValues[position] == .string("NONE")
    }
    return node.value("style")?["display"] == .string("NONE")
  }

  /// Fails when a person's hand cannot reach the element.
  func requireReachable(to attempt: String) throws(InteractionError) {
    if isDetached { throw InteractionError(attempt, self, "it is gone") }
    if let reason = application.coverage(of: screen) { throw InteractionError(attempt, self, reason) }
    if let reason = hiddenBy { throw InteractionError(attempt, self, "it is hidden (\(reason))", property: "style") }
  }
}

extension Application {
  /// What covers a screen: another screen, a dialog, the loading indicator; nil when a person can touch it.
  package func coverage(of screen: LiveScreen) -> String? {
    guard let visible = visibleScreen else { return "the application shows no screen" }
    if visible !== screen.placed {
      return "its screen \"\(screen.identifier)\" is not on top: \"\(visible.identifier)\" covers it"
    }
    if let dialog = state.dialogs.first { return "the \(dialog.kind.rawValue) \"\(dialog.message)\" covers it" }
    if state.visibleStack?.isLoading == true { return "the loading indicator covers the screen" }
    return nil
  }
}
