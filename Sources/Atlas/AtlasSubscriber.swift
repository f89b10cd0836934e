/// The type-erased base of subscribers.
///
/// Mirrors Atlas' `AtlasAnySubscriber`.
public protocol AtlasAnySubscriber: AnyObject {
  /// Whether the subscriber wants the new state.
  func defaultShouldUpdate(prevState: Any?, newState: Any) -> Bool
  /// Takes a new state.
  func defaultNewState(_ state: Any)
}

/// An object that is told of a store's new states.
///
/// Mirrors Atlas' `AtlasSubscriber`. A store holds its subscribers weakly and calls each one on the queue that it was
/// subscribed with, and nowhere else.
public protocol AtlasSubscriber<StateType>: AtlasAnySubscriber {
  /// The state of the stores that this object can subscribe to.
  associatedtype StateType: Sendable

  /// Whether the subscriber wants the new state. By default true.
  ///
  /// - Parameters:
  ///   - prevState: The state before the change; nil for the first state, which comes with the subscription.
  ///   - newState: The state after the change, which may equal the one before it.
  func shouldUpdate(prevState: StateType?, newState: StateType) -> Bool

  /// Takes a new state.
  func newState(_ state: StateType)
}

extension AtlasSubscriber {
  /// Wants every state.
  public func shouldUpdate(prevState: StateType?, newState: StateType) -> Bool { true }

  /// Asks `shouldUpdate` if the new state is of this subscriber's type, and wants it otherwise.
  public func defaultShouldUpdate(prevState: Any?, newState: Any) -> Bool {
    guard let state = newState as? StateType else { return true }
    return shouldUpdate(prevState: prevState as? StateType, newState: state)
  }

  /// Hands the state on to `newState`, or warns if it is of another type.
  public func defaultNewState(_ state: Any) {
    guard let typed = state as? StateType else {
      let subscriber = String(describing: Self.self)
      let unexpected = String(describing: type(of: state))
      return AtlasWarning.writeToStandardError(.unexpectedState(subscriber: subscriber, state: unexpected))
    }
    newState(typed)
  }
}
