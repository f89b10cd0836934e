import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The process ids of living workers, where a signal handler can reach them.
enum WorkerProcesses {
  /// More workers than this one machine has no use for.
  static let limit = 256

  /// Remembers a worker.
  static func add(_ process: pid_t) { replace(0, by: process) }

  /// Forgets a worker that has ended.
  static func remove(_ process: pid_t) { replace(process, by: 0) }

  /// Kills all workers; safe in a signal handler once there was a worker.
  static func killAll() {
    for index in 0..<limit {
      let process = slots[index].load(ordering: .relaxed)
      if process > 0 { kill(process, SIGKILL) }
    }
  }

  private static func replace(_ old: pid_t, by new: pid_t) {
    for index in 0..<limit
    where slots[index].compareExchange(expected: old, desired: new, ordering: .relaxed).exchanged { return }
  }
}

/// One atomic place per worker; never freed, as a signal may come at any time.
nonisolated(unsafe) private let slots: UnsafeMutablePointer<Atomic<pid_t>> = {
  let slots = UnsafeMutablePointer<Atomic<pid_t>>.allocate(capacity: WorkerProcesses.limit)
  for index in 0..<WorkerProcesses.limit { (slots + index).initialize(to: Atomic(0)) }
  return slots
}()
