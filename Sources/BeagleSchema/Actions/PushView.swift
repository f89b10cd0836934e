extension ActionDefinition {
  /// `beagle:pushView`: shows a screen on top of the stack.
  ///
  /// Mirrors `Navigate.pushView` of Beagle iOS.
  public static let pushView = ActionDefinition(
    "beagle:pushView",
    properties: [
      PropertyDefinition("route", .route, requiredOn: .all),
      PropertyDefinition("navigationContext", .navigationContext),
    ])
}
