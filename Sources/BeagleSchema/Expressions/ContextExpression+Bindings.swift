extension ContextExpression {
  /// Every read of a context in this expression, each once, in the order in which they stand.
  public var bindings: [Binding] {
    switch self {
    case .single(let expression): return expression.bindings
    case .multiple(let nodes):
      var bindings: [Binding] = []
      for case .expression(let expression) in nodes { expression.collectBindings(into: &bindings) }
      return bindings
    }
  }

  /// Every call of an operation in this expression, outer ones before those in their arguments.
  public var operations: [Operation] {
    var operations: [Operation] = []
    switch self {
    case .single(let expression): expression.collectOperations(into: &operations)
    case .multiple(let nodes):
      for case .expression(let expression) in nodes { expression.collectOperations(into: &operations) }
    }
    return operations
  }
}

extension SingleExpression {
  /// Every read of a context in this expression, each once.
  public var bindings: [Binding] {
    switch self {
    case .literal, .malformed: []
    case .binding(let binding): [binding]
    case .operation(let operation): operation.bindings
    }
  }

  func collectBindings(into bindings: inout [Binding]) {
    switch self {
    case .literal, .malformed: return
    case .binding(let binding):
      if !bindings.contains(binding) { bindings.append(binding) }
    case .operation(let operation):
      for binding in operation.bindings where !bindings.contains(binding) { bindings.append(binding) }
    }
  }

  func collectOperations(into operations: inout [Operation]) {
    guard case .operation(let operation) = self else { return }
    operations.append(operation)
    for parameter in operation.parameters { parameter.collectOperations(into: &operations) }
  }
}
