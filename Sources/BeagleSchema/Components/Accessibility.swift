extension ObjectDefinition {
  /// What assistive technologies are told.
  ///
  /// Mirrors `Accessibility` of Beagle iOS.
  public static let accessibility = ObjectDefinition(
    "Accessibility",
    [
      PropertyDefinition("accessible", .bool, requiredOn: .ios, nullFailsOn: .android),
      PropertyDefinition("accessibilityLabel", .string),
      PropertyDefinition("isHeader", .bool),
    ])
}
