#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A mistake in the use of a store that the store survived.
public enum AtlasWarning: Equatable, Sendable, CustomStringConvertible {
  /// The state's type is a class, so that a change can reach the state without an action.
  case stateIsClass(String)
  /// An action let go of its context without an answer; its dispatch ended with ``AtlasError/unanswered``.
  case unanswered(action: String)
  /// An action answered again after its first answer; only the first counts.
  case answeredAgain(action: String)
  /// A subscriber was given a state of another type through its type-erased interface.
  case unexpectedState(subscriber: String, state: String)

  /// A sentence for logs.
  public var description: String {
    switch self {
    case .stateIsClass(let state):
      "the state \(state) is a class; make it a struct, so that only actions change it"
    case .unanswered(let action):
      "the action \(action) released its context without calling complete or error"
    case .answeredAgain(let action):
      "the action \(action) called complete or error more than once; only the first call counts"
    case .unexpectedState(let subscriber, let state):
      "the subscriber \(subscriber) cannot take a state of type \(state)"
    }
  }

  /// Writes the warning as one line to the standard error stream: a store's sink unless it is given another.
  public static func writeToStandardError(_ warning: AtlasWarning) {
    var line = "Atlas: \(warning)\n"
    line.withUTF8 { bytes in
      _ = write(STDERR_FILENO, bytes.baseAddress, bytes.count)
    }
  }
}
