import Atlas
import Dispatch
import Testing

@Suite("Dispatch")
struct DispatchTests {
  static let schedulings: [AtlasScheduling] = [.serial, .inline]

  let log = EventLog()
  let queue = DispatchQueue(label: "subscribers")

  @Test("Each action goes through its whole turn before the next one is judged", arguments: schedulings)
  func order(_ scheduling: AtlasScheduling) async {
    let store = Atlas(state: CountState(), guards: [LoggingGuard(log: log)], scheduling: scheduling)
    store.dispatch(Step(name: "A", log: log), completion: completion("A", log))
    store.dispatch(Step(name: "B", log: log), completion: completion("B", log))
    await store.settle()
    #expect(log.events == EventLog.turnsOfAThenB)
    #expect(store.state.count == 2)
  }

  @Test("Inline, subscribers come between the completion and didUpdate, in the order of subscription")
  func inlineOrder() {
    let guards = [LoggingGuard(log: log, label: "1 "), LoggingGuard(log: log, label: "2 ")]
    let store = Atlas(state: CountState(), guards: guards, scheduling: .inline)
    let subscribers = ["x", "y", "z"].map { LoggingSubscriber($0, log: log) }
    for subscriber in subscribers {
      store.subscribe(subscriber)
    }
    #expect(log.take() == ["x 0", "y 0", "z 0"])
    store.dispatch(Step(name: "A", log: log), completion: completion("A", log))
    #expect(
      log.take() == [
        "1 should A 0", "2 should A 0", "1 will A 0", "2 will A 0", "handle A 0", "completion A 1",
        "x 1", "y 1", "z 1", "1 did A 1", "2 did A 1",
      ]
    )
  }

  @Test("Each action sees the state that its predecessor left", arguments: schedulings)
  func everyPredecessor(_ scheduling: AtlasScheduling) async {
    let store = Atlas(state: CountState(), scheduling: scheduling)
    for index in 0..<1_000 {
      store.dispatch(Step(name: "\(index)", log: log))
    }
    await store.settle()
    #expect(log.events == (0..<1_000).map { "handle \($0) \($0)" })
    #expect(store.state.count == 1_000)
  }

  @Test("The state is already new right after the answer, before the handler returns", arguments: schedulings)
  func stateAtAnswer(_ scheduling: AtlasScheduling) async {
    let log = log
    let store = Atlas(state: CountState(), scheduling: scheduling)
    let action = Step(name: "A", log: log) { _, context in
      context.complete(CountState(count: 5))
      log.add("state \(store.state.count)")
    }
    store.dispatch(action, completion: completion("A", log))
    await store.settle()
    #expect(log.events == ["handle A 0", "state 5", "completion A 5"])
  }

  @Test("An error reaches the completion with the unchanged state, and nobody else", arguments: schedulings)
  func error(_ scheduling: AtlasScheduling) async {
    let store = Atlas(state: CountState(count: 3), guards: [LoggingGuard(log: log)], scheduling: scheduling)
    let subscriber = LoggingSubscriber("x", log: log)
    store.subscribe(subscriber, queue: queue)
    await drain(queue)
    #expect(log.take() == ["x 3"])
    store.dispatch(Step.failing("A", log: log), completion: completion("A", log))
    await store.settle()
    await drain(queue)
    #expect(
      log.events == ["should A 3", "will A 3", "handle A 3", "completion A 3 CountError(reason: \"no\")"]
    )
    withExtendedLifetime(subscriber) {}
  }

  @Test("An error without a completion is let go", arguments: schedulings)
  func errorWithoutCompletion(_ scheduling: AtlasScheduling) async {
    let store = Atlas(state: CountState(), scheduling: scheduling)
    store.dispatch(Step.failing("A", log: log))
    store.dispatch(Step(name: "B", log: log))
    await store.settle()
    #expect(log.events == ["handle A 0", "handle B 0"])
  }

  @Test("A serial dispatch returns before the action is handled")
  func serialReturnsAtOnce() async {
    let log = log
    let gate = Mailbox<Void>()
    let store = Atlas(state: CountState())
    let action = Step(name: "A", log: log) { state, context in
      gate.take()
      context.complete(CountState(count: 1))
    }
    store.dispatch(action)
    #expect(store.state.count == 0)
    gate.put(())
    await store.settle()
    #expect(store.state.count == 1)
  }

  @Test("An action can be tested without a store")
  func contextOfOnesOwn() {
    let log = log
    let context = CountContext(
      complete: { log.add("complete \($0.count)") },
      error: { log.add("error \($0)") }
    )
    Step(name: "A", log: log).handle(state: CountState(count: 8), context: context)
    Step.failing("B", log: log).handle(state: CountState(count: 8), context: context)
    #expect(log.events == ["handle A 8", "complete 9", "handle B 8", "error CountError(reason: \"no\")"])
  }

  @Test("An action that belongs to no Sendable type can be dispatched", arguments: schedulings)
  func actionThatIsAnObject(_ scheduling: AtlasScheduling) async {
    let store = Atlas(state: CountState(), scheduling: scheduling)
    store.dispatch(ObjectAction())
    await store.settle()
    #expect(store.state.count == 10)
  }

  private final class ObjectAction: AtlasAction {
    var amount = 10

    func handle(state: CountState, context: CountContext) {
      context.complete(CountState(count: state.count + amount))
    }
  }
}
