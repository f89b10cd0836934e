/// What a dispatch calls at its end: the error if there was one, and the store's state.
///
/// The name is spelt as in Atlas.
public typealias AtlasDispatchCompletition<State> = @Sendable ((any Error)?, State) -> Void

/// A change of a store's state, carried out at once or later.
///
/// Mirrors Atlas' `AtlasAction`. An action needs not be `Sendable`: the store takes it over when it is dispatched.
public protocol AtlasAction<StateType>: SendableMetatype {
  /// The state of the stores that this action can be dispatched to.
  associatedtype StateType: Sendable

  /// Works out a new state and hands it to the context, now or later and on any thread.
  ///
  /// Actions that are dispatched after this one wait until the context was answered or released. Never block in here
  /// until one of them has ended.
  ///
  /// - Parameters:
  ///   - state: The state that the action before this one left.
  ///   - context: Takes the one answer: `complete` with a new state, or `error`.
  func handle(state: StateType, context: AtlasActionContext<StateType>)
}
