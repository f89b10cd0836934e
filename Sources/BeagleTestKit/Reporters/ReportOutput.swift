import BeagleScenario

/// Where a report goes: a channel, as it comes, or a file, as a whole when it is complete.
final class ReportOutput {
  private let channel: OutputChannel?
  private let path: String?
  private let spool = Spool()
  private var failure: SystemError?

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
    if let channel { channel.write(text) } else { spool.append(text.utf8) }
  }

  /// Adds UTF-8.
  func write(bytes added: [UInt8]) {
    if let channel { channel.write(bytes: added) } else { spool.append(added) }
  }

  /// Adds all that a spool holds; what goes wrong shows at the end.
  func write(_ added: Spool) {
    do {
      try added.forEachPiece { write(bytes: $0) }
    } catch {
      failure = error
    }
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
    if let failure { throw failure }
    guard let path else { return }
    try WholeFile.write(to: path) { (descriptor) throws(SystemError) in
      try spool.forEachPiece { (piece) throws(SystemError) in
        try WholeFile.writeAll(piece, to: descriptor, subject: path)
      }
    }
  }
}
