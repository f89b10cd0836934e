/// Shows a text.
///
/// Mirrors `Text` of Beagle iOS: `beagle:text` in documents.
public struct Text: Widget {
  /// The text.
  public var text: Expression<String>
  /// A style of the theme.
  public var styleId: String?
  /// Where the text stands in its line.
  public var alignment: Expression<Alignment>?
  /// The colour.
  public var textColor: Expression<String>?
  /// The id by which actions and scripts find the component.
  public var id: String?
  /// Layout and looks.
  public var style: Style?
  /// What assistive technologies are told.
  public var accessibility: Accessibility?

  /// A component of these properties.
  public init(
    text: Expression<String>, styleId: String? = nil, alignment: Expression<Alignment>? = nil,
    textColor: Expression<String>? = nil, id: String? = nil, style: Style? = nil, accessibility: Accessibility? = nil
  ) {
    self.text = text
    self.styleId = styleId
    self.alignment = alignment
    self.textColor = textColor
    self.id = id
    self.style = style
    self.accessibility = accessibility
  }

  /// A component with this text.
  public init(
    _ text: Expression<String> = "", styleId: String? = nil, alignment: Expression<Alignment>? = nil,
    textColor: Expression<String>? = nil, id: String? = nil, style: Style? = nil, accessibility: Accessibility? = nil
  ) {
    self.text = text
    self.styleId = styleId
    self.alignment = alignment
    self.textColor = textColor
    self.id = id
    self.style = style
    self.accessibility = accessibility
  }

  /// Where a text stands in its line.
  public enum Alignment: String, Codable, CaseIterable, Sendable {
    /// At the left.
    case left = "LEFT"
    /// In the middle.
    case center = "CENTER"
    /// At the right.
    case right = "RIGHT"
  }
}
