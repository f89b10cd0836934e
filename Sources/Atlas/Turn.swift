import Dispatch
public import Locking

/// One run of one action, from its `handle` to its answer.
///
/// Only the action's context keeps it once `handle` has returned, so that its end of life tells that no answer can come
/// any more. All its variables are guarded by the store's lock; hence `@unchecked`.
@usableFromInline
final class Turn<State: Sendable>: @unchecked Sendable {
  @usableFromInline let store: Atlas<State>
  @usableFromInline let action: Any.Type
  /// Whether a completion or a guard wants to hear of a change.
  @usableFromInline let isFollowed: Bool
  @usableFromInline @exclusivity(unchecked) var isAnswered = false
  /// What is to be told when `handle` has returned; nil if nobody listens.
  @usableFromInline @exclusivity(unchecked) var report: Report<State>?
  /// Whether an answer that came before `handle` has returned is told like a late one, as others wait before it.
  @usableFromInline @exclusivity(unchecked) var isPostponed = false
  /// Goes on after a late answer; set when `handle` has returned without one.
  @usableFromInline @exclusivity(unchecked) var resume: (@Sendable (Report<State>?) -> Void)?

  @inlinable
  init(store: Atlas<State>, action: Any.Type, isFollowed: Bool) {
    self.store = store
    self.action = action
    self.isFollowed = isFollowed
  }

  deinit {
    guard !isAnswered else { return }
    store.warn(.unanswered(action: String(describing: action)))
    store.lock.lock()
    let report = Report<State>(error: AtlasError.unanswered, state: store.current)
    pass(on: report)
  }

  /// Takes the answer `complete`: the state changes at once, the rest follows when `handle` has returned.
  @inlinable
  func complete(_ state: State) {
    store.lock.lock()
    guard !isAnswered else { return refuseAnswer() }
    isAnswered = true
    var previous = state
    swap(&previous, &store.current)
    let isSubscribed = !store.subscriptions.isEmpty
    if isFollowed || isSubscribed {
      let before: State? = isSubscribed ? previous : nil
      report = Report(changeFrom: before, to: state, subscriptions: store.subscriptions)
    }
    // The old state must outlive the lock: its release may run a deinit that reads the store.
    withExtendedLifetime(previous) {
      if resume != nil {
        pass(on: report)
      } else if store.untold > 0 {
        postpone()
      } else {
        store.lock.unlock()
      }
    }
  }

  /// Takes the answer `error`: nothing changes, the completion is told.
  @usableFromInline
  func fail(_ error: any Error) {
    store.lock.lock()
    guard !isAnswered else { return refuseAnswer() }
    isAnswered = true
    report = Report(error: error, state: store.current)
    if resume == nil {
      store.lock.unlock()
    } else {
      pass(on: report)
    }
  }

  /// Gives a late answer to the dispatch that waits for it; takes the lock over, and unlocks it.
  @usableFromInline
  func pass(on report: Report<State>?) {
    let resume = self.resume
    self.resume = nil
    self.report = nil
    guard let queue = store.queue else {
      store.lock.unlock()
      resume?(report)
      return
    }
    // Queued under the lock, so that changes are told in the order in which they happened.
    if let resume {
      store.untold += 1
      queue.async { [store] in
        store.noteTold()
        resume(report)
      }
    }
    store.lock.unlock()
  }

  /// Has an early answer told behind those that wait on the queue; takes the lock over, and unlocks it.
  ///
  /// The queue is at `handle` now, so that this is told after its return.
  @usableFromInline
  func postpone() {
    isPostponed = true
    store.untold += 1
    store.queue?.async { [self] in
      store.noteTold()
      store.lock.lock()
      let (resume, report) = (resume, report)
      self.resume = nil
      self.report = nil
      store.lock.unlock()
      resume?(report)
    }
    store.lock.unlock()
  }

  /// Warns of a second answer; takes the lock over, and unlocks it.
  @usableFromInline
  func refuseAnswer() {
    store.lock.unlock()
    store.warn(.answeredAgain(action: String(describing: action)))
  }
}
