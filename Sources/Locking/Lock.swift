public import Dispatch
public import Synchronization

/// A small non-recursive lock: one atomic step when nobody else wants it.
///
/// It is a counter of who holds or wants the lock, with a semaphore to sleep on. `Synchronization.Mutex` costs several
/// times as much here and ThreadSanitizer does not see its locking on Linux.
@usableFromInline
package struct Lock: ~Copyable, Sendable {
  @usableFromInline let claims = Atomic<Int>(0)
  @usableFromInline let sleepers = DispatchSemaphore(value: 0)

  /// A lock that nobody holds.
  @inlinable
  package init() {}

  /// Takes the lock, sleeping while another thread has it.
  @inlinable
  package func lock() {
    if claims.wrappingAdd(1, ordering: .acquiring).oldValue > 0 {
      sleepers.wait()
    }
  }

  /// Gives the lock back and wakes one thread that waits for it.
  @inlinable
  package func unlock() {
    if claims.wrappingSubtract(1, ordering: .releasing).oldValue > 1 {
      sleepers.signal()
    }
  }

  /// Runs `body` with the lock held.
  @inlinable
  package func withLock<Result: ~Copyable, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock()
    defer { unlock() }
    return try body()
  }
}
