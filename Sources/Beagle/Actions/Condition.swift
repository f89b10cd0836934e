import BeagleSchema

extension ActionExecution {
  /// Runs one of two lists.
  ///
  /// Mirrors `Condition` of Beagle iOS.
  func runCondition() {
    let holds: Bool =
      application.profile.conditionTakesTruthy
      ? origin.evaluate(action.value("condition") ?? .empty).isTruthy : props["condition"] == .bool(true)
    if application.profile.platform == .android, props["condition"]?.boolValue == nil {
      application.log.add(
        .expression, .warning, name: "conditionIsNoBool",
        "The condition of \(origin.label) is neither true nor false: onFalse runs.")
    }
    let event: String = holds ? "onTrue" : "onFalse"
    application.runList(event, action.actions(for: event), from: origin)
  }
}
