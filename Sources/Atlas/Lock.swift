public import Dispatch
public import Synchronization

/// A small non-recursive lock: one atomic step when nobody else wants it.
///
/// It is a counter of who holds or wants the lock, with a semaphore to sleep on. `Synchronization.Mutex` costs several
/// times as much here and ThreadSanitizer does not see its locking on Linux.
@usableFromInline
struct Lock: ~Copyable, Sendable {
  @usableFromInline let claims = Atomic<Int>(0)
  @usableFromInline let sleepers = DispatchSemaphore(value: 0)

  @inlinable
  init() {}

  /// Takes the lock, sleeping while another thread has it.
  @inlinable
  func lock() {
    if claims.wrappingAdd(1, ordering: .acquiring).oldValue > 0 {
      sleepers.wait()
    }
  }

  /// Gives the lock back and wakes one thread that waits for it.
  @inlinable
  func unlock() {
    if claims.wrappingSubtract(1, ordering: .releasing).oldValue > 1 {
      sleepers.signal()
    }
  }
}
