/// A value that one thread at a time can reach.
///
/// Unchecked, as the lock guards the value.
package final class Locked<Value>: @unchecked Sendable {
  private let lock = Lock()
  private var value: Value

  /// A guarded value.
  package init(_ value: sending Value) { self.value = value }

  /// Runs `body` with the value, while no other thread can reach it.
  package func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
