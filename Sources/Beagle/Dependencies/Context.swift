public import BeagleSchema

/// A named value that expressions read.
///
/// Mirrors `Context` of Beagle iOS.
public struct Context: Hashable, Sendable {
  /// The name.
  public let id: String
  /// The value.
  public let value: DynamicObject

  /// A context.
  public init(id: String, value: DynamicObject) {
    self.id = id
    self.value = value
  }
}
