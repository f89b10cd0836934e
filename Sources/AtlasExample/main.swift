import Atlas
import Dispatch

// A counter and a loader on one store: run it with `swift run atlas-example`.

let storeJournal = Journal("On the store's queue")
let labelJournal = Journal("On the label's queue")
let listJournal = Journal("On the list's queue")

let store = Atlas(state: CounterState(), guards: [Limit(highest: 3), Logger(journal: storeJournal)])

let labelQueue = DispatchQueue(label: "label")
let listQueue = DispatchQueue(label: "list")
let label = CountLabel(journal: labelJournal)
let list = QuoteList(journal: listJournal)
store.subscribe(label, queue: labelQueue)
store.subscribe(list, queue: listQueue)

/// Dispatches an action and writes down how it ended.
func run(_ action: some AtlasAction<CounterState> & Sendable, _ group: DispatchGroup) {
  group.enter()
  store.dispatch(action) { error, state in
    let end = error.map { "failed: \($0)" } ?? "completed, count \(state.count)"
    storeJournal.write("completion  \(end)")
    group.leave()
  }
}

// All are dispatched at once; the store handles them one after the other.
let actions = DispatchGroup()
run(Increment(), actions)
run(LoadQuote(number: 1), actions)
run(Increment(amount: 2), actions)
run(Increment(), actions)
run(LoadQuote(number: 2), actions)
run(LoadQuote(number: 7), actions)
actions.wait()

// The last action has failed, so nothing but its completion followed it: all deliveries are on their queues by now.
labelQueue.sync {}
listQueue.sync {}

for journal in [storeJournal, labelJournal, listJournal] {
  journal.printAll()
}
print("At the end: count \(store.state.count), \(store.state.quotes.count) quotes")
