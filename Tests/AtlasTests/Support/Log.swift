import Atlas
import Dispatch

/// What happened, in words.
typealias EventLog = Log<String>
/// A store's warning sink for tests.
typealias WarningLog = Log<AtlasWarning>

/// Collects what happened, from any thread.
///
/// Built on a queue, whose ordering ThreadSanitizer knows.
final class Log<Event: Sendable>: @unchecked Sendable {
  private let queue = DispatchQueue(label: "Log")
  private var recorded: [Event] = []

  var events: [Event] { queue.sync { recorded } }

  func add(_ event: Event) {
    queue.sync { recorded.append(event) }
  }

  /// Gives the events so far, and starts anew.
  func take() -> [Event] {
    queue.sync {
      defer { recorded = [] }
      return recorded
    }
  }
}

extension EventLog {
  /// What a logging guard, the steps `A` and `B` and their completions say of one turn after the other.
  static let turnsOfAThenB = [
    "should A 0", "will A 0", "handle A 0", "completion A 1", "did A 1",
    "should B 1", "will B 1", "handle B 1", "completion B 2", "did B 2",
  ]
}

/// Waits until a queue has run what it holds now.
func drain(_ queue: DispatchQueue) async {
  await withCheckedContinuation { continuation in
    queue.async { continuation.resume() }
  }
}
