import Glibc

/// What the operating system refused, with its reason in words.
struct SystemError: Error, Hashable {
  /// The file or channel that the call was about.
  let subject: String
  /// The system's error number.
  let code: Int32

  /// The error that the last system call about `subject` left.
  static func last(_ subject: String) -> SystemError { SystemError(subject: subject, code: errno) }

  /// The system's words for the reason, beginning in lower case.
  var reason: String {
    guard let text = strerror(code) else { return "error \(code)" }
    let words = String(cString: text)
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}

extension SystemError: CustomStringConvertible {
  /// The subject and the reason: `scenarios: no such file or directory`.
  var description: String { "\(subject): \(reason)" }
}
