import BeagleSchema

/// Layout and looks of a component.
///
/// Mirrors `Style` of Beagle iOS.
public struct Style: Codable, Hashable, Sendable {
  /// The colour behind the content.
  public var backgroundColor: Expression<String>?
  /// How round the corners are.
  public var cornerRadius: CornerRadius?
  /// The colour of the border.
  public var borderColor: Expression<String>?
  /// The width of the border.
  public var borderWidth: Expression<Double>?
  /// Width and height.
  public var size: Size?
  /// The room around.
  public var margin: EdgeValue?
  /// The room inside.
  public var padding: EdgeValue?
  /// The place.
  public var position: EdgeValue?
  /// What the place is relative to.
  public var positionType: PositionType?
  /// Whether the component takes part in the layout.
  public var display: Expression<Display>?
  /// How children share the room.
  public var flex: Flex?

  /// A value of these properties.
  public init(
    backgroundColor: Expression<String>? = nil, cornerRadius: CornerRadius? = nil,
    borderColor: Expression<String>? = nil, borderWidth: Expression<Double>? = nil, size: Size? = nil,
    margin: EdgeValue? = nil, padding: EdgeValue? = nil, position: EdgeValue? = nil, positionType: PositionType? = nil,
    display: Expression<Display>? = nil, flex: Flex? = nil
  ) {
    self.backgroundColor = backgroundColor
    self.cornerRadius = cornerRadius
    self.borderColor = borderColor
    self.borderWidth = borderWidth
    self.size = size
    self.margin = margin
    self.padding = padding
    self.position = position
    self.positionType = positionType
    self.display = display
    self.flex = flex
  }

  /// What a place is relative to.
  public enum PositionType: String, Codable, CaseIterable, Sendable {
    /// `RELATIVE`.
    case relative = "RELATIVE"
    /// `ABSOLUTE`.
    case absolute = "ABSOLUTE"
  }

  /// Whether a component takes part in the layout.
  public enum Display: String, Codable, CaseIterable, Sendable {
    /// `FLEX`.
    case flex = "FLEX"
    /// `NONE`.
    case none = "NONE"
  }
}

extension Style: HasPropertyKind {
  static var propertyKind: PropertyKind { .object(.style) }
}
