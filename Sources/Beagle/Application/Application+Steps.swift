package import Atlas
import BeagleSchema

/// One step of an application, as its store sees it.
///
/// Guards are asked about steps that execute an action of a screen; the runtime's own steps (states, answers, typing)
/// carry none. The step holds closures over the application, which never leaves the thread of its inline store. A class,
/// as the store hands it on to each of its guards.
package final class ApplicationStep: AtlasAction, @unchecked Sendable {
  /// The action that the step executes.
  package let action: ActionRecord?
  private let result: () -> ApplicationState

  init(action: ActionRecord?, result: @escaping () -> ApplicationState) {
    self.action = action
    self.result = result
  }

  /// Makes the step and hands the state that it leads to over to the store.
  package func handle(state: ApplicationState, context: AtlasActionContext<ApplicationState>) {
    context.complete(result())
  }
}

extension Application {
  /// Changes the state by a step of the runtime's own, or as a part of the step under way.
  func update(_ change: (inout ApplicationState) -> Void) {
    change(&state)
    if isInStep {
      if !observers.isEmpty { stepStates.append(state) }
    } else {
      let next: ApplicationState = state
      store.dispatch(ApplicationStep(action: nil) { next })
    }
  }

  /// Executes the step of an action, unless a guard refuses it.
  ///
  /// The first change within `body` is the action's own; later ones reach guards and subscribers as steps that follow.
  /// Events that `body` fires run after the step.
  /// - Returns: whether the action was let through.
  func step(_ record: ActionRecord, _ body: @escaping () -> Void) -> Bool {
    var later: ArraySlice<ApplicationState> = []
    var passed = false
    store.dispatch(
      ApplicationStep(action: record) { [unowned self] in
        passed = true
        isInStep = true
        stepStates = []
        body()
        isInStep = false
        later = stepStates[...]
        stepStates = []
        return later.popFirst() ?? state
      })
    for next in later { store.dispatch(ApplicationStep(action: nil) { next }) }
    let events: [() -> Void] = eventsAfterStep
    eventsAfterStep = []
    for event in events { event() }
    return passed
  }

  /// Adds a guard, asked after those that are there.
  /// - Returns: what takes it away again.
  package func addGuard(_ guard: ApplicationGuard) -> () -> Void { observers.add(`guard`) }

  /// Calls `hear` with the new and the old state at every step from now on.
  /// - Returns: what takes it away again.
  package func subscribe(_ hear: @escaping (ApplicationState, ApplicationState) -> Void) -> () -> Void {
    if !observers.hasSubscribers { store.subscribe(observers) }
    return observers.subscribe(hear, from: state)
  }
}
