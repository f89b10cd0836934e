extension ComponentDefinition {
  /// `beagle:tabBar`: tabs of which one is selected.
  ///
  /// Mirrors `TabBar` of Beagle iOS.
  public static let tabBar = ComponentDefinition(
    "beagle:tabBar",
    android: .widget,
    properties: [
      PropertyDefinition("items", .objects(.tabBarItem), requiredOn: .all),
      PropertyDefinition("currentTab", .expression(.int), isStateful: true),
      PropertyDefinition("onTabSelection", .actions),
      PropertyDefinition("styleId", .string),
    ])
}

extension ObjectDefinition {
  /// A tab.
  ///
  /// Mirrors `TabBarItem` of Beagle iOS.
  public static let tabBarItem = ObjectDefinition(
    "TabBarItem",
    [
      PropertyDefinition("title", .string),
      PropertyDefinition("icon", .lenientObject(.icon)),
    ])

  /// A local image that is named by its id alone.
  ///
  /// Mirrors the icon of `TabBarItem` of Beagle iOS.
  public static let icon = ObjectDefinition("StringOrLocalImage", [PropertyDefinition("mobileId", .renderedText)])
}
