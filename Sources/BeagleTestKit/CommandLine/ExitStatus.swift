/// What the command tells its caller.
enum ExitStatus: Int32, Hashable {
  /// Everything passed.
  case success = 0
  /// A test failed, or lint found something.
  case failure = 1
  /// Wrong usage, an unreadable file, a script that does not compile, nothing to run.
  case usage = 2
  /// A signal asked for the end.
  case interrupted = 130

  /// Of two that happened, the one to tell: an interruption over an error over a failure.
  func worse(_ other: ExitStatus) -> ExitStatus { rawValue >= other.rawValue ? self : other }
}
