import BeagleSchema

extension Application {
  /// Replaces the text of an input as a keyboard does: focus first, then one onChange with the whole text.
  ///
  /// - Throws: `InteractionError` when a person could not.
  package func type(_ text: String, into element: Element) throws(InteractionError) {
    try focus(element, attempt: "type into")
    guard case .input(let old) = element.state, old != text else { return }
    transaction {
      update { _ in element.setText(text) }
      fireText("onChange", of: element)
    }
  }

  /// Gives an input the focus; the one that has it loses it first.
  ///
  /// - Throws: `InteractionError` when a person could not.
  package func focus(_ element: Element, attempt: String = "focus") throws(InteractionError) {
    guard case .input = element.state else { throw InteractionError(attempt, element, "it is no textInput") }
    try element.requireReachable(to: attempt)
    if element.value(of: "enabled") == .bool(false) {
      throw InteractionError(attempt, element, "it is disabled", property: "enabled")
    }
    if element.value(of: "readOnly") == .bool(true) {
      throw InteractionError(attempt, element, "it is read-only", property: "readOnly")
    }
    let screen: LiveScreen = element.screen
    guard screen.focused !== element else { return }
    transaction {
      if let previous = screen.focused { blurFocused(previous) }
      screen.focused = element
      fireText("onFocus", of: element)
    }
  }

  /// Takes the focus from an input; nothing happens when it does not have it.
  ///
  /// - Throws: `InteractionError` when a person could not.
  package func blur(_ element: Element) throws(InteractionError) {
    guard case .input = element.state else { throw InteractionError("blur", element, "it is no textInput") }
    if element.isDetached { throw InteractionError("blur", element, "it is gone") }
    guard element.screen.focused === element else { return }
    if let reason = coverage(of: element.screen) { throw InteractionError("blur", element, reason) }
    transaction { blurFocused(element) }
  }

  private func blurFocused(_ element: Element) {
    element.screen.focused = nil
    fireText("onBlur", of: element)
  }

  private func fireText(_ event: String, of element: Element) {
    guard case .input(let text) = element.state else { return }
    runEvent(event, of: element, actions: element.node.actions(for: event), value: ["value": .string(text)])
  }
}
