/// Evaluates compiled expressions from one scope.
struct ExpressionEvaluator<Scope: ExpressionScope> {
  /// Why a whole expression has no value.
  private enum Failure: Error {
    case reported
    case undefined
  }

  let scope: Scope
  let operations: OperationTable

  /// The value of an expression that stands alone.
  func outermostValue(of expression: SingleExpression) -> DynamicObject {
    do throws(Failure) {
      return try value(of: expression)
    } catch {
      switch error {
      case .reported: return .empty
      case .undefined: return .string("@{\(expression)}")
      }
    }
  }

  /// The text that the nodes make together.
  func text(of nodes: [ContextExpression.MultipleNode]) -> String {
    var text: String = ""
    for node in nodes {
      switch node {
      case .text(let plain): text += plain
      case .expression(let expression):
        guard let value: DynamicObject = try? value(of: expression) else { continue }
        if operations.rules.unescapesResults {
          text += ExpressionText.unescapeAnyAt(value.text(in: operations.rules.textForm))
        } else {
          value.write(to: &text, in: operations.rules.textForm)
        }
      }
    }
    return text
  }

  private func value(of expression: SingleExpression) throws(Failure) -> DynamicObject {
    switch expression {
    case .literal(let value): return value
    case .binding(let binding): return try value(of: binding)
    case .operation(let operation): return try value(of: operation)
    case .malformed(let source):
      scope.report(.malformed(source))
      throw .reported
    }
  }

  private func value(of binding: Binding) throws(Failure) -> DynamicObject {
    guard let context: DynamicObject = scope.value(ofContext: binding.context) else {
      if operations.rules.unknownContext == .nullPart { return .empty }
      scope.report(.unknownContext(binding.context))
      throw .reported
    }
    let value: DynamicObject = context.value(at: binding.path, indexing: operations.rules.indexing)
    if case .expression(let expression) = value, operations.rules.readsExpressionsAsText {
      return .string(expression.description)
    }
    return value
  }

  private func value(of operation: Operation) throws(Failure) -> DynamicObject {
    var arguments: [DynamicObject] = []
    arguments.reserveCapacity(operation.parameters.count)
    for parameter in operation.parameters {
      do throws(Failure) {
        arguments.append(try value(of: parameter))
      } catch {
        guard case .undefined = error else { throw error }
        arguments.append(.empty)
      }
    }
    if let handler: OperationTable.Handler = operations.customHandler(of: operation) { return handler(arguments) }
    guard let position: Int = operation.standardPosition else {
      scope.report(.unknownOperation(operation.name))
      if operations.rules.unknownOperation == .nullPart { return .empty }
      throw .reported
    }
    return try result(of: operation, at: position, with: arguments)
  }

  private func result(
    of operation: Operation,
    at position: Int,
    with arguments: [DynamicObject]
  ) throws(Failure) -> DynamicObject {
    do throws(OperationIncident) {
      return try operations.standardHandler(at: position)(arguments)
    } catch {
      switch error {
      case .trap(let reason):
        scope.report(.trap(operation: operation.name, reason: reason))
        return .empty
      case .quirk(let value, let reason):
        scope.report(.quirk(operation: operation.name, reason: reason))
        return value
      case .undefined: throw .undefined
      case .failure(let reason):
        scope.report(.failure(operation: operation.name, reason: reason))
        if operations.rules.failingOperation == .nullPart { return .empty }
        throw .reported
      }
    }
  }
}
