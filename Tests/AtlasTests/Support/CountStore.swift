import Atlas

struct CountState: Equatable, Sendable {
  var count = 0
}

typealias CountContext = AtlasActionContext<CountState>
typealias CountCompletion = AtlasDispatchCompletition<CountState>

struct CountError: Error, Equatable {
  var reason = "no"
}

/// An action that the logging guard can name.
protocol NamedAction: AtlasAction {
  var name: String { get }
}

/// Logs its handling, and then does what the test says.
struct Step: NamedAction {
  let name: String
  let log: EventLog
  var body: @Sendable (CountState, CountContext) -> Void = { state, context in
    context.complete(CountState(count: state.count + 1))
  }

  func handle(state: CountState, context: CountContext) {
    log.add("handle \(name) \(state.count)")
    body(state, context)
  }
}

extension Step {
  static func failing(_ name: String, log: EventLog) -> Step {
    Step(name: name, log: log) { _, context in context.error(CountError()) }
  }

  static func silent(_ name: String, log: EventLog) -> Step {
    Step(name: name, log: log) { _, _ in }
  }

  /// Leaves its context in the mailbox, for the test to answer.
  static func later(_ name: String, in mailbox: Mailbox<CountContext>, log: EventLog) -> Step {
    Step(name: name, log: log) { _, context in mailbox.put(context) }
  }
}

/// Ends with an error and without a log entry: its completion comes after everything that was dispatched before it.
private struct Flush<State: Sendable>: NamedAction {
  let name = "Flush"

  func handle(state: State, context: AtlasActionContext<State>) {
    context.error(CountError(reason: "flush"))
  }
}

extension Atlas {
  /// Waits until all that was dispatched so far has ended.
  func settle() async {
    await withCheckedContinuation { continuation in
      dispatch(Flush()) { _, _ in continuation.resume() }
    }
  }
}

/// Makes a completion that logs its call.
func completion(_ name: String, _ log: EventLog) -> CountCompletion {
  { error, state in
    let suffix = error.map { " \($0)" } ?? ""
    log.add("completion \(name) \(state.count)\(suffix)")
  }
}
