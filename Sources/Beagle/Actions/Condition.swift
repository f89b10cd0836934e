import BeagleSchema

extension ActionExecution {
  /// Runs one of two lists.
  ///
  /// Mirrors `Condition` of Beagle iOS.
  func runCondition() {
    let holds: Bool =
      application.profile.conditionTakesTruthy
      ? origin.evaluate(action.value("condition") ?? .empty).isTruthy : props["condition"] == .bool(true)
    let event: String = holds ? "onTrue" : "onFalse"
    application.runList(event, action.actions(for: event), from: origin)
  }
}

extension DynamicObject {
  /// Whether JavaScript takes the value for true.
  fileprivate var isTruthy: Bool {
    switch self {
    case .empty: false
    case .bool(let value): value
    case .int(let value): value != 0
    case .double(let value): value != 0 && !value.isNaN
    case .string(let text): !text.isEmpty
    case .array, .dictionary, .expression: true
    }
  }
}
