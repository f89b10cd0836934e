import Atlas
import Dispatch
import Testing

/// Dispatching from inside the store's own callbacks.
@Suite("Dispatch from inside")
struct ReentrancyTests {
  static let schedulings = DispatchTests.schedulings

  let log = EventLog()

  @Test("From a handler: after the action", arguments: schedulings)
  func fromHandler(_ scheduling: AtlasScheduling) async {
    let log = log
    let store = Atlas(state: CountState(), guards: [LoggingGuard(log: log)], scheduling: scheduling)
    let action = Step(name: "A", log: log) { state, context in
      store.dispatch(Step(name: "B", log: log), completion: completion("B", log))
      context.complete(CountState(count: state.count + 1))
    }
    store.dispatch(action, completion: completion("A", log))
    await store.settle()
    #expect(log.events == EventLog.turnsOfAThenB)
  }

  @Test("From a guard: after the action", arguments: schedulings, ["should A", "will A", "did A"])
  func fromGuard(_ scheduling: AtlasScheduling, _ call: String) async {
    let log = log
    let stores = Mailbox<Atlas<CountState>>()
    let observer = LoggingGuard(log: log) { current in
      if current == call {
        stores.take().dispatch(Step(name: "B", log: log))
      }
    }
    let store = Atlas(state: CountState(), guards: [observer], scheduling: scheduling)
    stores.put(store)
    store.dispatch(Step(name: "A", log: log), completion: completion("A", log))
    await store.settle()
    // On a serial store the flush can come before the action of a late callback; a second one cannot.
    await store.settle()
    #expect(
      log.events == [
        "should A 0", "will A 0", "handle A 0", "completion A 1", "did A 1",
        "should B 1", "will B 1", "handle B 1", "did B 2",
      ]
    )
  }

  @Test("From a completion: after didUpdate", arguments: schedulings)
  func fromCompletion(_ scheduling: AtlasScheduling) async {
    let log = log
    let store = Atlas(state: CountState(), guards: [LoggingGuard(log: log)], scheduling: scheduling)
    await withCheckedContinuation { continuation in
      store.dispatch(Step(name: "A", log: log)) { _, _ in
        store.dispatch(Step(name: "B", log: log)) { _, _ in continuation.resume() }
        log.add("completion A")
      }
    }
    await store.settle()
    #expect(
      log.events == [
        "should A 0", "will A 0", "handle A 0", "completion A", "did A 1",
        "should B 1", "will B 1", "handle B 1", "did B 2",
      ]
    )
  }

  @Test("From a subscriber on its own queue")
  func fromSubscriber() async {
    let log = log
    let queue = DispatchQueue(label: "subscriber")
    let ends = Mailbox<Void>()
    let store = Atlas(state: CountState())
    let subscriber = LoggingSubscriber("x", log: log)
    subscriber.extra = { state in
      guard state.count < 3 else { return ends.put(()) }
      store.dispatch(Step(name: "A", log: log))
    }
    store.subscribe(subscriber, queue: queue)
    ends.take()
    #expect(log.events == ["x 0", "handle A 0", "x 1", "handle A 1", "x 2", "handle A 2", "x 3"])
  }

  @Test("From subscribers, inline: after the action, with every subscriber told before")
  func fromSubscriberInline() {
    let log = log
    let store = Atlas(state: CountState(), guards: [LoggingGuard(log: log)], scheduling: .inline)
    let first = LoggingSubscriber("x", log: log)
    let second = LoggingSubscriber("y", log: log)
    store.subscribe(first)
    store.subscribe(second)
    first.extra = { state in
      if state.count == 1 {
        store.dispatch(Step(name: "B", log: log))
      }
    }
    #expect(log.take() == ["x 0", "y 0"])
    store.dispatch(Step(name: "A", log: log))
    #expect(
      log.take() == [
        "should A 0", "will A 0", "handle A 0", "x 1", "y 1", "did A 1",
        "should B 1", "will B 1", "handle B 1", "x 2", "y 2", "did B 2",
      ]
    )
  }

  @Test("From the first state of a subscription, inline: after it was delivered")
  func fromFirstState() {
    let log = log
    let store = Atlas(state: CountState(), scheduling: .inline)
    let subscriber = LoggingSubscriber("x", log: log)
    subscriber.extra = { state in
      if state.count == 0 {
        store.dispatch(Step(name: "A", log: log))
        log.add("x returns")
      }
    }
    store.subscribe(subscriber)
    #expect(log.events == ["x 0", "x returns", "handle A 0", "x 1"])
  }

  @Test("A chain of 50,000 dispatches from handlers does not exhaust the stack", arguments: schedulings)
  func longChain(_ scheduling: AtlasScheduling) async {
    let store = Atlas(state: CountState(), scheduling: scheduling)
    let ended = await withCheckedContinuation { continuation in
      store.dispatch(Link(store: store, left: 50_000) { continuation.resume(returning: $0) })
    }
    #expect(ended == 50_000)
  }

  @Test("Subscribers may come and go while a state is delivered")
  func comeAndGo() {
    let log = log
    let store = Atlas(state: CountState(), scheduling: .inline)
    let first = LoggingSubscriber("x", log: log)
    let second = LoggingSubscriber("y", log: log)
    let third = LoggingSubscriber("z", log: log)
    store.subscribe(first)
    store.subscribe(second)
    first.extra = { _ in
      store.unsubscribe(first)
      store.unsubscribe(second)
      store.subscribe(third)
    }
    defer { first.extra = { _ in } }
    store.dispatch(Step(name: "A", log: log))
    store.dispatch(Step(name: "B", log: log))
    #expect(log.events == ["x 0", "y 0", "handle A 0", "x 1", "z 1", "handle B 1", "z 2"])
  }

  private struct Link: AtlasAction {
    let store: Atlas<CountState>
    let left: Int
    let ended: @Sendable (Int) -> Void

    func handle(state: CountState, context: CountContext) {
      if left == 0 {
        ended(state.count)
        return context.complete(state)
      }
      store.dispatch(Link(store: store, left: left - 1, ended: ended))
      context.complete(CountState(count: state.count + 1))
    }
  }
}
