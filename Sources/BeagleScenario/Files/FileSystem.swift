#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The few questions to the file system that scenarios and their runner have, with typed errors.
package enum FileSystem {
  /// What stands at a path.
  package enum Kind: Hashable, Sendable {
    /// A regular file.
    case file
    /// A folder.
    case folder
    /// A pipe, a device, a socket.
    case other
  }

  /// What one file was when it was looked at; two equal ones are the same file.
  package struct Identity: Hashable, Sendable {
    /// The device's number.
    package let device: UInt64
    /// The file's number there.
    package let inode: UInt64
  }

  /// What is at `path`, links followed.
  package static func kind(of path: String) -> Kind? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return kind(mode: status.st_mode)
  }

  /// Whether there is anything at `path`, links followed.
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether `path` itself is a symbolic link.
  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The device and number of what is at `path`, links followed.
  package static func identity(of path: String) -> Identity? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(truncatingIfNeeded: status.st_ino))
  }

  /// The names in the folder at `path`, but `.` and `..`, sorted by their bytes.
  package static func names(in path: String) throws(SystemError) -> [String] { try listing(of: path).names }

  /// The names in the folder at `path`, sorted, and apart those that are no UTF-8, with `\xE9` for their stray bytes.
  package static func listing(of path: String) throws(SystemError) -> (names: [String], unreadable: [String]) {
    guard let folder = opendir(path) else { throw .last(path) }
    defer { closedir(folder) }
    var names: [String] = []
    var unreadable: [String] = []
    errno = 0
    while let entry = readdir(folder) {
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      guard let name = String(validating: bytes, as: UTF8.self) else {
        unreadable.append(escaped(bytes))
        continue
      }
      if name != "." && name != ".." { names.append(name) }
    }
    guard errno == 0 else { throw .last(path) }
    return (names.sorted(by: utf8Order), unreadable.sorted(by: utf8Order))
  }

  private static func escaped(_ bytes: [UInt8]) -> String {
    bytes.reduce(into: "") { text, byte in
      if byte < 0x80 {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += "\\x" + String(byte, radix: 16, uppercase: true)
      }
    }
  }

  /// Makes the folder at `path` and those above it that are missing.
  package static func makeFolders(_ path: String) throws(SystemError) {
    if path.isEmpty || kind(of: path) == .folder { return }
    if let parent = folder(of: path) { try makeFolders(parent) }
    if mkdir(path, 0o777) == 0 { return }
    let code = errno
    if kind(of: path) != .folder { throw SystemError(subject: path, code: code == EEXIST ? ENOTDIR : code) }
  }

  /// The path without links, `.` and `..`, from the root on.
  package static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
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

  /// The working directory, links resolved.
  package static var workingDirectory: String { realPath(".") ?? "/" }

  /// The folder part of `path`: nil where it has none, `/` for what is right below the root.
  package static func folder(of path: String) -> String? {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part of `path`.
  package static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.index(after: slash)...])
  }

  /// `name` below `folder`, where `.` is left out.
  package static func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty || folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// Whether `left` stands before `right` byte for byte, the order of all paths here.
  package static func utf8Order(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  private static func kind(mode: mode_t) -> Kind {
    switch mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .other
    }
  }
}
