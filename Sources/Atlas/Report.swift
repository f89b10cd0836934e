/// What is left to tell after an action's answer: taken down at the answer, told afterwards.
///
/// It carries the states of that moment, so that nobody is told of a state that came later. A class, to keep `Turn`
/// free of fields whose layout depends on the state.
@usableFromInline
final class Report<State: Sendable>: Sendable {
  @usableFromInline let error: (any Error)?
  @usableFromInline let previous: State?
  @usableFromInline let state: State
  @usableFromInline let subscriptions: [Subscription<State>]

  /// Creates the report of a change, for those who were subscribed when it happened.
  @inlinable
  init(changeFrom previous: State?, to state: State, subscriptions: [Subscription<State>]) {
    error = nil
    self.previous = previous
    self.state = state
    self.subscriptions = subscriptions
  }

  /// Creates the report of an action that has changed nothing.
  @inlinable
  init(error: any Error, state: State) {
    self.error = error
    previous = nil
    self.state = state
    subscriptions = []
  }
}
