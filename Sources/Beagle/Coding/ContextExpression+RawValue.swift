public import BeagleSchema

extension ContextExpression {
  /// The expression that a text holds: `@{user.name}`, also between other text; nil where it holds none.
  ///
  /// Mirrors `init(rawValue:)` of Beagle iOS.
  public init?(rawValue: String) { self.init(parsing: rawValue) }

  /// The text of the expression.
  ///
  /// Mirrors the property of the same name of Beagle iOS.
  public var rawValue: String { description }
}
