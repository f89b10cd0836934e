import Dispatch
import Testing

@testable import Atlas

@Suite("Asynchronous actions")
struct AsynchronousActionTests {
  static let schedulings = DispatchTests.schedulings

  let log = EventLog()
  let mailbox = Mailbox<CountContext>()

  @Test("Those behind it are neither judged nor handled until it answers", arguments: schedulings)
  func holdsFollowing(_ scheduling: AtlasScheduling) async {
    let store = Atlas(state: CountState(), guards: [LoggingGuard(log: log)], scheduling: scheduling)
    store.dispatch(Step.later("A", in: mailbox, log: log), completion: completion("A", log))
    store.dispatch(Step(name: "B", log: log), completion: completion("B", log))
    let context = mailbox.take()
    #expect(log.take() == ["should A 0", "will A 0", "handle A 0"])
    context.complete(CountState(count: 10))
    await store.settle()
    #expect(
      log.events == [
        "completion A 10", "did A 10", "should B 10", "will B 10", "handle B 10", "completion B 11", "did B 11",
      ]
    )
  }

  @Test("The state changes on the thread that answers")
  func stateAtLateAnswer() {
    let store = Atlas(state: CountState())
    store.dispatch(Step.later("A", in: mailbox, log: log))
    mailbox.take().complete(CountState(count: 4))
    #expect(store.state.count == 4)
  }

  @Test("A late error leaves the state and lets the next action go on", arguments: schedulings)
  func lateError(_ scheduling: AtlasScheduling) async {
    let store = Atlas(state: CountState(count: 1), scheduling: scheduling)
    store.dispatch(Step.later("A", in: mailbox, log: log), completion: completion("A", log))
    store.dispatch(Step(name: "B", log: log), completion: completion("B", log))
    mailbox.take().error(CountError(reason: "late"))
    await store.settle()
    #expect(
      log.events == ["handle A 1", "completion A 1 CountError(reason: \"late\")", "handle B 1", "completion B 2"]
    )
  }

  @Test("Completion and guards are called on the store's queue, whoever answers")
  func callbackQueue() async {
    let log = log
    let observer = LoggingGuard(log: EventLog()) { log.add("\($0) on \(DispatchQueue.currentMark)") }
    let store = Atlas(state: CountState(), guards: [observer])
    store.queue?.mark("store")
    let action = Step(name: "A", log: EventLog()) { _, context in
      DispatchQueue.marked("other").async {
        log.add("answer on \(DispatchQueue.currentMark)")
        context.complete(CountState(count: 1))
      }
    }
    await withCheckedContinuation { continuation in
      store.dispatch(action) { _, _ in
        log.add("completion on \(DispatchQueue.currentMark)")
        continuation.resume()
      }
    }
    await store.settle()
    #expect(
      log.events == [
        "should A on store", "will A on store", "answer on other", "completion on store", "did A on store",
      ]
    )
  }

  @Test("An answer from elsewhere is told only when the handler has returned", arguments: schedulings)
  func answerWhileHandling(_ scheduling: AtlasScheduling) async {
    let log = log
    let store = Atlas(state: CountState(), scheduling: scheduling)
    let action = Step(name: "A", log: log) { _, context in
      let answered = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        context.complete(CountState(count: 1))
        answered.signal()
      }
      answered.wait()
      log.add("handler returns, state \(store.state.count)")
    }
    store.dispatch(action, completion: completion("A", log))
    store.dispatch(Step(name: "B", log: log))
    await store.settle()
    #expect(log.events == ["handle A 0", "handler returns, state 1", "completion A 1", "handle B 1"])
  }

  @Test("One of the context's closures is enough to answer with", arguments: schedulings)
  func loneClosure(_ scheduling: AtlasScheduling) async {
    let answers = Mailbox<@Sendable (CountState) -> Void>()
    let store = Atlas(state: CountState(), scheduling: scheduling)
    let action = Step(name: "A", log: log) { _, context in answers.put(context.complete) }
    store.dispatch(action, completion: completion("A", log))
    answers.take()(CountState(count: 2))
    await store.settle()
    #expect(log.events == ["handle A 0", "completion A 2"])
  }

  @Test("A store that nobody else keeps lives until its actions have ended", arguments: schedulings)
  func storeOutlivesItsOwner(_ scheduling: AtlasScheduling) async {
    weak var observed: Atlas<CountState>?
    let ended = Mailbox<Int>()
    do {
      let store = Atlas(state: CountState(), scheduling: scheduling)
      observed = store
      store.dispatch(Step.later("A", in: mailbox, log: log))
      store.dispatch(Step(name: "B", log: log)) { _, state in ended.put(state.count) }
    }
    do {
      let context = mailbox.take()
      #expect(observed != nil)
      context.complete(CountState(count: 1))
    }
    let queue = observed?.queue
    #expect(ended.take() == 2)
    if let queue {
      await drain(queue)
    }
    #expect(observed == nil)
  }

  @Test("A hundred actions that answer from other threads keep their order", arguments: schedulings)
  func manyThreads(_ scheduling: AtlasScheduling) async {
    let store = Atlas(state: CountState(), scheduling: scheduling)
    for index in 0..<100 {
      let action = Step(name: "\(index)", log: log) { state, context in
        DispatchQueue.global().async { context.complete(CountState(count: state.count + 1)) }
      }
      store.dispatch(action)
    }
    await store.settle()
    #expect(log.events == (0..<100).map { "handle \($0) \($0)" })
  }
}
