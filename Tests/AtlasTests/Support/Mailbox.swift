import Dispatch

/// Holds a value that one thread leaves for another.
final class Mailbox<Value: Sendable>: @unchecked Sendable {
  private let queue = DispatchQueue(label: "Mailbox")
  private let arrivals = DispatchSemaphore(value: 0)
  private var values: [Value] = []

  /// Whether something lies in the box.
  var isEmpty: Bool { queue.sync { values.isEmpty } }

  func put(_ value: Value) {
    queue.sync { values.append(value) }
    arrivals.signal()
  }

  /// Takes the oldest value out; waits for one if there is none.
  func take() -> Value {
    arrivals.wait()
    return queue.sync { values.removeFirst() }
  }
}
