import Dispatch
import Testing

@testable import Atlas

@Suite("One answer to each action")
struct AnswerTests {
  static let schedulings = DispatchTests.schedulings

  let log = EventLog()
  let warnings = WarningLog()
  let mailbox = Mailbox<CountContext>()

  private func makeStore(_ scheduling: AtlasScheduling, guards: [any AtlasAnyGuard] = []) -> Atlas<CountState> {
    Atlas(state: CountState(), guards: guards, scheduling: scheduling) { [warnings] in warnings.add($0) }
  }

  /// What an action does with its context, and what its completion gets.
  enum Answers: String, CaseIterable {
    case completeTwice, completeThenError, errorThenComplete, errorTwice

    func give(_ context: CountContext) {
      if self == .completeTwice || self == .completeThenError {
        context.complete(CountState(count: 1))
      } else {
        context.error(CountError(reason: "first"))
      }
      if self == .completeTwice || self == .errorThenComplete {
        context.complete(CountState(count: 2))
      } else {
        context.error(CountError(reason: "second"))
      }
    }

    var completion: String {
      switch self {
      case .completeTwice, .completeThenError: "completion A 1"
      case .errorThenComplete, .errorTwice: "completion A 0 CountError(reason: \"first\")"
      }
    }
  }

  @Test("The first answer counts, a second one is warned of", arguments: schedulings, Answers.allCases)
  func secondAnswer(_ scheduling: AtlasScheduling, _ answers: Answers) async {
    let store = makeStore(scheduling)
    let action = Step(name: "A", log: log) { _, context in answers.give(context) }
    store.dispatch(action, completion: completion("A", log))
    await store.settle()
    #expect(log.events == ["handle A 0", answers.completion])
    #expect(warnings.events == [.answeredAgain(action: "Step")])
  }

  @Test("So it is with late answers", arguments: schedulings, Answers.allCases)
  func secondLateAnswer(_ scheduling: AtlasScheduling, _ answers: Answers) async {
    let store = makeStore(scheduling)
    store.dispatch(Step.later("A", in: mailbox, log: log), completion: completion("A", log))
    answers.give(mailbox.take())
    await store.settle()
    #expect(log.events == ["handle A 0", answers.completion])
    #expect(warnings.events == [.answeredAgain(action: "Step")])
  }

  @Test("A second answer does not let two actions overlap", arguments: schedulings)
  func noOverlap(_ scheduling: AtlasScheduling) async {
    let store = makeStore(scheduling)
    store.dispatch(Step(name: "A", log: log) { _, context in Answers.completeTwice.give(context) })
    store.dispatch(Step.later("B", in: mailbox, log: log), completion: completion("B", log))
    store.dispatch(Step(name: "C", log: log), completion: completion("C", log))
    let context = mailbox.take()
    #expect(log.take() == ["handle A 0", "handle B 1"])
    context.complete(CountState(count: 7))
    context.complete(CountState(count: 8))
    await store.settle()
    #expect(log.events == ["completion B 7", "handle C 7", "completion C 8"])
  }

  @Test("A context that is let go without an answer ends the action", arguments: schedulings)
  func unanswered(_ scheduling: AtlasScheduling) async {
    let store = makeStore(scheduling, guards: [LoggingGuard(log: log)])
    store.dispatch(Step.silent("A", log: log), completion: completion("A", log))
    store.dispatch(Step(name: "B", log: log))
    await store.settle()
    let message = "the action released its context without calling complete or error"
    #expect(
      log.events == [
        "should A 0", "will A 0", "handle A 0", "completion A 0 \(message)",
        "should B 0", "will B 0", "handle B 0", "did B 1",
      ]
    )
    #expect(warnings.events == [.unanswered(action: "Step")])
  }

  @Test("The completion gets the error's value", arguments: schedulings)
  func unansweredError(_ scheduling: AtlasScheduling) async {
    let store = makeStore(scheduling)
    let error = await withCheckedContinuation { continuation in
      store.dispatch(Step.silent("A", log: log)) { error, _ in continuation.resume(returning: error) }
    }
    #expect(error as? AtlasError == .unanswered)
  }

  @Test("So does a context that is let go later, on another thread", arguments: schedulings)
  func unansweredLate(_ scheduling: AtlasScheduling) async {
    let store = makeStore(scheduling)
    store.dispatch(Step.later("A", in: mailbox, log: log), completion: completion("A", log))
    store.dispatch(Step(name: "B", log: log))
    DispatchQueue.global().async { [mailbox] in _ = mailbox.take() }
    await store.settle()
    let message = "the action released its context without calling complete or error"
    #expect(log.events == ["handle A 0", "completion A 0 \(message)", "handle B 0"])
    #expect(warnings.events == [.unanswered(action: "Step")])
  }

  @Test("No number of unanswered actions in a row exhausts the stack", arguments: schedulings)
  func manyUnanswered(_ scheduling: AtlasScheduling) async {
    let store = makeStore(scheduling)
    let log = log
    let ends = Mailbox<Void>()
    // All wait behind the first, so that each one's end starts the next.
    store.dispatch(Step.later("A", in: mailbox, log: log))
    for _ in 0..<20_000 {
      store.dispatch(Nothing()) { _, _ in ends.put(()) }
    }
    mailbox.take().complete(CountState(count: 1))
    await store.settle()
    #expect(warnings.events.count == 20_000)
    #expect(store.state.count == 1)
  }

  @Test("A context that is kept without an answer holds the others, and a release lets them go", arguments: schedulings)
  func heldThenReleased(_ scheduling: AtlasScheduling) async {
    let store = makeStore(scheduling)
    do {
      store.dispatch(Step.later("A", in: mailbox, log: log))
      store.dispatch(Step(name: "B", log: log))
      let context = mailbox.take()
      #expect(log.events == ["handle A 0"])
      withExtendedLifetime(context) {}
    }
    await store.settle()
    #expect(log.events == ["handle A 0", "handle B 0"])
  }

  private struct Nothing: AtlasAction {
    func handle(state: CountState, context: CountContext) {}
  }
}
