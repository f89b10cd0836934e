import BeagleScenario

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file of results, parts of which are read when they are wanted.
final class ResultsFile {
  /// Where it is.
  let path: String
  private var descriptor: Int32 = -1
  /// What was read last, which what is wanted next mostly follows in.
  private var window: [UInt8] = []
  private var windowStart = 0
  private static let windowSize = 1 << 17

  /// The file at `path`, which is opened at the first reading.
  init(path: String) { self.path = path }

  deinit { letGo() }

  /// The bytes in `range`; fewer where the file ends before.
  func read(_ range: Range<Int>) throws(SystemError) -> [UInt8] {
    if range.lowerBound < windowStart || range.upperBound > windowStart + window.count {
      window = try load(range.lowerBound..<max(range.upperBound, range.lowerBound + Self.windowSize))
      windowStart = range.lowerBound
    }
    let end = min(range.upperBound - windowStart, window.count)
    return Array(window[(range.lowerBound - windowStart)..<end])
  }

  private func load(_ range: Range<Int>) throws(SystemError) -> [UInt8] {
    if descriptor < 0 { descriptor = open(path, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw .last(path) }
    return try FileSystem.read(range, of: descriptor, subject: path)
  }

  /// Closes it, and forgets what was read, until it is read again: of many files only one needs to be open at a time.
  func letGo() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
    window = []
  }
}
