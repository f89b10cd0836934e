extension ComponentDefinition {
  /// `beagle:pullToRefresh`: a component that can be pulled to refresh it.
  ///
  /// Mirrors `PullToRefresh` of Beagle iOS.
  public static let pullToRefresh = ComponentDefinition(
    "beagle:pullToRefresh",
    mixins: .context,
    android: .widget,
    properties: [
      PropertyDefinition("child", .component, requiredOn: .all),
      PropertyDefinition("onPull", .actions, requiredOn: .android),
      PropertyDefinition("isRefreshing", .expression(.bool), isStateful: true),
      PropertyDefinition("color", .expression(.string)),
    ])
}
