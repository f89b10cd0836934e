extension ActionDefinition {
  /// `beagle:pushStack`: shows a screen in a new stack.
  ///
  /// Mirrors `Navigate.pushStack` of Beagle iOS.
  public static let pushStack = ActionDefinition(
    "beagle:pushStack",
    properties: [
      PropertyDefinition("route", .route, requiredOn: .all),
      PropertyDefinition("controllerId", .string),
      PropertyDefinition("navigationContext", .navigationContext),
    ])
}
