import Atlas
import BeagleSchema

/// A guard of an application: asked about every action that a screen executes, told of every one that went through.
package struct ApplicationGuard {
  /// Whether the action may be executed.
  package var shouldUpdate: (ApplicationState, ActionRecord) -> Bool
  /// Called before the action is executed.
  package var willUpdate: (ApplicationState, ActionRecord) -> Void
  /// Called after the action's own step.
  package var didUpdate: (ApplicationState, ActionRecord) -> Void

  package init(
    shouldUpdate: @escaping (ApplicationState, ActionRecord) -> Bool,
    willUpdate: @escaping (ApplicationState, ActionRecord) -> Void,
    didUpdate: @escaping (ApplicationState, ActionRecord) -> Void
  ) {
    self.shouldUpdate = shouldUpdate
    self.willUpdate = willUpdate
    self.didUpdate = didUpdate
  }
}

/// The guards and subscribers that come and go while an application runs, behind the store's own fixed ones.
final class StoreObservers: @unchecked Sendable {
  private var guards: [(id: Int, guard: ApplicationGuard)] = []
  private var subscribers: [(id: Int, hear: (ApplicationState, ApplicationState) -> Void)] = []
  private var lastId = 0
  private var heard: ApplicationState?

  /// Whether anybody watches, so that every step has to be shown apart.
  var isEmpty: Bool { guards.isEmpty && subscribers.isEmpty }

  /// Whether the store has to tell of new states.
  var hasSubscribers: Bool { !subscribers.isEmpty }

  /// Takes `guard` in, after those that are there.
  /// - Returns: what takes it away again.
  func add(_ guard: ApplicationGuard) -> () -> Void {
    lastId += 1
    let id: Int = lastId
    guards.append((id, `guard`))
    return { [weak self] in self?.guards.removeAll { $0.id == id } }
  }

  /// Calls `hear` with the new and the old state of every step from now on.
  /// - Returns: what takes it away again.
  func subscribe(_ hear: @escaping (ApplicationState, ApplicationState) -> Void, from state: ApplicationState)
    -> () -> Void
  {
    lastId += 1
    let id: Int = lastId
    if subscribers.isEmpty { heard = state }
    subscribers.append((id, hear))
    return { [weak self] in self?.subscribers.removeAll { $0.id == id } }
  }

  fileprivate func publish(_ state: ApplicationState) {
    guard !subscribers.isEmpty else { return }
    let old: ApplicationState = heard ?? state
    heard = state
    for subscriber in subscribers { subscriber.hear(state, old) }
  }

  fileprivate var currentGuards: [ApplicationGuard] { guards.map(\.guard) }
}

extension StoreObservers: AtlasGuard {
  typealias StateType = ApplicationState

  func shouldUpdate<A: AtlasAction>(state: ApplicationState, action: A) -> Bool {
    guard !guards.isEmpty, let record = (action as? ApplicationStep)?.action else { return true }
    return currentGuards.allSatisfy { $0.shouldUpdate(state, record) }
  }

  func willUpdate<A: AtlasAction>(state: ApplicationState, action: A) {
    guard !guards.isEmpty, let record = (action as? ApplicationStep)?.action else { return }
    for each in currentGuards { each.willUpdate(state, record) }
  }

  func didUpdate<A: AtlasAction>(state: ApplicationState, action: A) {
    guard !guards.isEmpty, let record = (action as? ApplicationStep)?.action else { return }
    for each in currentGuards { each.didUpdate(state, record) }
  }
}

extension StoreObservers: AtlasSubscriber {
  func newState(_ state: ApplicationState) { publish(state) }
}
