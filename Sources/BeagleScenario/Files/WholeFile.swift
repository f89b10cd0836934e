#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Writes files that are there as a whole or not at all: into a neighbour that then takes the name.
package enum WholeFile {
  /// Puts `bytes` at `path`; whatever goes wrong, what stood there before still does.
  ///
  /// Devices and pipes are written directly, as they cannot be replaced.
  package static func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
    try write(to: path) { (descriptor) throws(SystemError) in
      try writeAll(bytes, to: descriptor, subject: path)
    }
  }

  /// Has `body` write a file to an open one, which then takes the name `path` as `write(_:to:)` has it.
  package static func write(
    to path: String, _ body: (Int32) throws(SystemError) -> Void
  ) throws(SystemError) {
    if FileSystem.kind(of: path) == .other { return try writeInPlace(path, body) }
    let target = FileSystem.isLink(path) ? FileSystem.realPath(path) ?? path : path
    let folder = FileSystem.folder(of: target) ?? "."
    // Machines that share the folder may have processes of one number.
    let mark = String(UInt64.random(in: 0...UInt64.max), radix: 36)
    let neighbour = FileSystem.join(folder, ".\(FileSystem.name(of: target)).\(mark).partial")
    let descriptor = open(neighbour, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw SystemError(subject: path, code: errno) }
    do throws(SystemError) {
      defer { close(descriptor) }
      try body(descriptor)
      guard rename(neighbour, target) == 0 else { throw SystemError.last(path) }
    } catch {
      unlink(neighbour)
      throw error
    }
  }

  /// Writes all of `bytes` to an open file.
  package static func writeAll(_ bytes: [UInt8], to descriptor: Int32, subject: String) throws(SystemError) {
    var offset = 0
    while offset < bytes.count {
      let count = bytes.withUnsafeBytes { buffer -> Int in
        guard let base = buffer.baseAddress else { return 0 }
        return writeSome(descriptor, base + offset, buffer.count - offset)
      }
      if count >= 0 {
        offset += count
      } else if errno == EAGAIN {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&waiting, 1, -1)
      } else if errno != EINTR {
        throw .last(subject)
      }
    }
  }

  private static func writeInPlace(
    _ path: String, _ body: (Int32) throws(SystemError) -> Void
  ) throws(SystemError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last(path) }
    defer { close(descriptor) }
    try body(descriptor)
  }
}

private func writeSome(_ descriptor: Int32, _ start: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, start, count)
}
