import BeagleSchema

/// The bar of a screen.
///
/// Mirrors `NavigationBar` of Beagle iOS.
public struct NavigationBar: Codable {
  /// The title.
  public var title: String
  /// A style of the theme.
  public var styleId: String?
  /// Whether the bar offers the way back.
  public var showBackButton: Bool?
  /// What assistive technologies are told of the way back.
  public var backButtonAccessibility: Accessibility?
  /// The buttons.
  public var navigationBarItems: [NavigationBarItem]?

  /// A value of these properties.
  public init(
    title: String, styleId: String? = nil, showBackButton: Bool? = nil, backButtonAccessibility: Accessibility? = nil,
    navigationBarItems: [NavigationBarItem]? = nil
  ) {
    self.title = title
    self.styleId = styleId
    self.showBackButton = showBackButton
    self.backButtonAccessibility = backButtonAccessibility
    self.navigationBarItems = navigationBarItems
  }
}

extension NavigationBar: HasPropertyKind {
  static var propertyKind: PropertyKind { .navigationBar }
}
