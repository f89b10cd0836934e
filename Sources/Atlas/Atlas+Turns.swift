public import Locking

extension Atlas {
  /// Gives an action its turn, or a place in the line if another one has it.
  @inlinable
  func take<A: AtlasAction>(
    _ action: A,
    completion: AtlasDispatchCompletition<State>?
  ) where A.StateType == State {
    lock.lock()
    if isBusy {
      line.append { store in store.perform(action, completion: completion, isSerial: true) }
      lock.unlock()
      return
    }
    isBusy = true
    lock.unlock()
    if perform(action, completion: completion, isSerial: true) {
      goOn()
    }
  }

  /// Runs an action without regard to whose turn it is.
  func interject<A: AtlasAction>(
    _ action: A,
    completion: AtlasDispatchCompletition<State>?
  ) where A.StateType == State {
    holdingTurn {
      _ = perform(action, completion: completion, isSerial: false)
    }
  }

  /// Runs callbacks that belong to no action in turn, so that what they dispatch comes after them.
  func holdingTurn(_ body: () -> Void) {
    lock.lock()
    let isOurs = !isBusy
    isBusy = true
    lock.unlock()
    body()
    if isOurs {
      goOn()
    }
  }

  /// Runs the actions that wait in line until there are none, or until one does not answer at once.
  @inlinable
  func goOn() {
    lock.lock()
    if line.isEmpty {
      isBusy = false
      lock.unlock()
    } else {
      lock.unlock()
      runLine()
    }
  }

  @usableFromInline
  func runLine() {
    while true {
      lock.lock()
      let job = line.popFirst()
      if job == nil {
        isBusy = false
      }
      lock.unlock()
      guard let job, job(self) else { return }
    }
  }

  /// Runs one action from its guards to its end, or to the return of `handle` if it answers later.
  ///
  /// - Returns: False if the answer is still to come.
  @inlinable
  func perform<A: AtlasAction>(
    _ action: A,
    completion: AtlasDispatchCompletition<State>?,
    isSerial: Bool
  ) -> Bool where A.StateType == State {
    guard guards.isEmpty || admit(action, completion: completion) else { return true }
    var turn = Turn(store: self, action: A.self, isFollowed: completion != nil || !guards.isEmpty)
    action.handle(state: state, context: AtlasActionContext(turn))
    let isAbandoned = isKnownUniquelyReferenced(&turn)

    lock.lock()
    if turn.isAnswered, !turn.isPostponed {
      let report = turn.report
      turn.report = nil
      lock.unlock()
      if let report {
        tell(report, of: action, completion: completion)
      }
      return true
    }
    if isAbandoned, !turn.isPostponed {
      turn.isAnswered = true
      lock.unlock()
      endUnanswered(action, completion: completion)
      return true
    }
    let parcel = Parcel(action)
    turn.resume = { [store = turn.store] report in
      store.resume(with: report, of: parcel.content, completion: completion, isSerial: isSerial)
    }
    lock.unlock()
    return false
  }

  /// Notes that one of the answers on the queue is told now.
  func noteTold() {
    lock.lock()
    untold -= 1
    lock.unlock()
  }

  /// Asks the guards whether the action may go on, and announces it to them if it may.
  @inlinable
  func admit<A: AtlasAction>(_ action: A, completion: AtlasDispatchCompletition<State>?) -> Bool {
    let state = state
    if let refusing = guards.first(where: { !$0.shouldUpdate(state: state, action: action) }) {
      completion?(AtlasError.refused(by: refusing.name), state)
      return false
    }
    for entry in guards {
      entry.willUpdate(state: state, action: action)
    }
    return true
  }

  /// Ends an action that has kept no context to answer with.
  @usableFromInline
  func endUnanswered<A: AtlasAction>(_ action: A, completion: AtlasDispatchCompletition<State>?) {
    warn(.unanswered(action: String(describing: A.self)))
    completion?(AtlasError.unanswered, state)
  }

  /// Tells of an answer that came after `handle` had returned, and goes on with the actions that it held up.
  @usableFromInline
  func resume<A: AtlasAction>(
    with report: Report<State>?,
    of action: A,
    completion: AtlasDispatchCompletition<State>?,
    isSerial: Bool
  ) {
    guard isSerial else {
      return holdingTurn {
        if let report {
          tell(report, of: action, completion: completion)
        }
      }
    }
    if let report {
      tell(report, of: action, completion: completion)
    }
    goOn()
  }

  /// Tells everybody of an answer: the completion, the subscribers, the guards.
  @inlinable
  func tell<A: AtlasAction>(
    _ report: Report<State>,
    of action: A,
    completion: AtlasDispatchCompletition<State>?
  ) {
    completion?(report.error, report.state)
    guard report.error == nil else { return }
    for subscription in report.subscriptions {
      deliver(report.state, after: report.previous, to: subscription)
    }
    for entry in guards {
      entry.didUpdate(state: report.state, action: action)
    }
  }
}
