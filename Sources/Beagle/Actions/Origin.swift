import BeagleSchema

/// Where an action comes from: what it sees, and what the journal says of it.
package struct Origin {
  /// The screen that executes the action.
  package let screen: LiveScreen
  /// The component that fired the event; nil while the screen has no content.
  package let element: Element?
  /// The event, for the journal and for analytics: `onPress`; nil for `perform`.
  package var event: String?
  /// What stands before the event in the journal: the component's id or its path.
  var name: String
  /// The event's name in analytics records; nil for bar items.
  var recordedEvent: String?
  /// The component that records name, where several share one view.
  var recordedElement: Element?
  /// Whether an action runs the list, not the event itself.
  private(set) var isNested = false
  /// The values that the events before have left, where the platform keeps them apart.
  var chain: EventChain?

  /// The list whose `onScrollEnd` all this follows from, late answers included.
  var endedList: ListState?

  /// Keeps what stands around the component alive, which is all that a removed part still sees.
  private let surroundings: [Element]

  /// Whether the screen was on top when the list began, so that the list can present a dialog.
  var couldPresent = true

  init(element: Element, event: String, chain: EventChain? = nil) {
    screen = element.screen
    self.element = element
    self.event = event
    name = element.id ?? element.path
    recordedEvent = event
    recordedElement = element
    self.chain = chain
    if event == "onScrollEnd", case .list(let list) = element.state { endedList = list }
    surroundings = element.surroundings
  }

  init(screen: LiveScreen, element: Element?, name: String, event: String?, chain: EventChain? = nil) {
    self.screen = screen
    self.element = element
    self.name = name
    self.event = event
    recordedEvent = event
    recordedElement = element
    self.chain = chain
    surroundings = element?.surroundings ?? []
  }

  /// `submit.onPress`, as the journal spells it.
  package var label: String { event.map { "\(name).\($0)" } ?? name }

  /// The origin of a list that an action of this origin runs.
  func following(_ event: String) -> Origin {
    var next: Origin = self
    next.event = event
    next.recordedEvent = screen.application.profile.recordedEvent(nested: event)
    next.isNested = true
    return next
  }

  /// The context that an id means to an action of this origin.
  func context(_ id: String) -> ContextCell? {
    element?.context(id) ?? (id == "global" ? screen.application.global : nil)
      ?? (element == nil && id == "navigationContext" ? screen.navigationContext : nil)
  }

  /// Evaluates a value in the scope of the origin.
  func evaluate(_ value: DynamicObject) -> DynamicObject {
    guard value.hasExpressions else { return value }
    guard let element else { return value.evaluated(in: ScreenScope(screen: screen)) }
    return value.evaluated(in: EvaluationScope(element: element, chain: chain))
  }

  /// Evaluates a property for a target type; nil when the value does not fit.
  func evaluate(_ value: DynamicObject?, as target: ExpressionTarget) -> DynamicObject? {
    guard let value else { return nil }
    return target.convert(evaluate(value), on: screen.application.profile.platform)
  }

  /// The text of a property; null gives the empty text.
  func text(_ value: DynamicObject?) -> String {
    evaluate(value, as: .string)?.stringValue ?? ""
  }
}

/// What can be read on a screen that has no content.
private struct ScreenScope: ExpressionScope {
  let screen: LiveScreen

  var operations: OperationTable { screen.application.operations }

  func value(ofContext id: String) -> DynamicObject? {
    switch id {
    case "global": screen.application.global.value
    case "navigationContext": screen.navigationContext.value
    default: nil
    }
  }

  func report(_ problem: ExpressionProblem) { screen.application.log.report(problem) }
}
