extension ActionDefinition {
  /// `beagle:resetApplication`: replaces all stacks by one screen.
  ///
  /// Mirrors `Navigate.resetApplication` of Beagle iOS.
  public static let resetApplication = ActionDefinition(
    "beagle:resetApplication",
    properties: [
      PropertyDefinition("route", .route, requiredOn: .all),
      PropertyDefinition("controllerId", .string),
      PropertyDefinition("navigationContext", .navigationContext),
    ])
}
