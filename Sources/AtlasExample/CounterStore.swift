import Atlas

/// What the example's store holds: a struct, so that only actions change it.
struct CounterState: Equatable {
  var count = 0
  var quotes: [String] = []
}

/// Adds to the counter, at once.
struct Increment: AtlasAction {
  var amount = 1

  func handle(state: CounterState, context: AtlasActionContext<CounterState>) {
    var newState = state
    newState.count += amount
    context.complete(newState)
  }
}
