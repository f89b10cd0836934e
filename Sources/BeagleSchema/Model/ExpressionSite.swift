/// A place in a component whose value comes from an expression.
public struct ExpressionSite: Sendable {
  /// The key of the component's property that the place belongs to.
  public let property: String
  /// The place inside the component's wire object; begins with `property`.
  public let path: Path
  /// What is evaluated.
  public let expression: ContextExpression
  /// What the place wants.
  public let target: ExpressionTarget
  /// Whether the place is applied again at every change of a context that it reads, equal value or not.
  public let isStateful: Bool

  /// A place at `path`.
  public init(
    property: String, path: Path, expression: ContextExpression, target: ExpressionTarget, isStateful: Bool
  ) {
    self.property = property
    self.path = path
    self.expression = expression
    self.target = target
    self.isStateful = isStateful
  }
}
