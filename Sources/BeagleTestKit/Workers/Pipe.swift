#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The two ends of a pipe.
struct Pipe {
  /// The end to read from.
  let reading: Int32
  /// The end to write to.
  let writing: Int32

  /// A new pipe, closed in programs that are started; nil where the system has no more files.
  static func make() -> Pipe? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return Pipe(reading: ends[0], writing: ends[1])
  }

  /// Closes both ends.
  func closeBoth() {
    close(reading)
    close(writing)
  }
}
