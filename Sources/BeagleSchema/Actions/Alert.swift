extension ActionDefinition {
  /// `beagle:alert`: a dialog to read.
  ///
  /// Mirrors `Alert` of Beagle iOS.
  public static let alert = ActionDefinition(
    "beagle:alert",
    properties: [
      PropertyDefinition("title", .expression(.string)),
      PropertyDefinition("message", .expression(.string), requiredOn: .all),
      PropertyDefinition("labelOk", .string, looseOn: .web),
      PropertyDefinition("onPressOk", .actions),
    ])
}
