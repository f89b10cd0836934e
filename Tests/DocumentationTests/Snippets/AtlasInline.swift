import Atlas

private struct CounterState {
  var count = 0
}

private struct Increment: AtlasAction {
  func handle(state: CounterState, context: AtlasActionContext<CounterState>) {
    context.complete(CounterState(count: state.count + 1))
  }
}

/// The code of "Use Atlas alone" that its example does not have.
func runAtlasInline() -> Int {
  let store = Atlas(state: CounterState(), scheduling: .inline)
  store.dispatch(Increment())
  print(store.state.count)  // 1
  return store.state.count
}
