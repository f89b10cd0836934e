/// Properties set one after the other: `Size().width(100%).height(300)`.
///
/// Mirrors the builders of Beagle iOS; each call gives a copy.
extension Size: PropertyChaining {
  /// This with this width.
  public func width(_ width: UnitValue) -> Size { with(\.width, width) }

  /// This with this height.
  public func height(_ height: UnitValue) -> Size { with(\.height, height) }

  /// This with this largest width.
  public func maxWidth(_ maxWidth: UnitValue) -> Size { with(\.maxWidth, maxWidth) }

  /// This with this largest height.
  public func maxHeight(_ maxHeight: UnitValue) -> Size { with(\.maxHeight, maxHeight) }

  /// This with this smallest width.
  public func minWidth(_ minWidth: UnitValue) -> Size { with(\.minWidth, minWidth) }

  /// This with this smallest height.
  public func minHeight(_ minHeight: UnitValue) -> Size { with(\.minHeight, minHeight) }

  /// This with this width for a height of 1.
  public func aspectRatio(_ aspectRatio: Double) -> Size { with(\.aspectRatio, aspectRatio) }
}
