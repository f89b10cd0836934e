extension ActionDefinition {
  /// `beagle:condition`: runs one list or the other.
  ///
  /// Mirrors `Condition` of Beagle iOS.
  public static let condition = ActionDefinition(
    "beagle:condition",
    properties: [
      PropertyDefinition("condition", .expression(.bool), requiredOn: .all),
      PropertyDefinition("onTrue", .actions),
      PropertyDefinition("onFalse", .actions),
    ])
}
