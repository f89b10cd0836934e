import Atlas
import Dispatch
import Testing

/// Many threads at once; run these under ThreadSanitizer too.
@Suite("Concurrency")
struct ConcurrencyTests {
  static let schedulings = DispatchTests.schedulings
  static let threads = 8
  static let rounds = 2_000

  @Test("Eight threads dispatch, and no change is lost", arguments: schedulings)
  func dispatch(_ scheduling: AtlasScheduling) async {
    let store = Atlas(state: CountState(), scheduling: scheduling)
    DispatchQueue.concurrentPerform(iterations: Self.threads) { _ in
      for _ in 0..<Self.rounds {
        store.dispatch(Add(amount: 1))
        _ = store.state
      }
    }
    await store.settle()
    #expect(store.state.count == Self.threads * Self.rounds)
  }

  @Test("Every dispatch is completed once, whatever becomes of its action", arguments: schedulings)
  func everyEnd(_ scheduling: AtlasScheduling) async {
    let store = Atlas(state: CountState(), guards: [Veto()], scheduling: scheduling) { _ in }
    let ends = EventLog()
    DispatchQueue.concurrentPerform(iterations: Self.threads) { thread in
      for round in 0..<100 {
        let end = "\(thread) \(round)"
        switch round % 4 {
        case 0: store.dispatch(Add(amount: round)) { _, _ in ends.add(end) }
        case 1: store.dispatch(Late()) { _, _ in ends.add(end) }
        case 2: store.dispatch(Twice()) { _, _ in ends.add(end) }
        default: store.dispatch(Never()) { _, _ in ends.add(end) }
        }
      }
    }
    await store.settle()
    let expected = (0..<Self.threads).flatMap { thread in (0..<100).map { "\(thread) \($0)" } }
    #expect(ends.events.sorted() == expected.sorted())
  }

  @Test("Subscribers come and go on many threads while states change")
  func subscribers() async {
    let store = Atlas(state: CountState())
    let queues = (0..<Self.threads).map { DispatchQueue(label: "subscriber \($0)") }
    DispatchQueue.concurrentPerform(iterations: Self.threads) { thread in
      for round in 0..<200 {
        let subscriber = Sum()
        store.subscribe(subscriber, queue: queues[thread])
        store.dispatch(Add(amount: 1))
        if round % 2 == 0 {
          store.unsubscribe(subscriber)
        }
      }
    }
    await store.settle()
    for queue in queues {
      await drain(queue)
    }
    #expect(store.state.count == Self.threads * 200)
  }

  @Test("A subscriber sees the states in the order in which they were set, without a gap")
  func orderOfStates() async {
    let store = Atlas(state: CountState())
    let told = Told(of: store)
    DispatchQueue.concurrentPerform(iterations: Self.threads) { _ in
      for _ in 0..<200 {
        store.dispatch(Late())
      }
    }
    await store.settle()
    let (states, gaps) = told.soFar
    #expect(states == Array(0...Self.threads * 200))
    #expect(gaps == 0)
  }

  @Test("dispatchUNSAFE from many threads tells the states in the order in which they were set")
  func unsafe() async {
    let store = Atlas(state: CountState())
    let told = Told(of: store)
    let ends = DispatchGroup()
    DispatchQueue.concurrentPerform(iterations: Self.threads) { thread in
      for round in 0..<100 {
        ends.enter()
        store.dispatchUNSAFE(Later(value: thread * 1_000 + round)) { _, _ in ends.leave() }
      }
    }
    await withCheckedContinuation { continuation in
      ends.notify(queue: .global()) { continuation.resume() }
    }
    await store.settle()
    let (states, gaps) = told.soFar
    #expect(states.count == Self.threads * 100 + 1)
    #expect(states.last == store.state.count)
    #expect(gaps == 0)
  }

  @Test("An answer that comes while another action is handled is told before that action's own")
  func answerInsideOfHandle() async {
    let store = Atlas(state: CountState())
    let told = Told(of: store)
    let first = Held()
    let ends = Mailbox<Void>()
    store.dispatchUNSAFE(Holds(held: first))
    store.dispatchUNSAFE(Overtakes(held: first)) { _, _ in ends.put(()) }
    ends.take()
    await store.settle()
    let (states, gaps) = told.soFar
    #expect(states == [0, 1, 2])
    #expect(gaps == 0)
  }

  /// What a subscriber is told of a store.
  private struct Told {
    private let queue = DispatchQueue(label: "subscriber")
    private let subscriber = Sum()

    init(of store: Atlas<CountState>) { store.subscribe(subscriber, queue: queue) }

    var soFar: (states: [Int], gaps: Int) { queue.sync { (subscriber.states, subscriber.gaps) } }
  }

  /// Where one action leaves its context for another; only used on the store's queue.
  private final class Held: @unchecked Sendable {
    var context: CountContext?
  }

  /// Leaves its answer to another action.
  private struct Holds: AtlasAction {
    let held: Held

    func handle(state: CountState, context: CountContext) { held.context = context }
  }

  /// Answers for the other action, and then for itself.
  private struct Overtakes: AtlasAction {
    let held: Held

    func handle(state: CountState, context: CountContext) {
      held.context?.complete(CountState(count: 1))
      held.context = nil
      context.complete(CountState(count: 2))
    }
  }

  /// Keeps the states it is given, and counts those that do not follow the one before; only used on its queue.
  private final class Sum: AtlasSubscriber {
    var states: [Int] = []
    var gaps = 0

    func shouldUpdate(prevState: CountState?, newState: CountState) -> Bool {
      if let prevState, prevState.count != states.last {
        gaps += 1
      }
      return true
    }

    func newState(_ state: CountState) {
      states.append(state.count)
    }
  }

  /// Refuses one of the additions.
  private struct Veto: AtlasGuard {
    func shouldUpdate<A: AtlasAction>(state: CountState, action: A) -> Bool {
      (action as? Add)?.amount != 12
    }
  }

  private struct Add: AtlasAction {
    let amount: Int

    func handle(state: CountState, context: CountContext) {
      context.complete(CountState(count: state.count + amount))
    }
  }

  private struct Late: AtlasAction {
    func handle(state: CountState, context: CountContext) {
      DispatchQueue.global().async { context.complete(CountState(count: state.count + 1)) }
    }
  }

  private struct Later: AtlasAction {
    let value: Int

    func handle(state: CountState, context: CountContext) {
      DispatchQueue.global().async { context.complete(CountState(count: value)) }
    }
  }

  private struct Twice: AtlasAction {
    func handle(state: CountState, context: CountContext) {
      for _ in 0..<2 {
        DispatchQueue.global().async { context.complete(CountState(count: state.count + 1)) }
      }
    }
  }

  private struct Never: AtlasAction {
    func handle(state: CountState, context: CountContext) {
      DispatchQueue.global().async { withExtendedLifetime(context) {} }
    }
  }
}
