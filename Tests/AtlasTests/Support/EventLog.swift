import Dispatch

/// Collects what happened, from any thread.
///
/// Built on a queue, whose ordering ThreadSanitizer knows.
final class EventLog: @unchecked Sendable {
  private let queue = DispatchQueue(label: "EventLog")
  private var recorded: [String] = []

  var events: [String] { queue.sync { recorded } }

  func add(_ event: String) {
    queue.sync { recorded.append(event) }
  }

  /// Gives the events so far, and starts anew.
  func take() -> [String] {
    queue.sync {
      defer { recorded = [] }
      return recorded
    }
  }
}

/// Waits until a queue has run what it holds now.
func drain(_ queue: DispatchQueue) async {
  await withCheckedContinuation { continuation in
    queue.async { continuation.resume() }
  }
}
