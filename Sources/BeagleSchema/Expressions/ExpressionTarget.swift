/// The type that a property wants from its expression.
public enum ExpressionTarget: Hashable, Sendable {
  /// A text: any value in its text form.
  case string
  /// A bool and nothing else.
  case bool
  /// An int, or a double with a whole value.
  case int
  /// An int or a double.
  case double
  /// Exactly one of these texts.
  case enumeration([String])
  /// An array.
  case array
  /// Any value, unchanged.
  case dynamic
  /// An object whose values are all texts.
  case stringMap
  /// An object that names a local or a remote image.
  case imagePath
}
