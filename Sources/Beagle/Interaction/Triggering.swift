package import BeagleSchema

extension Application {
  /// What the journal has as the event of a form that was submitted by itself.
  static let formSubmission = "submit"

  /// Submits a form as if it had triggered `submitForm` itself.
  ///
  /// - Throws: `InteractionError` when a person could not.
  package func submit(_ element: Element) throws(InteractionError) {
    guard element.component == "simpleForm" else { throw InteractionError("submit", element, "it is no simpleForm") }
    try element.requireReachable(to: "submit")
    let action = ActionNode(definition: .submitForm, wireName: ActionDefinition.submitForm.wireName, fields: [])
    let origin = Origin(element: element, event: Application.formSubmission, chain: chain(from: element))
    transaction { run([action], from: origin) }
  }

  /// Runs the list of any event, whatever covers, hides or disables the component; no state changes by itself.
  ///
  /// - Throws: `InteractionError` when the component has no such event or is gone.
  package func trigger(_ event: String, of element: Element, value: DynamicObject?) throws(InteractionError) {
    if element.isDetached { throw InteractionError("trigger \(event) of", element, "it is gone") }
    let events: [String] = element.node.definition?.events ?? []
    guard events.contains(event) else {
      throw InteractionError(
        "trigger \(event) of", element,
        events.isEmpty ? "it has no events" : "its events are \(events.joined(separator: ", "))")
    }
    switch event {
    case "onPress" where value == nil: firePress(of: element)
    case "onPull": firePull(of: element, value: value)
    default: runEvent(event, of: element, actions: element.node.actions(for: event), value: value)
    }
  }

  /// Executes actions as if the current screen's root had triggered them.
  ///
  /// - Throws: `InteractionError` when there is no screen.
  package func perform(_ actions: [ActionNode]) throws(InteractionError) {
    guard let screen = visibleScreen else {
      throw InteractionError(state.isClosed ? "the app is closed" : "the app shows no screen yet")
    }
    let element: Element? = screen.contentOrigin
    let origin = Origin(
      screen: screen, element: element, name: "perform", event: nil, chain: element.flatMap { chain(from: $0) })
    transaction { run(actions, from: origin) }
  }
}
