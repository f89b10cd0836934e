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
