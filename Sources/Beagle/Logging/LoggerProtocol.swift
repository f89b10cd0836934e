/// Takes the messages of the library and of the application.
///
/// Mirrors `LoggerProtocol` of Beagle iOS.
public protocol LoggerProtocol {
  /// Takes one message.
  func log(_ log: any LogType)
}

/// A message for the logger.
///
/// Mirrors `LogType` of Beagle iOS.
public protocol LogType {
  /// The subject that the message belongs to.
  var category: String { get }
  /// The text.
  var message: String { get }
  /// How serious it is.
  var level: LogLevel { get }
  /// The name of the kind of message; nil where it has none.
  var name: String? { get }
}

extension LogType {
  /// Messages have no name unless they say so.
  public var name: String? { nil }
}

/// How serious a message is.
///
/// Mirrors `LogLevel` of Beagle iOS, with a level of its own for what works but hardly does what was meant.
public enum LogLevel: String, Hashable, Sendable, CaseIterable {
  /// Something failed.
  case error
  /// Something works but hardly does what was meant, or does it on this platform alone.
  case warning
  /// Something happened.
  case info
}

/// The subjects of messages.
public enum LogCategory: String, Sendable, CaseIterable {
  /// Requests and answers.
  case network = "Network"
  /// Routes, stacks and deep links.
  case navigation = "Navigation"
  /// Documents.
  case decoding = "Decoding"
  /// Expressions and contexts.
  case expression = "Expression"
  /// Operations that an application adds.
  case customOperation = "CustomOperation"
  /// Forms and their validation.
  case form = "Form"
  /// Lists and grids.
  case collection = "Collection"
  /// Stored screens.
  case cache = "Cache"
  /// Records of screens and actions.
  case analytics = "Analytics"
  /// The scenario that drives the application.
  case scenario = "Scenario"
}
