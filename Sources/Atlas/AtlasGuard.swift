/// The type-erased base of guards: what a store's `guards` are.
///
/// Mirrors Atlas' `AtlasAnyGuard`. Conform to ``AtlasGuard`` rather than to this, unless the guard serves stores of any
/// state.
public protocol AtlasAnyGuard: Sendable {
  /// Whether the action may go on.
  func defaultShouldUpdate<A: AtlasAction>(state: Any, action: A) -> Bool
  /// Called before the action is handled.
  func defaultWillUpdate<A: AtlasAction>(state: Any, action: A)
  /// Called after the action has changed the state.
  func defaultDidUpdate<A: AtlasAction>(state: Any, action: A)
}

/// Follows a store's actions, and can refuse them.
///
/// Mirrors Atlas' `AtlasGuard`. All three methods have defaults. A guard whose `StateType` is not the store's state is
/// ignored. A guard may dispatch, but must never block until a dispatch has ended.
public protocol AtlasGuard<StateType>: AtlasAnyGuard {
  /// The state of the stores that this guard follows.
  associatedtype StateType: Sendable

  /// Whether the action may go on; asked when its turn has come. By default true.
  ///
  /// The first guard that says no ends the dispatch with ``AtlasError/refused(by:)``; later guards are not asked.
  func shouldUpdate<A: AtlasAction>(state: StateType, action: A) -> Bool

  /// Called before the action is handled, when no guard has refused it. By default does nothing.
  func willUpdate<A: AtlasAction>(state: StateType, action: A)

  /// Called with the new state after the action has completed. By default does nothing.
  ///
  /// An action that ends with an error has changed nothing, so it is not called then.
  func didUpdate<A: AtlasAction>(state: StateType, action: A)
}

extension AtlasGuard {
  /// Lets every action go on.
  public func shouldUpdate<A: AtlasAction>(state: StateType, action: A) -> Bool { true }

  /// Does nothing.
  public func willUpdate<A: AtlasAction>(state: StateType, action: A) {}

  /// Does nothing.
  public func didUpdate<A: AtlasAction>(state: StateType, action: A) {}

  /// Asks `shouldUpdate` if the state is of this guard's type.
  public func defaultShouldUpdate<A: AtlasAction>(state: Any, action: A) -> Bool {
    guard let state = state as? StateType else { return true }
    return shouldUpdate(state: state, action: action)
  }

  /// Calls `willUpdate` if the state is of this guard's type.
  public func defaultWillUpdate<A: AtlasAction>(state: Any, action: A) {
    guard let state = state as? StateType else { return }
    willUpdate(state: state, action: action)
  }

  /// Calls `didUpdate` if the state is of this guard's type.
  public func defaultDidUpdate<A: AtlasAction>(state: Any, action: A) {
    guard let state = state as? StateType else { return }
    didUpdate(state: state, action: action)
  }
}
