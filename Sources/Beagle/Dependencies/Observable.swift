/// A value that tells when it is replaced.
///
/// Mirrors `Observable` of Beagle iOS.
public final class Observable<Value> {
  /// The value; every assignment is told, in the order in which the observers came.
  public var value: Value {
    didSet { for observer in observers { observer.body(value) } }
  }

  private var observers: [(id: Int, body: (Value) -> Void)] = []
  private var lastID = 0

  /// An observable of `value`.
  public init(value: Value) { self.value = value }

  /// Calls `body` with every value to come.
  ///
  /// - Returns: a function that stops it.
  @discardableResult
  public func observe(_ body: @escaping (Value) -> Void) -> () -> Void {
    lastID += 1
    let id = lastID
    observers.append((id, body))
    return { [weak self] in self?.observers.removeAll { $0.id == id } }
  }
}
