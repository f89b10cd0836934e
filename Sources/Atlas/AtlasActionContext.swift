/// The way for an action to answer, once, from any thread.
///
/// Mirrors Atlas' `AtlasActionContext`. Whoever answers later keeps the context, or one of its closures. When the last
/// of them is released without an answer, the dispatch ends with ``AtlasError/unanswered``.
public struct AtlasActionContext<State: Sendable>: Sendable {
  /// Makes the value the store's new state.
  public let complete: @Sendable (_ state: State) -> Void
  /// Ends the action without a change; the dispatch's completion gets the error.
  public let error: @Sendable (_ error: any Error) -> Void

  /// Creates a context from its two answers, for calling an action's `handle` without a store.
  public init(
    complete: @escaping @Sendable (_ state: State) -> Void,
    error: @escaping @Sendable (_ error: any Error) -> Void
  ) {
    self.complete = complete
    self.error = error
  }

  @inlinable
  init(_ turn: Turn<State>) {
    complete = { turn.complete($0) }
    error = { turn.fail($0) }
  }
}
