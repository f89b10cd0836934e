public import Dispatch
internal import Locking

extension Atlas {
  /// Has an object told of this state and of every one to come.
  ///
  /// The object is held weakly. Subscribing it again does nothing, even with another queue.
  ///
  /// - Parameters:
  ///   - subscriber: The object; the store calls it on the queue only, so that it needs not be `Sendable`.
  ///   - queue: Where to call it. A store that runs inline calls it on the thread that dispatches instead.
  public func subscribe<S: AtlasSubscriber>(
    _ subscriber: S,
    queue: DispatchQueue = .main
  ) where S.StateType == State {
    lock.lock()
    guard !subscriptions.contains(where: { $0.isOf(subscriber) }) else { return lock.unlock() }
    let subscription = Subscription<State>(subscriber, queue: queue)
    subscriptions.append(subscription)
    let state = current
    guard self.queue == nil else {
      // Queued under the lock, so that no later state can come first.
      deliver(state, after: nil, to: subscription)
      return lock.unlock()
    }
    lock.unlock()
    holdingTurn {
      deliver(state, after: nil, to: subscription)
    }
  }

  /// Ends the subscription of an object; deliveries that are already scheduled do not reach it either.
  public func unsubscribe<S: AtlasSubscriber>(_ subscriber: S) where S.StateType == State {
    lock.lock()
    let index = subscriptions.firstIndex { $0.isOf(subscriber) }
    let removed = index.map { subscriptions.remove(at: $0) }
    lock.unlock()
    removed?.cancel()
  }

  /// Offers a state to a subscriber where it wants to be called, and forgets the subscriber if it is gone.
  @usableFromInline
  func deliver(_ state: State, after previous: State?, to subscription: Subscription<State>) {
    guard queue != nil else {
      return forgetIfGone(subscription, isThere: subscription.deliver(state, after: previous))
    }
    subscription.queue.async {
      self.forgetIfGone(subscription, isThere: subscription.deliver(state, after: previous))
    }
  }

  private func forgetIfGone(_ subscription: Subscription<State>, isThere: Bool) {
    guard !isThere else { return }
    lock.lock()
    subscriptions.removeAll { $0 === subscription }
    lock.unlock()
  }
}
