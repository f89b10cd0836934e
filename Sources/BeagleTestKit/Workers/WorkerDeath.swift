#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How a worker process ended.
enum WorkerDeath: Hashable {
  /// A signal ended it.
  case signal(Int32)
  /// It ended itself.
  case exit(Int32)
  /// The runner killed it, as its test passed the time limit and could not be stopped from within.
  case timeLimit(seconds: Double)
  /// The runner killed it, as what it wrote made no sense.
  case torn
  /// A signal asked the whole run to end.
  case interrupted

  /// Reads the status that `waitpid` gave.
  init(status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal)
  }

  /// What the failed test says; `said` is what the worker wrote to standard error last.
  func message(said: String) -> String {
    let lines = FailureText.lines(of: said)
    guard !lines.isEmpty else { return summary }
    return summary + "\nit said:\n" + lines.suffix(40).map { "  \($0)" }.joined(separator: "\n")
  }

  private var summary: String {
    switch self {
    case .signal(SIGKILL): "the worker process was killed: SIGKILL (as the system does when memory runs out)"
    case .signal(let number): "the worker process died: \(Self.name(of: number))"
    case .exit(let status): "the worker process ended by itself with status \(status)"
    case .timeLimit(let seconds):
      "time limit: not done after \(DurationText.render(seconds)), and not to be stopped; its worker was killed (SIGKILL)"
    case .torn: "the worker process wrote a broken message and was killed"
    case .interrupted: "interrupted"
    }
  }

  /// The signal's name and what it means.
  static func name(of signal: Int32) -> String {
    let known: [Int32: String] = [
      SIGHUP: "SIGHUP (hang-up)", SIGINT: "SIGINT (interrupted)", SIGQUIT: "SIGQUIT (quit)",
      SIGILL: "SIGILL (illegal instruction)", SIGTRAP: "SIGTRAP (trap)", SIGABRT: "SIGABRT (aborted)",
      SIGBUS: "SIGBUS (bus error)", SIGFPE: "SIGFPE (arithmetic error)", SIGSEGV: "SIGSEGV (segmentation fault)",
      SIGPIPE: "SIGPIPE (broken pipe)", SIGALRM: "SIGALRM (alarm)", SIGTERM: "SIGTERM (terminated)",
      SIGKILL: "SIGKILL (killed)", SIGUSR1: "SIGUSR1", SIGUSR2: "SIGUSR2", SIGXCPU: "SIGXCPU (processor time limit)",
      SIGXFSZ: "SIGXFSZ (file size limit)", SIGSYS: "SIGSYS (bad system call)",
    ]
    return known[signal] ?? "signal \(signal)"
  }
}
