import Atlas
import Dispatch
import Testing

@Suite("Guards")
struct GuardTests {
  static let schedulings = DispatchTests.schedulings

  let log = EventLog()

  @Test("The first refusal ends the action: later guards are not asked, nothing else is called", arguments: schedulings)
  func refusal(_ scheduling: AtlasScheduling) async {
    let guards = [
      LoggingGuard(log: log, label: "1 "),
      LoggingGuard(log: log, label: "2 ", refused: ["A"]),
      LoggingGuard(log: log, label: "3 "),
    ]
    let store = Atlas(state: CountState(), guards: guards, scheduling: scheduling)
    store.dispatch(Step(name: "A", log: log), completion: completion("A", log))
    store.dispatch(Step(name: "B", log: log))
    await store.settle()
    let message = "the action was refused by the guard LoggingGuard"
    #expect(
      log.events == [
        "1 should A 0", "2 should A 0", "completion A 0 \(message)",
        "1 should B 0", "2 should B 0", "3 should B 0", "1 will B 0", "2 will B 0", "3 will B 0",
        "handle B 0", "1 did B 1", "2 did B 1", "3 did B 1",
      ]
    )
  }

  @Test("The refusal names the guard's type", arguments: schedulings)
  func refusalError(_ scheduling: AtlasScheduling) async {
    let store = Atlas(state: CountState(), guards: [Veto()], scheduling: scheduling)
    let error = await withCheckedContinuation { continuation in
      store.dispatch(Step(name: "A", log: log)) { error, _ in continuation.resume(returning: error) }
    }
    #expect(error as? AtlasError == .refused(by: "Veto"))
  }

  @Test("A refusal without a completion is let go", arguments: schedulings)
  func silentRefusal(_ scheduling: AtlasScheduling) async {
    let store = Atlas(state: CountState(), guards: [LoggingGuard(log: log, refused: ["A"])], scheduling: scheduling)
    store.dispatch(Step(name: "A", log: log))
    store.dispatch(Step(name: "B", log: log))
    await store.settle()
    #expect(store.state.count == 1)
    #expect(log.events == ["should A 0", "should B 0", "will B 0", "handle B 0", "did B 1"])
  }

  @Test("A guard of another state is ignored", arguments: schedulings)
  func otherState(_ scheduling: AtlasScheduling) async {
    let store = Atlas(state: CountState(), guards: [OtherVeto(), LoggingGuard(log: log)], scheduling: scheduling)
    store.dispatch(Step(name: "A", log: log))
    await store.settle()
    #expect(log.events == ["should A 0", "will A 0", "handle A 0", "did A 1"])
  }

  @Test("A guard that implements one method lets everything else pass", arguments: schedulings)
  func defaults(_ scheduling: AtlasScheduling) async {
    let store = Atlas(state: CountState(), guards: [OnlyDid(log: log)], scheduling: scheduling)
    store.dispatch(Step(name: "A", log: log), completion: completion("A", log))
    await store.settle()
    #expect(log.events == ["handle A 0", "completion A 1", "did 1"])
  }

  @Test("A type-erased guard serves a store of any state", arguments: schedulings)
  func erased(_ scheduling: AtlasScheduling) async {
    let guards: [any AtlasAnyGuard] = [AnyGuard(log: log), LoggingGuard(log: log)]
    let store = Atlas(state: CountState(), guards: guards, scheduling: scheduling)
    store.dispatch(Step(name: "A", log: log))
    await store.settle()
    #expect(
      log.events == [
        "any should CountState(count: 0)", "should A 0", "any will CountState(count: 0)", "will A 0", "handle A 0",
        "any did CountState(count: 1)", "did A 1",
      ]
    )
  }

  @Test("The type-erased interface of a guard passes on states of its own type only")
  func erasedInterface() {
    let veto: any AtlasAnyGuard = LoggingGuard(log: log, refused: ["A"])
    let action = Step(name: "A", log: log)
    #expect(!veto.defaultShouldUpdate(state: CountState(count: 1), action: action))
    #expect(veto.defaultShouldUpdate(state: "other", action: action))
    veto.defaultWillUpdate(state: CountState(count: 2), action: action)
    veto.defaultWillUpdate(state: 5, action: action)
    veto.defaultDidUpdate(state: CountState(count: 3), action: action)
    veto.defaultDidUpdate(state: 5, action: action)
    #expect(log.events == ["should A 1", "will A 2", "did A 3"])
  }

  private struct Veto: AtlasGuard {
    func shouldUpdate<A: AtlasAction>(state: CountState, action: A) -> Bool { false }
  }

  private struct OtherVeto: AtlasGuard {
    func shouldUpdate<A: AtlasAction>(state: String, action: A) -> Bool { false }
  }

  private struct OnlyDid: AtlasGuard {
    let log: EventLog

    func didUpdate<A: AtlasAction>(state: CountState, action: A) {
      log.add("did \(state.count)")
    }
  }

  private struct AnyGuard: AtlasAnyGuard {
    let log: EventLog

    func defaultShouldUpdate<A: AtlasAction>(state: Any, action: A) -> Bool {
      guard A.self == Step.self else { return true }
      log.add("any should \(state)")
      return true
    }

    func defaultWillUpdate<A: AtlasAction>(state: Any, action: A) {
      guard A.self == Step.self else { return }
      log.add("any will \(state)")
    }

    func defaultDidUpdate<A: AtlasAction>(state: Any, action: A) {
      log.add("any did \(state)")
    }
  }
}
