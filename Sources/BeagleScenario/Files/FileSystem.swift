#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the scenario layer asks of the file system, without Foundation.
package enum FileSystem {
  /// Why a file could not be read or written.
  package struct Failure: Error, Hashable, Sendable {
    /// The system's own words.
    package let reason: String

    fileprivate init(code: Int32) { reason = String(cString: strerror(code)) }
  }

  /// The bytes of the file at `path`.
  package static func read(_ path: String) throws(Failure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(code: errno) }
    defer { close(descriptor) }
    var information = stat()
    guard fstat(descriptor, &information) == 0 else { throw Failure(code: errno) }
    guard information.st_mode & S_IFMT != S_IFDIR else { throw Failure(code: EISDIR) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(information.st_size) + 1)
    var buffer = [UInt8](repeating: 0, count: max(4096, min(Int(information.st_size) + 1, 1 << 20)))
    while true {
      let count = buffer.withUnsafeMutableBytes { readSome(descriptor, $0) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw Failure(code: errno) }
      if count == 0 { return bytes }
      bytes.append(contentsOf: buffer[..<count])
    }
  }

  /// Puts `bytes` in the place of the file at `path`, whole or not at all; its folders are made.
  package static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    let folder = folder(of: path)
    if !folder.isEmpty { try makeFolder(folder) }
    let temporary = path + ".\(getpid()).tmp"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw Failure(code: errno) }
    var offset = 0
    var code: Int32 = 0
    while offset < bytes.count, code == 0 {
      let count = bytes[offset...].withUnsafeBytes { writeSome(descriptor, $0) }
      if count >= 0 { offset += count } else if errno != EINTR { code = errno }
    }
    if close(descriptor) != 0, code == 0 { code = errno }
    if code == 0, rename(temporary, path) != 0 { code = errno }
    guard code == 0 else {
      unlink(temporary)
      throw Failure(code: code)
    }
  }

  private static func makeFolder(_ path: String) throws(Failure) {
    if isFolder(path) { return }
    let parent = folder(of: path)
    if !parent.isEmpty, parent != "/" { try makeFolder(parent) }
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw Failure(code: errno) }
  }

  /// Whether there is anything at `path`, links followed.
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether there is a folder at `path`.
  package static func isFolder(_ path: String) -> Bool {
    var information = stat()
    return stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFDIR
  }

  /// The names in the folder at `path`, sorted; none where it cannot be read.
  package static func names(in path: String) -> [String] {
    guard let directory = opendir(path) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// The path with every link followed; nil where there is nothing.
  package static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The folder that the process works in.
  package static var workingDirectory: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }

  /// The part of `path` before its last slash; empty where there is none.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The part of `path` after its last slash.
  package static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.index(after: slash)...])
  }

  /// `path` from the root of the file system on, without `.` and `..`; links are not followed.
  package static func absolute(_ path: String) -> String {
    let full = path.utf8.first == UInt8(ascii: "/") ? path : workingDirectory + "/" + path
    var parts: [Substring] = []
    for part in full.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}

private func readSome(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}

private func writeSome(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
  write(descriptor, buffer.baseAddress, buffer.count)
}
