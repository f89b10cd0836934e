/// Work that waits in a scheduler; the token to cancel it.
public final class ScheduledWork {
  /// When the work is due, in virtual milliseconds.
  public let time: Int

  private var body: (() -> Void)?
  private weak var scheduler: Scheduler?

  init(time: Int, scheduler: Scheduler, body: @escaping () -> Void) {
    self.time = time
    self.scheduler = scheduler
    self.body = body
  }

  /// Whether the work has neither run nor been cancelled.
  public var isPending: Bool { body != nil }

  /// Takes the work out of its scheduler; nothing happens when it has run already.
  public func cancel() {
    guard body != nil else { return }
    body = nil
    scheduler?.didCancel()
  }

  /// Hands the work out to be run, once.
  func take() -> (() -> Void)? {
    defer { body = nil }
    return body
  }
}
