import BeagleSchema

/// A length on each side.
///
/// Mirrors `EdgeValue` of Beagle iOS.
public struct EdgeValue: Codable, Hashable, Sendable {
  /// On the left.
  public var left: UnitValue?
  /// At the top.
  public var top: UnitValue?
  /// On the right.
  public var right: UnitValue?
  /// At the bottom.
  public var bottom: UnitValue?
  /// On the left and the right.
  public var horizontal: UnitValue?
  /// At the top and the bottom.
  public var vertical: UnitValue?
  /// On all sides.
  public var all: UnitValue?

  /// An value of these properties.
  public init(
    left: UnitValue? = nil, top: UnitValue? = nil, right: UnitValue? = nil, bottom: UnitValue? = nil,
    horizontal: UnitValue? = nil, vertical: UnitValue? = nil, all: UnitValue? = nil
  ) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
    self.horizontal = horizontal
    self.vertical = vertical
    self.all = all
  }
}

extension EdgeValue: HasPropertyKind {
  static var propertyKind: PropertyKind { .object(.edgeValue) }
}
