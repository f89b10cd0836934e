extension ActionDefinition {
  /// `beagle:confirm`: a dialog to answer.
  ///
  /// Mirrors `Confirm` of Beagle iOS.
  public static let confirm = ActionDefinition(
    "beagle:confirm",
    properties: [
      PropertyDefinition("title", .expression(.string)),
      PropertyDefinition("message", .expression(.string), requiredOn: .all),
      PropertyDefinition("labelOk", .string, looseOn: .web),
      PropertyDefinition("labelCancel", .string, looseOn: .web),
      PropertyDefinition("onPressOk", .actions),
      PropertyDefinition("onPressCancel", .actions),
    ])
}
