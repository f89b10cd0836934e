/// The bar of a screen.
///
/// Mirrors `NavigationBar` of Beagle iOS.
public final class NavigationBarNode: Sendable {
  /// The title, a plain text.
  public let title: String
  /// A style of the app's theme.
  public let styleId: String?
  /// Whether the bar offers the way back.
  public let showBackButton: Bool
  /// The buttons in their order.
  public let items: [NavigationBarItemNode]
  /// The keys in wire order, the ones that are not read included.
  package let fields: [Field]

  package init(
    title: String, styleId: String?, showBackButton: Bool, items: [NavigationBarItemNode],
    fields: [Field]
  ) {
    self.title = title
    self.styleId = styleId
    self.showBackButton = showBackButton
    self.items = items
    self.fields = fields
  }
}

/// A button of a navigation bar.
///
/// Mirrors `NavigationBarItem` of Beagle iOS.
public struct NavigationBarItemNode: Sendable {
  /// The title; with an image, the accessibility hint.
  public let text: String
  /// The id of a local image: a text or an expression.
  public let image: DynamicObject?
  /// What a press does.
  public let onPress: [ActionNode]
  /// The keys in wire order, the ones that are not read included.
  package let fields: [Field]

  package init(text: String, image: DynamicObject?, onPress: [ActionNode], fields: [Field]) {
    self.text = text
    self.image = image
    self.onPress = onPress
    self.fields = fields
  }
}
