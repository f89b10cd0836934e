extension ContextExpression {
  /// The value of the expression as seen from `scope`.
  ///
  /// Never fails: what can not be found or computed is null, and what is worth knowing about it goes to the scope.
  public func evaluate<Scope: ExpressionScope>(in scope: Scope) -> DynamicObject {
    switch self {
    case .single(let expression): return ExpressionEvaluator.outermostValue(of: expression, in: scope, scope.operations)
    case .multiple(let nodes): return .string(ExpressionEvaluator.text(of: nodes, in: scope, scope.operations))
    }
  }
}

extension DynamicObject {
  /// The value with every expression in it evaluated; keys of objects are never expressions.
  public func evaluated<Scope: ExpressionScope>(in scope: Scope) -> DynamicObject {
    switch self {
    case .empty, .bool, .int, .double, .string: return self
    case .expression(let expression): return expression.evaluate(in: scope)
    case .array(let elements):
      guard hasExpressions else { return self }
      return .array(elements.map { $0.evaluated(in: scope) })
    case .dictionary(let dictionary):
      guard hasExpressions else { return self }
      return .dictionary(dictionary.mapValues { $0.evaluated(in: scope) })
    }
  }

  /// Whether there is an expression in the value, at any depth.
  public var hasExpressions: Bool {
    switch self {
    case .empty, .bool, .int, .double, .string: false
    case .expression: true
    case .array(let elements): elements.contains { $0.hasExpressions }
    case .dictionary(let dictionary): dictionary.values.contains { $0.hasExpressions }
    }
  }

  /// Calls `body` with every expression in the value, at any depth, in order.
  public func forEachExpression(_ body: (ContextExpression) -> Void) {
    switch self {
    case .empty, .bool, .int, .double, .string: return
    case .expression(let expression): body(expression)
    case .array(let elements):
      for element in elements { element.forEachExpression(body) }
    case .dictionary(let dictionary):
      for value in dictionary.values { value.forEachExpression(body) }
    }
  }
}
