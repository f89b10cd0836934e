/// Keeps a test that prints without end from filling the memory and the reports.
struct PrintedText {
  /// The most bytes that are kept of one test.
  static let limit = 8 << 20

  private var count = 0

  /// What is kept of `text`: all of it, or of the text that passes the limit a line that says so, or nothing.
  mutating func take(_ text: String) -> String {
    if count > Self.limit { return "" }
    count += text.utf8.count
    return count <= Self.limit ? text : "… (whatever it printed after \(Self.limit >> 20) MiB is left out)\n"
  }
}
