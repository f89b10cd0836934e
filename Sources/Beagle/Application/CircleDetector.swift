/// Ends an application that keeps itself busy for ever at one instant, and says with what.
///
/// Counts the steps (executed actions, events, laid out lists) since the clock last moved; a flow that makes more than
/// the limit is going round in a circle, and the last steps show it.
struct CircleDetector {
  private static let limit = 200_000
  private static let kept = 512

  private var count = 0
  private var latest: [String] = []
  /// Whether the limit was reached, after which nothing more is executed.
  private(set) var isClosed = false

  /// Starts counting anew: a person has acted, or time has passed.
  mutating func begin() { count = 0 }

  /// Whether it was closed from outside, without a circle.
  private(set) var isStopped = false

  /// Counts one step; false when it may not be made any more.
  ///
  /// - Parameter weight: how many plain steps it stands for; a screen is built less often than an action runs.
  mutating func note(weight: Int = 1, _ step: @autoclosure () -> String) -> Bool {
    guard !isClosed else { return false }
    count += weight
    if count > Self.limit - Self.kept * weight { latest.append(step()) }
    if count > Self.limit { isClosed = true }
    return !isClosed
  }

  /// Ends the application at once: `step` contains itself.
  mutating func close(with step: String) {
    latest = [step]
    isClosed = true
  }

  /// Ends the application's work because whoever drives it has to stop.
  mutating func stop() {
    isStopped = true
    isClosed = true
  }

  /// The steps of one round, and a fresh start.
  mutating func takeSteps() -> [String] {
    defer { self = CircleDetector() }
    let period: Int = (1...max(1, latest.count / 2)).first { isPeriod($0) } ?? min(8, latest.count)
    return Array(latest.suffix(period))
  }

  private func isPeriod(_ length: Int) -> Bool {
    guard latest.count >= 2 * length else { return false }
    return latest.suffix(length).elementsEqual(latest.dropLast(length).suffix(length))
  }
}
