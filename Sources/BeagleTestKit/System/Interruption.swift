import CProcess
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The signals that ask a run to end, and what they do to it.
///
/// The first one is remembered and ends the running script; the second one ends the process, and its workers, at once.
enum Interruption {
  private static let count = Atomic<Int>(0)
  private static let wakeUp = Atomic<Int32>(-1)

  /// Whether a signal asked for the end.
  static var isRequested: Bool { count.load(ordering: .relaxed) > 0 }

  /// Catches SIGINT and SIGTERM from now on; each is also told as a byte to `wakeUp`, an open file, if there is one.
  static func install(wakeUp descriptor: Int32 = -1) {
    wakeUp.store(descriptor, ordering: .relaxed)
    for signal in [SIGINT, SIGTERM] { cprocess_on_signal(signal) { _ in Interruption.received() } }
    unblock([SIGINT, SIGTERM])
    signal(SIGPIPE, SIG_IGN)
  }

  /// Makes a forked worker: SIGINT ends its running script, all else has the system's meaning.
  ///
  /// That goes for crashes too: a backtracer would take longer than the rest of the run, and a signal that another
  /// process sent would not end the worker.
  static func installInWorker() {
    count.store(0, ordering: .relaxed)
    wakeUp.store(-1, ordering: .relaxed)
    currentInterrupt = nil
    let fatal = [SIGTERM, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGQUIT]
    for number in fatal { signal(number, SIG_DFL) }
    unblock(fatal)
  }

  /// Runs `body`; a signal that comes meanwhile, or came before, calls `interrupt`.
  static func running(_ interrupt: @escaping () -> Void, during body: () -> Void) {
    currentInterrupt = interrupt
    if isRequested { interrupt() }
    body()
    currentInterrupt = nil
  }

  /// Whoever started this process may have blocked signals, which programs inherit.
  private static func unblock(_ signals: [Int32]) {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    sigprocmask(SIG_UNBLOCK, &set, nil)
  }

  private static func received() {
    let saved = errno
    let before = count.add(1, ordering: .relaxed).oldValue
    if before > 0 {
      WorkerProcesses.killAll()
      _exit(ExitStatus.interrupted.rawValue)
    }
    currentInterrupt?()
    let descriptor = wakeUp.load(ordering: .relaxed)
    if descriptor >= 0 {
      var byte: UInt8 = 1
      _ = write(descriptor, &byte, 1)
    }
    errno = saved
  }
}

/// What ends the running script.
///
/// Only the main thread sets it, and only signals on that thread read it.
nonisolated(unsafe) private var currentInterrupt: (() -> Void)?
