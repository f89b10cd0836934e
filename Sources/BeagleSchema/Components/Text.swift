extension ComponentDefinition {
  /// `beagle:text`: a text to read.
  ///
  /// Mirrors `Text` of Beagle iOS.
  public static let text = ComponentDefinition(
    "beagle:text",
    mixins: .widget,
    properties: [
      PropertyDefinition("text", .expression(.string), requiredOn: .all),
      PropertyDefinition("alignment", .expression(.enumeration(["LEFT", "CENTER", "RIGHT"]))),
      PropertyDefinition("textColor", .expression(.string)),
      PropertyDefinition("styleId", .string),
    ])
}
