import Dispatch

/// Collects lines from several queues; each queue has a journal of its own, so that the printed order is always the same.
final class Journal: @unchecked Sendable {
  private let queue = DispatchQueue(label: "Journal")
  private let title: String
  private var lines: [String] = []

  init(_ title: String) {
    self.title = title
  }

  func write(_ line: String) {
    queue.sync { lines.append(line) }
  }

  func printAll() {
    print("\(title):")
    for line in queue.sync(execute: { lines }) {
      print("  \(line)")
    }
  }
}
