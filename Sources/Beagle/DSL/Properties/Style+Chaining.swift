/// Properties set one after the other: `Style().size(Size().width(100%)).backgroundColor("#fff")`.
///
/// Mirrors the builders of Beagle iOS; each call gives a copy.
extension Style: PropertyChaining {
  /// This with this colour behind the content.
  public func backgroundColor(_ backgroundColor: Expression<String>) -> Style {
    with(\.backgroundColor, backgroundColor)
  }

  /// This with these corners.
  public func cornerRadius(_ cornerRadius: CornerRadius) -> Style { with(\.cornerRadius, cornerRadius) }

  /// This with this colour of the border.
  public func borderColor(_ borderColor: Expression<String>) -> Style { with(\.borderColor, borderColor) }

  /// This with this width of the border.
  public func borderWidth(_ borderWidth: Expression<Double>) -> Style { with(\.borderWidth, borderWidth) }

  /// This with this size.
  public func size(_ size: Size) -> Style { with(\.size, size) }

  /// This with this room around.
  public func margin(_ margin: EdgeValue) -> Style { with(\.margin, margin) }

  /// This with this room inside.
  public func padding(_ padding: EdgeValue) -> Style { with(\.padding, padding) }

  /// This with this place.
  public func position(_ position: EdgeValue) -> Style { with(\.position, position) }

  /// This with this meaning of its place.
  public func positionType(_ positionType: PositionType) -> Style { with(\.positionType, positionType) }

  /// This with this part in the layout.
  public func display(_ display: Expression<Display>) -> Style { with(\.display, display) }

  /// This with this share of the room for children.
  public func flex(_ flex: Flex) -> Style { with(\.flex, flex) }

  /// This with this colour behind the content.
  public func backgroundColor(_ backgroundColor: String) -> Style {
    with(\.backgroundColor, Expression(stringLiteral: backgroundColor))
  }

  /// This with this colour of the border.
  public func borderColor(_ borderColor: String) -> Style {
    with(\.borderColor, Expression(stringLiteral: borderColor))
  }

  /// This with this width of the border.
  @_disfavoredOverload
  public func borderWidth(_ borderWidth: Double) -> Style { with(\.borderWidth, .value(borderWidth)) }

  /// This with this part in the layout.
  public func display(_ display: Display) -> Style { with(\.display, .value(display)) }
}
