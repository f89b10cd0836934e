extension ActionDefinition {
  /// `beagle:popToView`: goes back to a screen of the stack.
  ///
  /// Mirrors `Navigate.popToView` of Beagle iOS.
  public static let popToView = ActionDefinition(
    "beagle:popToView",
    properties: [
      PropertyDefinition("route", .expression(.string), requiredOn: .all),
      PropertyDefinition("navigationContext", .navigationContext),
    ])
}
