/// A context as a component declares it.
///
/// Mirrors `Context` of Beagle iOS.
public struct ContextDeclaration: Sendable {
  /// The name by which expressions read it.
  public let id: String
  /// The initial value, unevaluated.
  public let value: DynamicObject
  /// The keys in wire order, the ones that are not read included.
  package let fields: [Field]

  /// A context `id` that begins with `value`.
  public init(id: String, value: DynamicObject) {
    self.init(id: id, value: value, fields: [Field("id", .value(.string(id))), Field("value", .value(value))])
  }

  package init(id: String, value: DynamicObject, fields: [Field]) {
    self.id = id
    self.value = value
    self.fields = fields
  }
}
