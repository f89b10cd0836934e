import Beagle
import BeagleSchema

/// What a person's hands last did to a component.
struct Touch {
  /// The component, while it lives.
  private(set) weak var element: Element?
  /// The call that did it.
  let call: String
  /// Virtual milliseconds since launch.
  let time: Int
  /// The line of the scenario.
  let line: Int?

  /// The properties that hands decide.
  static let properties: Set<String> = ["value", "currentPage", "currentTab", "isRefreshing"]

  init(_ element: Element, call: String, time: Int, line: Int?) {
    self.element = element
    self.call = call
    self.time = time
    self.line = line
  }
}

extension AppHandle {
  /// Remembers what a person did to `element`.
  func note(_ call: String, on element: Element) {
    if touches.count > 256 { touches = touches.filter { $0.value.element != nil } }
    touches[ObjectIdentifier(element)] = Touch(
      element, call: call, time: application.scheduler.now, line: application.drivingLine)
  }

  /// What a person did to give a property its present value; nil where its expression gives the same.
  func touch(of element: Element, property: String, expression: ContextExpression?) -> Touch? {
    guard Touch.properties.contains(property), let touch = touches[ObjectIdentifier(element)],
      touch.element === element
    else { return nil }
    if let expression {
      let value = DynamicObject.expression(expression).evaluated(in: EvaluationScope(element: element))
      if value == element.shown(property) { return nil }
    }
    return touch
  }
}
