import BeagleScenario

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Buffered text to an open file, which remembers the first error and is silent after it.
final class OutputChannel {
  /// Standard output, where results go.
  static func standardOutput() -> OutputChannel { OutputChannel(descriptor: STDOUT_FILENO, name: "standard output") }
  /// Standard error, where progress and diagnostics go.
  static func standardError() -> OutputChannel { OutputChannel(descriptor: STDERR_FILENO, name: "standard error") }

  /// The open file.
  let descriptor: Int32
  /// What it is called in messages.
  let name: String
  /// The first error that writing met.
  private(set) var failure: SystemError?
  private var buffer: [UInt8] = []

  /// A channel to `descriptor`.
  init(descriptor: Int32, name: String) {
    self.descriptor = descriptor
    self.name = name
  }

  /// Whether it is a terminal.
  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Adds `text`; it is written at the next `flush()`, or when much has come together.
  func write(_ text: String) { append(text.utf8) }

  /// Adds UTF-8 likewise.
  func write(bytes: some Collection<UInt8>) { append(bytes) }

  private func append(_ bytes: some Collection<UInt8>) {
    guard failure == nil else { return }
    buffer.append(contentsOf: bytes)
    if buffer.count > 1 << 16 { flush() }
  }

  /// Adds `text` and a line end.
  func writeLine(_ text: String = "") {
    write(text)
    write("\n")
  }

  /// Writes what came together.
  func flush() {
    guard failure == nil, !buffer.isEmpty else { return }
    do {
      try WholeFile.writeAll(buffer, to: descriptor, subject: name)
    } catch {
      failure = error
    }
    buffer.removeAll(keepingCapacity: true)
  }
}
