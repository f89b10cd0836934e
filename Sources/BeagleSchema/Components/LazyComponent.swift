extension ComponentDefinition {
  /// `beagle:lazyComponent`: a component that is loaded when it is shown.
  ///
  /// Mirrors `LazyComponent` of Beagle iOS.
  public static let lazyComponent = ComponentDefinition(
    "beagle:lazyComponent",
    android: .widget,
    properties: [
      PropertyDefinition("path", .string, requiredOn: .all),
      PropertyDefinition("initialState", .component, requiredOn: .all),
    ])
}
