/// The only source of "later": work ordered by virtual time, then by order of arrival.
///
/// Everything runs on the caller's thread, inside `runDue()` or `advance(by:)`. Work may schedule more work; what is due
/// at the present instant then runs within the same call. A scheduler belongs to one application and one thread.
public final class Scheduler {
  /// The clock that this scheduler moves.
  public let clock: VirtualClock

  /// What other threads leave for this one.
  private let mailbox = Mailbox()
  /// How many answers from outside the clock waits for.
  private var outsideWork = 0
  /// Real seconds that an answer from outside may take.
  private static let patience = 120.0

  private var queue = WorkQueue()
  private var cancelled = 0
  private var arrivals = 0

  /// A scheduler that moves `clock`.
  public init(clock: VirtualClock = VirtualClock()) { self.clock = clock }

  /// Virtual milliseconds since launch.
  public var now: Int { clock.now }

  /// Queues work for the present instant from any thread.
  public func post(_ work: @escaping () -> Void) { mailbox.post(work) }

  /// Lets the clock stand until `endOutsideWork` is called as often, in work that another thread has posted.
  package func beginOutsideWork() { outsideWork += 1 }

  /// Lets the clock go on.
  package func endOutsideWork() { outsideWork -= 1 }

  private func collectMail() {
    guard mailbox.hasLetters else { return }
    for work in mailbox.take() { schedule(after: 0, work) }
  }

  /// Waits for answers from outside while nothing else is due.
  private func awaitOutsideWork() {
    collectMail()
    while outsideWork > 0, !hasDueWork {
      guard mailbox.wait(seconds: Self.patience) else { return outsideWork = 0 }
      collectMail()
    }
  }

  /// How much work waits, due or not.
  public var count: Int { queue.count - cancelled }

  /// When the next work is due; nil when nothing waits.
  public var nextTime: Int? {
    collectMail()
    dropCancelled()
    return queue.first?.work.time
  }

  /// Whether anything is due at the present instant.
  public var hasDueWork: Bool { nextTime.map { $0 <= clock.now } ?? false }

  /// Queues `work` to run `delay` milliseconds from now, after everything that is queued for that instant already.
  ///
  /// - Returns: the token that cancels it.
  @discardableResult
  public func schedule(after delay: Int = 0, _ work: @escaping () -> Void) -> ScheduledWork {
    let (sum, overflow) = clock.now.addingReportingOverflow(max(0, delay))
    let scheduled = ScheduledWork(time: overflow ? Int.max : sum, scheduler: self, body: work)
    queue.push(WorkQueue.Entry(work: scheduled, arrival: arrivals))
    arrivals += 1
    return scheduled
  }

  /// Runs everything that is due at the present instant, what that work queues for now included.
  public func runDue() {
    while runNext(until: clock.now) {}
  }

  /// Moves the clock by `milliseconds`, running what falls due on the way at its own instant.
  public func advance(by milliseconds: Int) {
    let (sum, overflow) = clock.now.addingReportingOverflow(max(0, milliseconds))
    let target = overflow ? Int.max : sum
    while runNext(until: target) {}
    clock.move(to: target)
  }

  /// Runs the first work that is due up to `time`, with the clock moved to its instant.
  ///
  /// A caller that has to stop in between (a limit, a watchdog) drives the scheduler with this.
  /// - Returns: false when nothing is due until then.
  @discardableResult
  public func runNext(until time: Int) -> Bool {
    if outsideWork > 0 { awaitOutsideWork() } else { collectMail() }
    dropCancelled()
    guard let first = queue.first, first.work.time <= time, let entry = queue.pop() else { return false }
    clock.move(to: entry.work.time)
    entry.work.take()?()
    return true
  }

  /// Forgets everything that waits.
  public func removeAll() {
    for entry in queue.removeAll() { _ = entry.work.take() }
    cancelled = 0
  }

  func didCancel() {
    cancelled += 1
    guard cancelled > 64, cancelled > queue.count / 2 else { return }
    queue.removeAll { !$0.work.isPending }
    cancelled = 0
  }

  private func dropCancelled() {
    while cancelled > 0, let first = queue.first, !first.work.isPending {
      _ = queue.pop()
      cancelled -= 1
    }
  }
}
