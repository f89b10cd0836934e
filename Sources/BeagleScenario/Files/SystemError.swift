#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the operating system refused, with its reason in words.
package struct SystemError: Error, Hashable, Sendable {
  /// The file or channel that the call was about.
  package let subject: String
  /// The system's error number.
  package let code: Int32

  /// The error with this number about `subject`.
  package init(subject: String, code: Int32) {
    self.subject = subject
    self.code = code
  }

  /// The error that the last system call about `subject` left.
  package static func last(_ subject: String) -> SystemError { SystemError(subject: subject, code: errno) }

  /// The system's words for the reason, beginning in lower case.
  package var reason: String {
    guard let text = strerror(code) else { return "error \(code)" }
    let words = String(cString: text)
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}

extension SystemError: CustomStringConvertible {
  /// The subject and the reason: `scenarios: no such file or directory`.
  package var description: String { "\(subject): \(reason)" }
}
