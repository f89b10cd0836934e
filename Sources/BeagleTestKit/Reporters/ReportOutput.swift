import BeagleScenario

/// Where a report goes: a channel, as it comes, or a file, as a whole when it is complete.
final class ReportOutput {
  private let channel: OutputChannel?
  private let path: String?
  private var bytes: [UInt8] = []

  /// A report to a channel.
  init(_ channel: OutputChannel) {
    self.channel = channel
    path = nil
  }

  /// A report to the file at `path`.
  init(path: String) {
    channel = nil
    self.path = path
  }

  /// Adds text.
  func write(_ text: String) {
    if let channel { channel.write(text) } else { bytes.append(contentsOf: text.utf8) }
  }

  /// Adds UTF-8.
  func write(bytes added: [UInt8]) {
    if let channel { channel.write(bytes: added) } else { bytes += added }
  }

  /// Adds text and a line end.
  func writeLine(_ text: String = "") {
    write(text)
    write("\n")
  }

  /// Passes on what came so far, where it goes to a channel.
  func flush() { channel?.flush() }

  /// The report is complete.
  func finish() throws(SystemError) {
    channel?.flush()
    guard let path else { return }
    try WholeFile.write(bytes, to: path)
  }
}
