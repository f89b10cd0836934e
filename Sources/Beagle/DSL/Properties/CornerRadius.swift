import BeagleSchema

/// How round the corners are.
///
/// Mirrors `CornerRadius` of Beagle iOS.
public struct CornerRadius: Codable, Hashable, Sendable {
  /// The radius of the corners that are not given.
  public var radius: Expression<Double>?
  /// The radius of one corner.
  public var topLeft: Expression<Double>?
  /// The radius of one corner.
  public var topRight: Expression<Double>?
  /// The radius of one corner.
  public var bottomLeft: Expression<Double>?
  /// The radius of one corner.
  public var bottomRight: Expression<Double>?

  /// A value of these properties.
  public init(
    radius: Expression<Double>? = nil, topLeft: Expression<Double>? = nil, topRight: Expression<Double>? = nil,
    bottomLeft: Expression<Double>? = nil, bottomRight: Expression<Double>? = nil
  ) {
    self.radius = radius
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomLeft = bottomLeft
    self.bottomRight = bottomRight
  }
}

extension CornerRadius: HasPropertyKind {
  static var propertyKind: PropertyKind { .object(.cornerRadius) }
}
