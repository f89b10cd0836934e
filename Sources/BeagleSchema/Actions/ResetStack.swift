extension ActionDefinition {
  /// `beagle:resetStack`: replaces the stack by one screen.
  ///
  /// Mirrors `Navigate.resetStack` of Beagle iOS.
  public static let resetStack = ActionDefinition(
    "beagle:resetStack",
    properties: [
      PropertyDefinition("route", .route, requiredOn: .all),
      PropertyDefinition("controllerId", .string, readOn: [.android, .web]),
      PropertyDefinition("navigationContext", .navigationContext),
    ])
}
