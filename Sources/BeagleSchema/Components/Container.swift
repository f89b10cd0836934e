extension ComponentDefinition {
  /// `beagle:container`: components side by side.
  ///
  /// Mirrors `Container` of Beagle iOS.
  public static let container = ComponentDefinition(
    "beagle:container",
    mixins: .container,
    properties: [
      PropertyDefinition("children", .components),
      PropertyDefinition("styleId", .string),
    ])
}
