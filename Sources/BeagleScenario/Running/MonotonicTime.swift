#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Real time, for durations alone; nothing that a scenario sees depends on it.
package enum MonotonicTime {
  /// Nanoseconds since some fixed moment.
  static var nanoseconds: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec)
  }

  /// Seconds since that moment.
  package static var seconds: Double { Double(nanoseconds) / 1e9 }
}
