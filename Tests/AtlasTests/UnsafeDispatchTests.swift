import Atlas
import Dispatch
import Testing

@Suite("dispatchUNSAFE")
struct UnsafeDispatchTests {
  static let schedulings = DispatchTests.schedulings

  let log = EventLog()
  let mailbox = Mailbox<CountContext>()

  @Test("It has the turn of any action: will, then did", arguments: schedulings)
  func order(_ scheduling: AtlasScheduling) async {
    let store = Atlas(state: CountState(), guards: [LoggingGuard(log: log)], scheduling: scheduling)
    store.dispatchUNSAFE(Step(name: "A", log: log), completion: completion("A", log))
    store.dispatchUNSAFE(Step(name: "B", log: log), completion: completion("B", log))
    await store.settle()
    #expect(log.events == EventLog.turnsOfAThenB)
  }

  @Test("Actions start from the same state and the last to complete wins", arguments: schedulings)
  func lastWins(_ scheduling: AtlasScheduling) async {
    let store = Atlas(state: CountState(), scheduling: scheduling)
    store.dispatchUNSAFE(Step.later("A", in: mailbox, log: log), completion: completion("A", log))
    store.dispatchUNSAFE(Step.later("B", in: mailbox, log: log), completion: completion("B", log))
    let first = mailbox.take()
    let second = mailbox.take()
    second.complete(CountState(count: 20))
    first.complete(CountState(count: 10))
    await store.settle()
    #expect(log.events == ["handle A 0", "handle B 0", "completion B 20", "completion A 10"])
    #expect(store.state.count == 10)
  }

  @Test("It waits for no action that has yet to answer, and holds none", arguments: schedulings)
  func waitsForNone(_ scheduling: AtlasScheduling) async {
    let store = Atlas(state: CountState(), scheduling: scheduling)
    let pending = Mailbox<CountContext>()
    store.dispatch(Step.later("A", in: mailbox, log: log), completion: completion("A", log))
    store.dispatchUNSAFE(Step(name: "B", log: log), completion: completion("B", log))
    store.dispatchUNSAFE(Step.later("C", in: pending, log: log), completion: completion("C", log))
    store.dispatch(Step(name: "D", log: log), completion: completion("D", log))
    let unsafe = pending.take()
    #expect(log.take() == ["handle A 0", "handle B 0", "completion B 1", "handle C 1"])
    mailbox.take().complete(CountState(count: 10))
    await store.settle()
    #expect(log.take() == ["completion A 10", "handle D 10", "completion D 11"])
    unsafe.complete(CountState(count: 30))
    await store.settle()
    #expect(log.take() == ["completion C 30"])
  }

  @Test("Refusals, errors and missing answers end it as any action", arguments: schedulings)
  func failures(_ scheduling: AtlasScheduling) async {
    let guards = [LoggingGuard(log: EventLog(), refused: ["A"])]
    let store = Atlas(state: CountState(), guards: guards, scheduling: scheduling) { _ in }
    let errors = Mailbox<String>()
    let actions = [Step(name: "A", log: log), .failing("B", log: log), .silent("C", log: log)]
    for action in actions {
      store.dispatchUNSAFE(action) { error, _ in errors.put(String(describing: error)) }
    }
    #expect(errors.take() == "Optional(the action was refused by the guard LoggingGuard)")
    #expect(errors.take() == "Optional(AtlasTests.CountError(reason: \"no\"))")
    #expect(errors.take() == "Optional(the action released its context without calling complete or error)")
  }

  @Test("Inline, it runs at once, even from inside a handler; what its callbacks dispatch comes after them")
  func inlineAtOnce() {
    let log = log
    let store = Atlas(state: CountState(), scheduling: .inline)
    let outer = Step(name: "A", log: log) { state, context in
      store.dispatchUNSAFE(Step(name: "B", log: log))
      log.add("state \(store.state.count)")
      context.complete(CountState(count: 100))
    }
    store.dispatch(outer, completion: completion("A", log))
    #expect(log.take() == ["handle A 0", "handle B 0", "state 1", "completion A 100"])
    store.dispatchUNSAFE(Step(name: "C", log: log)) { _, _ in
      store.dispatch(Step(name: "D", log: log))
      log.add("C ends")
    }
    #expect(log.take() == ["handle C 100", "C ends", "handle D 101"])
    store.dispatchUNSAFE(Step.later("E", in: mailbox, log: log)) { _, _ in
      store.dispatch(Step(name: "F", log: log))
      log.add("E ends")
    }
    mailbox.take().complete(CountState(count: 0))
    #expect(log.take() == ["handle E 102", "E ends", "handle F 0"])
  }
}
