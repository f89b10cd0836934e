/// Actions that wait for their turn, first in first out.
@usableFromInline
struct WaitingLine<State: Sendable> {
  /// Runs an action; returns false if it has not been answered yet.
  @usableFromInline typealias Job = (Atlas<State>) -> Bool

  @usableFromInline var jobs: [Job?] = []
  @usableFromInline var next = 0

  init() {}

  @inlinable var isEmpty: Bool { jobs.isEmpty }

  @usableFromInline
  mutating func append(_ job: @escaping Job) {
    jobs.append(job)
  }

  /// Takes the longest waiting action out of the line.
  mutating func popFirst() -> Job? {
    guard next < jobs.count else { return nil }
    let job = jobs[next]
    jobs[next] = nil
    next += 1
    if next == jobs.count {
      jobs.removeAll(keepingCapacity: true)
      next = 0
    } else if next >= 64, next * 2 >= jobs.count {
      jobs.removeSubrange(..<next)
      next = 0
    }
    return job
  }
}
