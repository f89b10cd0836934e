#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Keeps other processes, also of machines that share the folder, from changing a file at the same time.
enum FileLock {
  /// Does `body` while no other process that asks for the lock at `path` does its own.
  ///
  /// Where the file system knows no locks, or the file cannot be made, nobody is kept from anything.
  static func holding<Result, Failure: Error>(
    _ path: String, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    defer { if descriptor >= 0 { close(descriptor) } }
    if descriptor >= 0 { while flock(descriptor, LOCK_EX) != 0 && errno == EINTR {} }
    return try body()
  }
}
