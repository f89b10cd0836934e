/// Shows tabs of which one is selected.
///
/// Mirrors `TabBar` of Beagle iOS: `beagle:tabBar` in documents.
public struct TabBar: ServerDrivenComponent {
  /// The tabs.
  public var items: [TabBarItem]
  /// A style of the theme.
  public var styleId: String?
  /// The selected tab, from 0.
  public var currentTab: Expression<Int>?
  /// What runs when a person has selected a tab.
  @AutoCodable public var onTabSelection: [any Action]?

  /// A component of these properties.
  public init(
    items: [TabBarItem], styleId: String? = nil, currentTab: Expression<Int>? = nil, onTabSelection: [any Action]? = nil
  ) {
    self.items = items
    self.styleId = styleId
    self.currentTab = currentTab
    self.onTabSelection = onTabSelection
  }
}
