public import BeagleSchema

/// What a navigation action writes into the `navigationContext` of its target.
///
/// Mirrors `NavigationContext` of Beagle iOS.
public struct NavigationContext: Codable, Hashable, Sendable {
  /// Where in the context, as in `a.b[0]`; nil for the whole of it.
  public var path: String?
  /// What is written; expressions in it are evaluated.
  public var value: DynamicObject

  /// Writes `value` at `path`.
  public init(path: String? = nil, value: DynamicObject) {
    self.path = path
    self.value = value
  }
}

extension NavigationContext: HasPropertyKind {
  static var propertyKind: PropertyKind { .navigationContext }
}
