extension ComponentDefinition {
  /// `beagle:pageIndicator`: dots that say which page is shown.
  ///
  /// Mirrors `PageIndicator` of Beagle iOS.
  public static let pageIndicator = ComponentDefinition(
    "beagle:pageIndicator",
    properties: [
      PropertyDefinition("numberOfPages", .int),
      PropertyDefinition("currentPage", .expression(.int)),
      PropertyDefinition("selectedColor", .string, requiredOn: .android),
      PropertyDefinition("unselectedColor", .string, requiredOn: .android),
    ])
}
