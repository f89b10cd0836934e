public import Dispatch
public import Locking

/// A store: one state, changed by actions alone, one after the other.
///
/// Mirrors Atlas' `Atlas`. For each action, when its turn has come: every guard's `shouldUpdate`, every guard's
/// `willUpdate`, the action's `handle`, the new state, the dispatch's completion, the subscribers in the order of their
/// subscription, every guard's `didUpdate`, and then the next action. An action that answers later holds those behind
/// it; no thread waits for it.
///
/// A store may be used from any thread. Its callbacks may dispatch, subscribe and unsubscribe, but must never block
/// until a dispatch has ended: nothing would be left to end it.
///
/// `@unchecked` because the variables are guarded by the lock.
public final class Atlas<State: Sendable>: @unchecked Sendable {
  @usableFromInline let lock = Lock()
  @usableFromInline let guards: [GuardEntry<State>]
  /// The store's serial queue; nil if the store runs inline.
  @usableFromInline let queue: DispatchQueue?
  @usableFromInline let warn: @Sendable (AtlasWarning) -> Void

  @usableFromInline @exclusivity(unchecked) var current: State
  /// Whether an action has its turn, answered or not; others wait in line.
  @usableFromInline @exclusivity(unchecked) var isBusy = false
  @usableFromInline @exclusivity(unchecked) var line = WaitingLine<State>()
  @usableFromInline @exclusivity(unchecked) var subscriptions: [Subscription<State>] = []
  /// How many answers wait on the queue to be told.
  @usableFromInline @exclusivity(unchecked) var untold = 0

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - state: The first state; its type should be a struct, so that only actions change it.
  ///   - guards: What follows the actions and may refuse them, in the order in which they are called.
  ///   - scheduling: Where actions run.
  ///   - warn: Called with each mistake that the store survives, on the thread where it was noticed.
  public init(
    state: State,
    guards: [any AtlasAnyGuard] = [],
    scheduling: AtlasScheduling = .serial,
    warn: @escaping @Sendable (AtlasWarning) -> Void = AtlasWarning.writeToStandardError
  ) {
    current = state
    self.guards = guards.compactMap(GuardEntry.init)
    queue = scheduling == .serial ? DispatchQueue(label: "Atlas") : nil
    self.warn = warn
    if State.self is AnyClass {
      warn(.stateIsClass(String(describing: State.self)))
    }
  }

  /// The state that the last completed action left.
  @inlinable
  public var state: State {
    lock.lock()
    let state = current
    lock.unlock()
    return state
  }

  /// Runs an action after those dispatched before it.
  ///
  /// - Parameters:
  ///   - action: The action; it is the store's from here on.
  ///   - completion: Called once when the action has ended, where the store runs, with nil or the error, and the state.
  @inlinable
  public func dispatch<A: AtlasAction>(
    _ action: sending A,
    completion: AtlasDispatchCompletition<State>? = nil
  ) where A.StateType == State {
    guard let queue else { return take(action, completion: completion) }
    let parcel = Parcel(action)
    queue.async { self.take(parcel.content, completion: completion) }
  }

  /// Runs an action without waiting for one that has not answered yet, nor making others wait for it.
  ///
  /// Mirrors Atlas' `dispatchUNSAFE`. Actions that are dispatched so may all start from the same state; the last one to
  /// complete wins. Guards, completion and subscribers are called as for `dispatch`. A store that runs inline starts
  /// the action at once, even from inside another one's callbacks.
  public func dispatchUNSAFE<A: AtlasAction>(
    _ action: sending A,
    completion: AtlasDispatchCompletition<State>? = nil
  ) where A.StateType == State {
    guard let queue else { return interject(action, completion: completion) }
    let parcel = Parcel(action)
    queue.async { self.interject(parcel.content, completion: completion) }
  }
}

/// Carries an action, which the caller has given away, to the store's queue.
@usableFromInline
struct Parcel<Content>: @unchecked Sendable {
  @usableFromInline let content: Content

  @inlinable
  init(_ content: Content) {
    self.content = content
  }
}
