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
      PropertyDefinition("type", .expression(.enumeration(inputTypes)), readOn: [.ios, .android]),
      PropertyDefinition("type", .expression(.enumeration(inputTypesOnWeb)), readOn: .web),
      PropertyDefinition("error", .expression(.string)),
      PropertyDefinition("showError", .expression(.bool)),
      PropertyDefinition("styleId", .string),
      PropertyDefinition("onFocus", .actions),
      PropertyDefinition("onChange", .actions),
      PropertyDefinition("onBlur", .actions),
    ])

  private static let inputTypes: [String] = ["TEXT", "EMAIL", "PASSWORD", "NUMBER", "DATE"]

  /// Beagle Web takes the types in lower case as well, and as a word.
  private static let inputTypesOnWeb: [String] = inputTypes.flatMap { type in
    [type, type.lowercased(), type.prefix(1) + type.dropFirst().lowercased()]
  }
}
