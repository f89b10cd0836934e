import BeagleSchema

/// What assistive technologies are told of a component.
///
/// Mirrors `Accessibility` of Beagle iOS.
public struct Accessibility: Codable, Hashable, Sendable {
  /// What is said in place of the content.
  public var accessibilityLabel: String?
  /// Whether the component is there for them.
  public var accessible: Bool
  /// Whether it is a header.
  public var isHeader: Bool?

  /// An value of these properties.
  public init(accessibilityLabel: String? = nil, accessible: Bool = true, isHeader: Bool? = nil) {
    self.accessibilityLabel = accessibilityLabel
    self.accessible = accessible
    self.isHeader = isHeader
  }
}

extension Accessibility: HasPropertyKind {
  static var propertyKind: PropertyKind { .object(.accessibility) }
}
