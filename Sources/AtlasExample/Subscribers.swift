import Atlas

/// Shows the count, and asks for it only when it has changed.
final class CountLabel: AtlasSubscriber {
  private let journal: Journal

  init(journal: Journal) {
    self.journal = journal
  }

  func shouldUpdate(prevState: CounterState?, newState: CounterState) -> Bool {
    prevState?.count != newState.count
  }

  func newState(_ state: CounterState) {
    journal.write("count label \(state.count)")
  }
}

/// Shows the loaded quotes.
final class QuoteList: AtlasSubscriber {
  private let journal: Journal

  init(journal: Journal) {
    self.journal = journal
  }

  func shouldUpdate(prevState: CounterState?, newState: CounterState) -> Bool {
    prevState?.quotes != newState.quotes
  }

  func newState(_ state: CounterState) {
    journal.write("quote list  \(state.quotes)")
  }
}
