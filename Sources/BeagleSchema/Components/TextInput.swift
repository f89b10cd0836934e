extension ComponentDefinition {
  /// `beagle:textInput`: a text to type.
  ///
  /// Mirrors `TextInput` of Beagle iOS.
  public static let textInput = ComponentDefinition(
    "beagle:textInput",
    mixins: .widget,
    properties: [
      PropertyDefinition("value", .expression(.string), isStateful: true),
      PropertyDefinition("placeholder", .expression(.string)),
      PropertyDefinition("enabled", .expression(.bool)),
      PropertyDefinition("readOnly", .expression(.bool)),
      PropertyDefinition("type", .expression(.enumeration(["TEXT", "EMAIL", "PASSWORD", "NUMBER", "DATE"]))),
      PropertyDefinition("error", .expression(.string)),
      PropertyDefinition("showError", .expression(.bool)),
      PropertyDefinition("styleId", .string),
      PropertyDefinition("onFocus", .actions),
      PropertyDefinition("onChange", .actions),
      PropertyDefinition("onBlur", .actions),
    ])
}
