/// A button of a navigation bar.
///
/// Mirrors `NavigationBarItem` of Beagle iOS.
public struct NavigationBarItem: Codable {
  /// The title; with an image, the accessibility hint.
  public var text: String
  /// The id of a local image.
  public var image: Expression<String>?
  /// What runs at a press.
  @AutoCodable public var onPress: [any Action]
  /// What assistive technologies are told.
  public var accessibility: Accessibility?

  /// A value of these properties.
  public init(
    text: String, image: Expression<String>? = nil, onPress: [any Action], accessibility: Accessibility? = nil
  ) {
    self.text = text
    self.image = image
    self.onPress = onPress
    self.accessibility = accessibility
  }
}
