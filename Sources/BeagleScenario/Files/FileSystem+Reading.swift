#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension FileSystem {
  /// All bytes of the file at `path`.
  package static func read(_ path: String) throws(SystemError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last(path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last(path) }
    if status.st_mode & S_IFMT == S_IFDIR { throw SystemError(subject: path, code: EISDIR) }
    return try readToEnd(descriptor, subject: path, expecting: Int(status.st_size))
  }

  /// The text of the file at `path`; what is no UTF-8 in it becomes U+FFFD.
  package static func text(of path: String) throws(SystemError) -> String {
    String(decoding: try read(path), as: UTF8.self)
  }

  /// What an open file or pipe gives from now to its end, which may be more or less than the `size` expected.
  package static func readToEnd(
    _ descriptor: Int32, subject: String, expecting size: Int = 1 << 16
  ) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(max(0, size))
    // One byte more than expected, so that a small file takes one read and another that finds the end.
    var piece = [UInt8](repeating: 0, count: min(max(size, 511) + 1, 1 << 16))
    while true {
      let count = piece.withUnsafeMutableBytes { readSome(descriptor, $0) }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw .last(subject) }
      if count == 0 { return bytes }
      bytes.append(contentsOf: piece[..<count])
    }
  }

  /// The bytes in `range` of an open file; fewer where it ends before.
  package static func read(
    _ range: Range<Int>, of descriptor: Int32, subject: String
  ) throws(SystemError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: range.count)
    var filled = 0
    while filled < bytes.count {
      let count = bytes.withUnsafeMutableBytes { buffer in
        pread(
          descriptor, buffer.baseAddress.map { $0 + filled }, buffer.count - filled, off_t(range.lowerBound + filled))
      }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw .last(subject) }
      if count == 0 { break }
      filled += count
    }
    bytes.removeLast(bytes.count - filled)
    return bytes
  }
}

private func readSome(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}
