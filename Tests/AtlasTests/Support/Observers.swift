import Atlas

/// Logs all calls of the store; may refuse actions by their name, or do more at each call.
struct LoggingGuard: AtlasGuard {
  let log: EventLog
  var label = ""
  var refused: Set<String> = []
  var extra: @Sendable (String) -> Void = { _ in }

  func shouldUpdate<A: AtlasAction>(state: CountState, action: A) -> Bool {
    note("should", state, action)
    return !refused.contains(name(of: action))
  }

  func willUpdate<A: AtlasAction>(state: CountState, action: A) {
    note("will", state, action)
  }

  func didUpdate<A: AtlasAction>(state: CountState, action: A) {
    note("did", state, action)
  }

  private func note(_ call: String, _ state: CountState, _ action: some AtlasAction) {
    let name = name(of: action)
    guard name != "Flush" else { return }
    log.add("\(label)\(call) \(name) \(state.count)")
    extra("\(call) \(name)")
  }

  private func name(of action: some AtlasAction) -> String {
    (action as? any NamedAction)?.name ?? String(describing: type(of: action))
  }
}

/// Logs the states that it is given; its variables belong to its queue, as a view controller's do.
class LoggingSubscriber: AtlasSubscriber {
  let name: String
  let log: EventLog
  var wants: (CountState?, CountState) -> Bool = { _, _ in true }
  var extra: (CountState) -> Void = { _ in }

  init(_ name: String, log: EventLog) {
    self.name = name
    self.log = log
  }

  func shouldUpdate(prevState: CountState?, newState: CountState) -> Bool {
    wants(prevState, newState)
  }

  func newState(_ state: CountState) {
    log.add("\(name) \(state.count)")
    extra(state)
  }
}
