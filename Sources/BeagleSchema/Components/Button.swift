extension ComponentDefinition {
  /// `beagle:button`: a text to press.
  ///
  /// Mirrors `Button` of Beagle iOS.
  public static let button = ComponentDefinition(
    "beagle:button",
    mixins: .widget,
    properties: [
      PropertyDefinition("text", .expression(.string), requiredOn: .all),
      PropertyDefinition("enabled", .expression(.bool)),
      PropertyDefinition("onPress", .actions),
      PropertyDefinition("styleId", .string),
    ])
}
