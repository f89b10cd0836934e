/// Evaluates compiled expressions from one scope.
///
/// Its functions are generic and it is not: a generic type would be looked up in the runtime's tables at each call.
enum ExpressionEvaluator {
  /// Why a whole expression has no value.
  enum Failure: Error {
    /// Something that was reported.
    case reported
    /// The result of JavaScript that is no value at all.
    case undefined
  }

  /// The value of an expression that stands alone.
  static func outermostValue<Scope: ExpressionScope>(
    of expression: SingleExpression,
    in scope: Scope,
    _ operations: OperationTable
  ) -> DynamicObject {
    do throws(Failure) {
      return try value(of: expression, in: scope, operations)
    } catch {
      switch error {
      case .reported: return .empty
      case .undefined: return .string("@{\(expression)}")
      }
    }
  }

  /// The text that the nodes make together.
  static func text<Scope: ExpressionScope>(
    of nodes: [ContextExpression.MultipleNode],
    in scope: Scope,
    _ operations: OperationTable
  ) -> String {
    let rules: ExpressionRules = operations.rules
    var text: String = ""
    for node in nodes {
      switch node {
      case .text(let plain): text += plain
      case .expression(let expression):
        guard let value: DynamicObject = try? value(of: expression, in: scope, operations) else { continue }
        if rules.unescapesResults {
          text += ExpressionText.unescapeAnyAt(value.text(in: rules.textForm))
        } else {
          value.write(to: &text, in: rules.textForm)
        }
      }
    }
    return text
  }

  private static func value<Scope: ExpressionScope>(
    of expression: SingleExpression,
    in scope: Scope,
    _ operations: OperationTable
  ) throws(Failure) -> DynamicObject {
    switch expression {
    case .literal(let value): return value
    case .binding(let binding): return try value(of: binding, in: scope, operations.rules)
    case .operation(let operation): return try value(of: operation, in: scope, operations)
    case .malformed(let source):
      scope.report(.malformed(source))
      throw .reported
    }
  }

  private static func value<Scope: ExpressionScope>(
    of binding: Binding,
    in scope: Scope,
    _ rules: ExpressionRules
  ) throws(Failure) -> DynamicObject {
    guard let context: DynamicObject = scope.value(ofContext: binding.context) else {
      if rules.unknownContext == .nullPart { return .empty }
      scope.report(.unknownContext(binding.context))
      throw .reported
    }
    let value: DynamicObject = context.value(at: binding.path, indexing: rules.indexing)
    if rules.readsExpressionsAsText, case .expression(let expression) = value {
      return .string(expression.description)
    }
    return value
  }

  private static func value<Scope: ExpressionScope>(
    of operation: Operation,
    in scope: Scope,
    _ operations: OperationTable
  ) throws(Failure) -> DynamicObject {
    let arguments: [DynamicObject] = try arguments(of: operation.parameters, in: scope, operations)
    if let handler: OperationTable.Handler = operations.customHandler(of: operation) { return handler(arguments) }
    guard let position: Int = operation.standardPosition else {
      scope.report(.unknownOperation(operation.name))
      if operations.rules.unknownOperation == .nullPart { return .empty }
      throw .reported
    }
    do throws(OperationIncident) {
      return try operations.standardHandler(at: position)(arguments)
    } catch {
      return try value(after: error, of: operation, in: scope, operations.rules)
    }
  }

  /// The values of the arguments; the usual numbers of them are spelled out, as that costs one allocation only.
  private static func arguments<Scope: ExpressionScope>(
    of parameters: [SingleExpression],
    in scope: Scope,
    _ operations: OperationTable
  ) throws(Failure) -> [DynamicObject] {
    switch parameters.count {
    case 0: return []
    case 1: return [try argument(parameters[0], in: scope, operations)]
    case 2:
      return [try argument(parameters[0], in: scope, operations), try argument(parameters[1], in: scope, operations)]
    case 3:
      return [
        try argument(parameters[0], in: scope, operations), try argument(parameters[1], in: scope, operations),
        try argument(parameters[2], in: scope, operations),
      ]
    default:
      return try parameters.map { parameter throws(Failure) in try argument(parameter, in: scope, operations) }
    }
  }

  private static func argument<Scope: ExpressionScope>(
    _ expression: SingleExpression,
    in scope: Scope,
    _ operations: OperationTable
  ) throws(Failure) -> DynamicObject {
    do throws(Failure) {
      return try value(of: expression, in: scope, operations)
    } catch {
      guard case .undefined = error else { throw error }
      return .empty
    }
  }

  private static func value<Scope: ExpressionScope>(
    after incident: OperationIncident,
    of operation: Operation,
    in scope: Scope,
    _ rules: ExpressionRules
  ) throws(Failure) -> DynamicObject {
    switch incident {
    case .trap(let reason):
      scope.report(.trap(operation: operation.name, reason: reason))
      return .empty
    case .quirk(let value, let reason):
      scope.report(.quirk(operation: operation.name, reason: reason))
      return value
    case .undefined: throw .undefined
    case .failure(let reason):
      scope.report(.failure(operation: operation.name, reason: reason))
      if rules.failingOperation == .nullPart { return .empty }
      throw .reported
    }
  }
}
