extension ComponentDefinition {
  /// `beagle:scrollView`: components that scroll together.
  ///
  /// Mirrors `ScrollView` of Beagle iOS.
  public static let scrollView = ComponentDefinition(
    "beagle:scrollView",
    mixins: .context,
    android: .widget,
    properties: [
      PropertyDefinition("children", .components),
      PropertyDefinition("scrollDirection", .enumeration(["VERTICAL", "HORIZONTAL"])),
      PropertyDefinition("scrollBarEnabled", .bool),
    ])
}
