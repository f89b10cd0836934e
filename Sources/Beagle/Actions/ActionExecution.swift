import BeagleSchema

extension Application {
  /// Runs the list of an event that a component fired, with the value that the event carries.
  func runEvent(_ event: String, of element: Element, actions: [ActionNode]?, value: DynamicObject? = nil) {
    guard let actions else { return }
    if isInStep {
      eventsAfterStep.append { [weak self] in self?.runEvent(event, of: element, actions: actions, value: value) }
      return
    }
    let origin = Origin(element: element, event: event, chain: chain(from: element))
    transaction { run(actions, from: origin, implicit: value.map { (event, $0) }) }
  }

  /// What an event of `element` is the beginning of, where the platform keeps events apart.
  func chain(from element: Element) -> EventChain? {
    profile.implicitContexts == .stayOnComponent ? nil : EventChain(origin: element, profile: profile)
  }

  /// Runs the list that an action of `origin` leads to.
  func runList(
    _ event: String, _ actions: [ActionNode]?, from origin: Origin, implicit value: DynamicObject? = nil
  ) {
    guard let actions else { return }
    run(actions, from: origin.following(event), implicit: value.map { (event, $0) })
  }

  /// Executes a list of actions, one after the other.
  func run(_ actions: [ActionNode], from origin: Origin, implicit: (id: String, value: DynamicObject)? = nil) {
    var origin: Origin = origin
    if let implicit { leave(implicit.value, as: implicit.id, on: &origin) }
    origin.couldPresent = runningLists > 0 ? origin.couldPresent : visibleScreen === origin.screen.placed
    runningLists += 1
    let wasFiring: Bool? = origin.endedList?.isFiringEnd
    origin.endedList?.isFiringEnd = true
    defer {
      runningLists -= 1
      if let wasFiring { origin.endedList?.isFiringEnd = wasFiring }
    }
    for action in actions {
      guard !mustStop, circle.note("\(origin.label): \(describe(action))") else { return }
      if !execute(action, from: origin) { return }
    }
  }

  private func describe(_ action: ActionNode) -> String {
    switch action.name {
    case "setContext": "setContext \(action.string("contextId") ?? "")"
    default: action.name
    }
  }

  /// Stores the value of an event where later expressions find it.
  private func leave(_ value: DynamicObject, as id: String, on origin: inout Origin) {
    guard let element = origin.element else { return }
    guard profile.implicitContexts == .stayOnComponent else {
      origin.chain = origin.chain?.adding(id, value)
      return
    }
    writing(as: ContextAuthor(author: id, origin: origin.label)) {
      if let cell = element.ownContext(id) {
        write(value, to: cell)
      } else {
        let source = ContextWrite(
          path: Path(nodes: []), author: id, origin: origin.label, time: scheduler.now, line: drivingLine)
        element.implicitContexts.append(
          ContextCell(id: id, kind: .implicit, value: value, owner: element, write: source))
      }
    }
  }

  /// Executes one action: its record, the guards, its own step, then what follows from it.
  /// - Returns: false when the rest of the list may not run.
  private func execute(_ action: ActionNode, from origin: Origin) -> Bool {
    let props: DynamicDictionary = evaluatedProps(of: action, from: origin)
    let analyticsRecord: AnalyticsRecord? =
      profile.recording == .after ? nil : analyticsRecord(of: action, props, from: origin)
    if profile.recording == .before { write(analyticsRecord) }
    let record = ActionRecord(
      name: action.name, props: .dictionary(props), origin: origin.label, screen: origin.screen.identifier,
      time: scheduler.now)
    let execution = ActionExecution(application: self, action: action, props: props, origin: origin)
    let passed: Bool = attributed(to: ContextAuthor(author: action.name, origin: origin.label)) {
      step(record) {
        self.journal.actions.append(record)
        self.coverage?.noteExecution(action)
        execution.makeStep()
      }
    }
    guard passed else {
      log.add(
        .scenario, .warning, name: "refused", "A guard has refused \(action.name) of \(origin.label).")
      return true
    }
    let goesOn: Bool = execution.follow()
    switch profile.recording {
    case .before: break
    case .resolvedBefore: write(analyticsRecord)
    case .after where analytics != nil || library.analyticsProvider != nil:
      write(self.analyticsRecord(of: action, evaluatedProps(of: action, from: origin), from: origin))
    case .after: break
    }
    return goesOn
  }

  /// The properties of an action as its origin sees them now.
  func evaluatedProps(of action: ActionNode, from origin: Origin) -> DynamicDictionary {
    action.evaluatedProps { expression, target in origin.evaluate(.expression(expression), as: target) }
  }

  private func attributed(to author: ContextAuthor, _ body: () -> Bool) -> Bool {
    var result = false
    writing(as: author) { result = body() }
    return result
  }
}

/// One execution of one action: the step of its own, and what it does beyond that.
struct ActionExecution {
  let application: Application
  let action: ActionNode
  /// The action's properties, evaluated once from the origin.
  let props: DynamicDictionary
  let origin: Origin

  /// The text of a property; null and absence give the empty text.
  func text(_ key: String) -> String { props[key]?.stringValue ?? "" }

  /// What the action changes itself; guards and subscribers see it as one step.
  func makeStep() {
    switch action.name {
    case "setContext": setContext()
    case "alert", "confirm": showDialog()
    case "addChildren": addChildren()
    case "openExternalURL": openExternalURL()
    case "openNativeRoute": openNativeRoute()
    case "popView", "popStack", "popToView": pop()
    case "pushView", "pushStack", "resetStack", "resetApplication": navigate()
    case "sendRequest": sendRequest()
    default: break
    }
  }

  /// What follows from the action: the lists that it runs.
  /// - Returns: false when the rest of the list may not run.
  func follow() -> Bool {
    guard let definition = action.definition else {
      if let level = application.profile.unknownActionLevel {
        let log = Log.decode(.decodingError(type: "error trying to execute unknown action"))
        application.log.add(.decoding, level, name: "decodingError", log.message)
      }
      return true
    }
    switch definition.name {
    case "condition": runCondition()
    case "submitForm": submitForm()
    case "addChildren": return goesOnAfterAddChildren()
    default:
      if let handler = application.customActions[definition.wireName.lowercased()] {
        application.executeCustom(action, props, handler, from: origin)
      } else if !definition.wireName.hasPrefix("beagle:") {
        application.executeSwift(action, from: origin)
      }
    }
    return true
  }
}
