import Atlas
import Dispatch
import Testing

/// The examples of Atlas' own guide, kept as its users write them.
@Suite("The guide's code")
struct SeedTests {
  typealias State = CounterState

  struct CounterState {
    var count: Int
  }

  struct Increment: AtlasAction {
    func handle(state: CounterState, context: AtlasActionContext<CounterState>) {
      var newState = state
      newState.count += 1
      context.complete(newState)
    }
  }

  struct Logger: AtlasGuard {
    func shouldUpdate<A: AtlasAction>(state: State, action: A) -> Bool {
      return true
    }

    func willUpdate<A: AtlasAction>(state: State, action: A) {
      seedLog.add("will update! \(state.count)")
    }

    func didUpdate<A: AtlasAction>(state: State, action: A) {
      seedLog.add("update! \(state.count)")
    }
  }

  class ViewController {
    func viewDidAppear() {}
  }

  class YourController: ViewController {
    let store: Atlas<CounterState>
    var shown: [Int] = []

    init(store: Atlas<CounterState>) {
      self.store = store
    }

    override func viewDidAppear() {
      super.viewDidAppear()
      store.subscribe(self)
    }
  }

  static let seedLog = EventLog()

  @Test("State, action, guard, subscriber and completion work as the guide shows them")
  @MainActor
  func guide() async {
    let store = Atlas(state: CounterState(count: 0), guards: [Logger()])
    let controller = YourController(store: store)
    controller.viewDidAppear()

    store.dispatch(Increment())
    let count = await withCheckedContinuation { continuation in
      store.dispatch(Increment()) { (error, state) in
        continuation.resume(returning: error == nil ? state.count : -1)
      }
    }
    #expect(count == 2)
    #expect(store.state.count == 2)
    await withCheckedContinuation { continuation in
      store.dispatchUNSAFE(Increment()) { (_, _) in continuation.resume() }
    }
    // Subscribers and guards are told after the completion.
    await store.settle()
    await drain(.main)
    #expect(controller.shown == [0, 1, 2, 3])
    #expect(Array(Self.seedLog.events.prefix(4)) == ["will update! 0", "update! 1", "will update! 1", "update! 2"])
  }

  @Test("A controller that belongs to the main actor can subscribe")
  @MainActor
  func mainActorController() async {
    let store = Atlas(state: CounterState(count: 7))
    let controller = MainActorController()
    store.subscribe(controller)
    await drain(.main)
    #expect(controller.title == "7")
  }

  @MainActor
  class MainActorController {
    var title = ""
  }
}

private let seedLog = SeedTests.seedLog

extension SeedTests.YourController: AtlasSubscriber {
  func newState(_ state: SeedTests.CounterState) {
    shown.append(state.count)
  }

  func shouldUpdate(prevState: SeedTests.CounterState?, newState: SeedTests.CounterState) -> Bool {
    return prevState?.count != newState.count
  }
}

extension SeedTests.MainActorController: @MainActor AtlasSubscriber {
  func newState(_ state: SeedTests.CounterState) {
    title = "\(state.count)"
  }
}
