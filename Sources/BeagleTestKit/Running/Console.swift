/// The two channels of a command: results, and everything that is said beside them.
final class Console {
  /// Where results go.
  let output: OutputChannel
  /// Where progress and diagnostics go.
  let diagnostics: OutputChannel

  /// A console of these channels.
  init(output: OutputChannel, diagnostics: OutputChannel) {
    self.output = output
    self.diagnostics = diagnostics
  }

  /// Says what is wrong, line by line, each with the program's name.
  func complain(_ message: String) {
    output.flush()
    for line in message.split(separator: "\n") {
      diagnostics.writeLine("beagle-test: " + VisibleText.line(String(line)))
    }
    diagnostics.flush()
  }

  /// Writes what is left; results that could not be written are an error whatever they were.
  func close(_ status: ExitStatus) -> ExitStatus {
    output.flush()
    guard let failure = output.failure else {
      diagnostics.flush()
      return status
    }
    complain("cannot write the results: \(failure)")
    return status.worse(.usage)
  }
}
