import Dispatch
import Synchronization

/// One subscriber of a store, held weakly, with the queue that it is called on.
///
/// `@unchecked` because a subscriber needs not be `Sendable`: it is called on its queue only, and other threads do no
/// more than compare its identity.
@usableFromInline
final class Subscription<State: Sendable>: @unchecked Sendable {
  let id: ObjectIdentifier
  let queue: DispatchQueue
  private weak let subscriber: (any AtlasSubscriber<State>)?
  private let isCancelled = Atomic<Bool>(false)

  init(_ subscriber: any AtlasSubscriber<State>, queue: DispatchQueue) {
    id = ObjectIdentifier(subscriber)
    self.queue = queue
    self.subscriber = subscriber
  }

  /// Whether this is the subscription of that living object; an address alone may have been used again.
  func isOf(_ candidate: any AtlasSubscriber<State>) -> Bool {
    id == ObjectIdentifier(candidate) && subscriber === candidate
  }

  /// Makes deliveries that are already scheduled have no effect.
  func cancel() {
    isCancelled.store(true, ordering: .releasing)
  }

  /// Offers a state to the subscriber; to be called on its queue.
  ///
  /// - Returns: False if the subscriber is gone.
  func deliver(_ state: State, after previous: State?) -> Bool {
    guard !isCancelled.load(ordering: .acquiring) else { return true }
    guard let subscriber else { return false }
    if subscriber.shouldUpdate(prevState: previous, newState: state), !isCancelled.load(ordering: .acquiring) {
      subscriber.newState(state)
    }
    return true
  }
}
