internal import Dispatch
internal import Locking
internal import Synchronization

/// Takes work from other threads to the thread of an application.
///
/// Unchecked, as the lock guards the letters, which only the application's thread opens.
final class Mailbox: @unchecked Sendable {
  private let lock = Lock()
  private let signal = DispatchSemaphore(value: 0)
  private let isFilled = Atomic<Bool>(false)
  private var letters: [() -> Void] = []

  /// Leaves work for the application's thread.
  func post(_ work: @escaping () -> Void) {
    lock.withLock { letters.append(work) }
    isFilled.store(true, ordering: .releasing)
    signal.signal()
  }

  /// Whether anything was left.
  var hasLetters: Bool { isFilled.load(ordering: .acquiring) }

  /// Hands out what was left, in its order.
  func take() -> [() -> Void] {
    guard hasLetters else { return [] }
    return lock.withLock {
      defer { letters = [] }
      isFilled.store(false, ordering: .releasing)
      return letters
    }
  }

  /// Waits in real time until something is left.
  ///
  /// - Returns: false when nothing was left in time.
  func wait(seconds: Double) -> Bool {
    let deadline = DispatchTime.now() + seconds
    while !hasLetters {
      if signal.wait(timeout: deadline) == .timedOut { return hasLetters }
    }
    return true
  }
}
