import BeagleSchema

/// The sides on which a screen keeps clear of the device's own bars; a side that is not given counts as true.
///
/// Mirrors `SafeArea` of Beagle iOS.
public struct SafeArea: Codable, Hashable, Sendable {
  /// Whether the top side does.
  public var top: Bool?
  /// Whether the leading side does.
  public var leading: Bool?
  /// Whether the bottom side does.
  public var bottom: Bool?
  /// Whether the trailing side does.
  public var trailing: Bool?

  /// A value of these properties.
  public init(top: Bool? = nil, leading: Bool? = nil, bottom: Bool? = nil, trailing: Bool? = nil) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension SafeArea: HasPropertyKind {
  static var propertyKind: PropertyKind { .object(.safeArea) }
}
