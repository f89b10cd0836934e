import BeagleSchema

/// Width and height with their limits.
///
/// Mirrors `Size` of Beagle iOS.
public struct Size: Codable, Hashable, Sendable {
  /// The width.
  public var width: UnitValue?
  /// The height.
  public var height: UnitValue?
  /// The largest width.
  public var maxWidth: UnitValue?
  /// The largest height.
  public var maxHeight: UnitValue?
  /// The smallest width.
  public var minWidth: UnitValue?
  /// The smallest height.
  public var minHeight: UnitValue?
  /// Width divided by height.
  public var aspectRatio: Double?

  /// A value of these properties.
  public init(
    width: UnitValue? = nil, height: UnitValue? = nil, maxWidth: UnitValue? = nil, maxHeight: UnitValue? = nil,
    minWidth: UnitValue? = nil, minHeight: UnitValue? = nil, aspectRatio: Double? = nil
  ) {
    self.width = width
    self.height = height
    self.maxWidth = maxWidth
    self.maxHeight = maxHeight
    self.minWidth = minWidth
    self.minHeight = minHeight
    self.aspectRatio = aspectRatio
  }
}

extension Size: HasPropertyKind {
  static var propertyKind: PropertyKind { .object(.size) }
}
