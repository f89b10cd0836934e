import BeagleSchema

/// `beagle.eval`: expressions without an app.
enum Evaluation {
  /// Contexts that a script gave, and nothing else.
  private struct Scope: ExpressionScope {
    let contexts: DynamicDictionary
    let operations: OperationTable

    func value(ofContext id: String) -> DynamicObject? { contexts[id] }

    func report(_ problem: ExpressionProblem) {}
  }

  /// Evaluates argument 1 with the contexts of argument 2.
  static func run(_ call: inout LuaCall, of session: ScenarioSession) throws {
    let text = try call.string(1)
    var contexts = DynamicDictionary()
    if !call.isNil(2) {
      guard call.isTable(2) else { throw call.fault(2, expected: "table") }
      if case .dictionary(let given) = try call.dynamicObject(2, options: .screens) { contexts = given }
    }
    let platform = session.options.platform
    let scope = Scope(contexts: contexts, operations: OperationTable(platform: platform))
    try call.push(value: DynamicObject(propertyText: text, on: platform).evaluated(in: scope))
  }
}

extension LuaCall {
  /// Adds a value that a script reads alone: nil for null or nothing.
  func push(value: DynamicObject?) throws(LuaFault) {
    switch value {
    case nil, .empty?: pushNil()
    case let value?: try push(.dynamic(value))
    }
  }
}
