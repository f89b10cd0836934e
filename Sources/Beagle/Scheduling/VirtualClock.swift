/// The time of one headless application: whole milliseconds since its launch, moved only by its scheduler.
public final class VirtualClock {
  /// Milliseconds since launch.
  public private(set) var now: Int

  /// A clock that shows `now`.
  public init(now: Int = 0) { self.now = now }

  /// Moves the clock forward to `time`; a clock never goes back.
  func move(to time: Int) { now = max(now, time) }
}
