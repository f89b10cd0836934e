import Beagle

/// The virtual time of a scenario file: all that its apps were advanced, together.
struct SessionClock {
  private var passed = 0
  private var running: (scheduler: Scheduler, start: Int)?

  /// Virtual milliseconds since the file began.
  var milliseconds: Int {
    guard let running else { return passed }
    let (sum, overflow) = passed.addingReportingOverflow(running.scheduler.now - running.start)
    return overflow ? Int.max : sum
  }

  /// Follows a scheduler until `end()`.
  mutating func begin(_ scheduler: Scheduler) {
    guard running == nil else { return }
    running = (scheduler, scheduler.now)
  }

  /// Keeps what has passed.
  mutating func end() {
    passed = milliseconds
    running = nil
  }
}
