/// Runs actions at a press.
///
/// Mirrors `Button` of Beagle iOS: `beagle:button` in documents.
public struct Button: Widget {
  /// The title.
  public var text: Expression<String>
  /// A style of the theme.
  public var styleId: String?
  /// What runs at a press.
  @AutoCodable public var onPress: [any Action]?
  /// Whether it can be pressed.
  public var enabled: Expression<Bool>?
  /// The id by which actions and scripts find the component.
  public var id: String?
  /// Layout and looks.
  public var style: Style?
  /// What assistive technologies are told.
  public var accessibility: Accessibility?

  /// A component of these properties.
  public init(
    text: Expression<String>, styleId: String? = nil, onPress: [any Action]? = nil, enabled: Expression<Bool>? = nil,
    id: String? = nil, style: Style? = nil, accessibility: Accessibility? = nil
  ) {
    self.text = text
    self.styleId = styleId
    self.onPress = onPress
    self.enabled = enabled
    self.id = id
    self.style = style
    self.accessibility = accessibility
  }

  /// A component with this text.
  public init(
    _ text: Expression<String>, styleId: String? = nil, onPress: [any Action]? = nil, enabled: Expression<Bool>? = nil,
    id: String? = nil, style: Style? = nil, accessibility: Accessibility? = nil
  ) {
    self.text = text
    self.styleId = styleId
    self.onPress = onPress
    self.enabled = enabled
    self.id = id
    self.style = style
    self.accessibility = accessibility
  }
}
