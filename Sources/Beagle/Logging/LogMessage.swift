/// A message of the headless runtime that Beagle itself does not have.
public struct LogMessage: LogType, Hashable, Sendable {
  /// The subject that the message belongs to.
  public let category: String
  /// How serious it is.
  public let level: LogLevel
  /// The name of the kind of message.
  public let name: String?
  /// The text.
  public let message: String

  /// A message under one of the known subjects.
  public init(_ category: LogCategory, _ level: LogLevel, name: String? = nil, _ message: String) {
    self.category = category.rawValue
    self.level = level
    self.name = name
    self.message = message
  }
}
