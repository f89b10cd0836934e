import BeagleScenario

extension TestResult.Failure {
  /// The first line of the message.
  var summary: String {
    message.utf8.firstIndex(of: UInt8(ascii: "\n")).map { String(message[..<$0]) } ?? message
  }

  /// `file:line`, as far as known.
  var place: String? {
    guard let file else { return nil }
    return line.map { "\(file):\($0)" } ?? file
  }
}
