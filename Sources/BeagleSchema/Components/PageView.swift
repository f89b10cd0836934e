extension ComponentDefinition {
  /// `beagle:pageView`: pages of which one is shown.
  ///
  /// Mirrors `PageView` of Beagle iOS.
  public static let pageView = ComponentDefinition(
    "beagle:pageView",
    mixins: .context,
    properties: [
      PropertyDefinition("children", .components),
      PropertyDefinition("currentPage", .expression(.int), isStateful: true),
      PropertyDefinition("onPageChange", .actions),
    ])
}
