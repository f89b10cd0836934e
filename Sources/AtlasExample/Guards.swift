import Atlas

/// Writes down the life of every action.
struct Logger: AtlasGuard {
  let journal: Journal

  func willUpdate<A: AtlasAction>(state: CounterState, action: A) {
    journal.write("logger      will \(action), count \(state.count)")
  }

  func didUpdate<A: AtlasAction>(state: CounterState, action: A) {
    journal.write("logger      did  \(action), count \(state.count)")
  }
}

/// Refuses whatever would raise the counter above its limit.
struct Limit: AtlasGuard {
  let highest: Int

  func shouldUpdate<A: AtlasAction>(state: CounterState, action: A) -> Bool {
    guard let increment = action as? Increment else { return true }
    return state.count + increment.amount <= highest
  }
}
