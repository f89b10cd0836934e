extension ComponentDefinition {
  /// `beagle:screenComponent`: a whole screen.
  ///
  /// Mirrors `Screen` of Beagle iOS.
  public static let screenComponent = ComponentDefinition(
    "beagle:screenComponent",
    mixins: [.style, .context],
    android: [.id, .style, .accessibility],
    properties: [
      PropertyDefinition("id", .string),
      PropertyDefinition("child", .component, requiredOn: .all),
      PropertyDefinition("safeArea", .object(.safeArea)),
      PropertyDefinition("navigationBar", .navigationBar),
    ])
}

extension ObjectDefinition {
  /// The sides on which a screen keeps clear of the device's own bars.
  public static let safeArea = ObjectDefinition(
    "SafeArea",
    [
      PropertyDefinition("top", .bool),
      PropertyDefinition("leading", .bool),
      PropertyDefinition("bottom", .bool),
      PropertyDefinition("trailing", .bool),
    ])

  /// The bar of a screen.
  ///
  /// Mirrors `NavigationBar` of Beagle iOS.
  public static let navigationBar = ObjectDefinition(
    "NavigationBar",
    [
      PropertyDefinition("title", .string, requiredOn: .all),
      PropertyDefinition("styleId", .string),
      PropertyDefinition("showBackButton", .bool, nullFailsOn: .android),
      PropertyDefinition("backButtonAccessibility", .object(.accessibility)),
      PropertyDefinition("navigationBarItems", .navigationBarItems),
    ])

  /// A button of a screen's bar.
  ///
  /// Mirrors `NavigationBarItem` of Beagle iOS.
  public static let navigationBarItem = ObjectDefinition(
    "NavigationBarItem",
    [
      PropertyDefinition("text", .string, requiredOn: .all),
      PropertyDefinition("image", .renderedText),
      PropertyDefinition("onPress", .actions, requiredOn: .all),
      PropertyDefinition("accessibility", .object(.accessibility)),
    ])
}
