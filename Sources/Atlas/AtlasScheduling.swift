/// Where a store runs its actions and calls back.
public enum AtlasScheduling: Equatable, Sendable {
  /// On the store's private serial queue; `dispatch` returns at once, subscribers are called on their own queues.
  case serial
  /// On the thread that dispatches, before `dispatch` returns; subscribers are called there too.
  ///
  /// What is dispatched from inside a guard, handler, completion or subscriber runs right after the current action,
  /// before the outermost `dispatch` returns. An action that answers later goes on, together with those it held up,
  /// on the thread that answers.
  case inline
}
