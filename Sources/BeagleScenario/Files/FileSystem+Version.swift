#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension FileSystem {
  /// What tells one state of a file from the next.
  package struct Version: Hashable, Sendable {
    /// The file itself, which changes when another one takes its name.
    package let identity: Identity
    /// How many bytes it has.
    package let size: Int
    /// When it was written last: seconds since 1970, and nanoseconds of the last of them.
    package let seconds: Int
    package let nanoseconds: Int
  }

  /// The present state of what is at `path`, links followed; nil where there is nothing.
  package static func version(of path: String) -> Version? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Glibc)
      let time = status.st_mtim
    #else
      let time = status.st_mtimespec
    #endif
    return Version(
      identity: Identity(
        device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(truncatingIfNeeded: status.st_ino)),
      size: Int(status.st_size), seconds: time.tv_sec, nanoseconds: time.tv_nsec)
  }
}
