import BeagleScenario

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Bytes that are needed later in the order in which they came; what is more than a little waits in a nameless file.
///
/// Reports begin with totals that are known last, and the rest of a large run's would not fit into memory.
final class Spool {
  /// How many bytes are kept in memory.
  private static let limit = 1 << 20

  private var recent: [UInt8] = []
  private var file: Int32 = -1
  private var stored = 0
  private var canStore = true

  /// An empty spool.
  init() {}

  deinit { if file >= 0 { close(file) } }

  /// Whether nothing was added.
  var isEmpty: Bool { stored == 0 && recent.isEmpty }

  /// Adds bytes.
  func append(_ bytes: some Collection<UInt8>) {
    recent.append(contentsOf: bytes)
    if recent.count > Self.limit { store() }
  }

  /// Hands over everything, piece by piece, and stays as it is.
  func forEachPiece(_ body: ([UInt8]) throws(SystemError) -> Void) throws(SystemError) {
    var position = 0
    while position < stored {
      let end = min(position + Self.limit, stored)
      let piece = try FileSystem.read(position..<end, of: file, subject: Self.folder)
      if piece.isEmpty { throw SystemError(subject: Self.folder, code: EIO) }
      position += piece.count
      try body(piece)
    }
    if !recent.isEmpty { try body(recent) }
  }

  /// Moves what is in memory to the file; where there can be none, it stays.
  private func store() {
    guard canStore else { return }
    if file < 0 { file = Self.namelessFile() }
    do {
      guard file >= 0 else { throw SystemError.last(Self.folder) }
      try WholeFile.writeAll(recent, to: file, subject: Self.folder)
      stored += recent.count
      recent.removeAll(keepingCapacity: true)
    } catch {
      // Whatever a failed write left in the file is behind its end.
      canStore = false
    }
  }

  private static var folder: String {
    Environment.process.nonEmpty("TEST_TMPDIR") ?? Environment.process.nonEmpty("TMPDIR") ?? "/tmp"
  }

  private static func namelessFile() -> Int32 {
    var template = Array("\(folder)/beagle-test.XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { return descriptor }
    unlink(template)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    return descriptor
  }
}
