import Dispatch

private let markKey = DispatchSpecificKey<String>()

extension DispatchQueue {
  /// Creates a queue that `currentMark` tells apart from others.
  static func marked(_ label: String) -> DispatchQueue {
    let queue = DispatchQueue(label: label)
    queue.mark(label)
    return queue
  }

  /// Makes `currentMark` give the label while this queue runs something.
  func mark(_ label: String) {
    setSpecific(key: markKey, value: label)
  }

  /// The label of the marked queue that the caller runs on.
  static var currentMark: String {
    getSpecific(key: markKey) ?? "none"
  }
}
