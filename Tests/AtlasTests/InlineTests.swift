import Dispatch
import Testing

@testable import Atlas

@Suite("Inline scheduling")
struct InlineTests {
  let log = EventLog()
  let mailbox = Mailbox<CountContext>()

  @Test("Everything happens on the thread that dispatches, before dispatch returns")
  func onCallersThread() {
    let log = log
    let caller = DispatchQueue.marked("caller")
    let observer = LoggingGuard(log: EventLog()) { log.add("\($0) on \(DispatchQueue.currentMark)") }
    let store = Atlas(state: CountState(), guards: [observer], scheduling: .inline)
    let subscriber = LoggingSubscriber("x", log: EventLog())
    subscriber.extra = { _ in log.add("x on \(DispatchQueue.currentMark)") }
    store.subscribe(subscriber, queue: .marked("unused"))
    #expect(log.take() == ["x on none"])
    caller.sync {
      store.dispatch(Step(name: "A", log: EventLog())) { _, _ in
        log.add("completion on \(DispatchQueue.currentMark)")
      }
      log.add("returned")
    }
    let expected = ["should A", "will A", "completion", "x", "did A"].map { "\($0) on caller" }
    #expect(log.events == expected + ["returned"])
    #expect(store.queue == nil)
  }

  @Test("Actions behind a late answer run on the thread that answers, before the answer returns")
  func heldActions() {
    let log = log
    let store = Atlas(state: CountState(), scheduling: .inline)
    let subscriber = LoggingSubscriber("x", log: log)
    store.subscribe(subscriber)
    store.dispatch(Step.later("A", in: mailbox, log: log), completion: completion("A", log))
    store.dispatch(Step(name: "B", log: log), completion: completion("B", log))
    store.dispatch(Step.later("C", in: mailbox, log: log), completion: completion("C", log))
    store.dispatch(Step(name: "D", log: log), completion: completion("D", log))
    #expect(log.take() == ["x 0", "handle A 0"])
    mailbox.take().complete(CountState(count: 10))
    #expect(log.take() == ["completion A 10", "x 10", "handle B 10", "completion B 11", "x 11", "handle C 11"])
    mailbox.take().error(CountError())
    #expect(log.take() == ["completion C 11 CountError(reason: \"no\")", "handle D 11", "completion D 12", "x 12"])
  }

  @Test("What another thread dispatches meanwhile is run by the thread whose turn it is")
  func otherThread() {
    let log = log
    let store = Atlas(state: CountState(), scheduling: .inline)
    let action = Step(name: "A", log: log) { state, context in
      let dispatched = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        store.dispatch(Step(name: "B", log: log), completion: completion("B", log))
        dispatched.signal()
      }
      dispatched.wait()
      log.add("handler returns")
      context.complete(CountState(count: state.count + 1))
    }
    store.dispatch(action, completion: completion("A", log))
    #expect(log.events == ["handle A 0", "handler returns", "completion A 1", "handle B 1", "completion B 2"])
  }

  @Test("A state may hold an object that reads the store when it is released")
  func stateThatReadsTheStore() {
    let log = log
    let store = Atlas(state: Holder(name: "first"), scheduling: .inline)
    let probe = Probe { [weak store] in
      log.add("released while the state is \(store?.state.name ?? "gone")")
    }
    store.dispatch(Put(state: Holder(name: "second", probe: consume probe)))
    store.dispatch(Put(state: Holder(name: "third")))
    #expect(log.events == ["released while the state is third"])
  }

  private struct Holder: Sendable {
    var name: String
    var probe: Probe?
  }

  private final class Probe: Sendable {
    private let onRelease: @Sendable () -> Void

    init(onRelease: @escaping @Sendable () -> Void) {
      self.onRelease = onRelease
    }

    deinit { onRelease() }
  }

  private struct Put: AtlasAction {
    let state: Holder

    func handle(state: Holder, context: AtlasActionContext<Holder>) {
      context.complete(self.state)
    }
  }
}
