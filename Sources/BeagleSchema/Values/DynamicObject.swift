/// A JSON value as Beagle's contexts and dynamic properties hold it.
///
/// Mirrors `DynamicObject` of Beagle iOS. There is no "undefined": every failed lookup or operation is `empty`.
/// Equality is the one of the spec: same case and same content, so `int(1)` differs from `double(1)`;
/// dictionaries compare by content whatever their order.
public enum DynamicObject: Hashable, Sendable {
  /// JSON `null`, and the result of every lookup or operation that finds nothing.
  case empty
  /// JSON `true` or `false`.
  case bool(Bool)
  /// A number with an exact 64-bit integer value.
  case int(Int)
  /// Any other number.
  case double(Double)
  /// A text, escapes already resolved.
  case string(String)
  /// A JSON array.
  case array([DynamicObject])
  /// A JSON object; its keys keep their order.
  case dictionary(DynamicDictionary)
  /// A text that parses completely as an expression; it is not evaluated where it stands in a context.
  case expression(ContextExpression)
}
