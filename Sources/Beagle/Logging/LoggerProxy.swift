/// Hands messages on to a logger that may be missing.
///
/// Mirrors `LoggerProxy` of Beagle iOS: who is injected a logger always gets one.
public struct LoggerProxy: LoggerProtocol {
  /// Who takes the messages; nil discards them.
  public let logger: (any LoggerProtocol)?

  /// A proxy for `logger`.
  public init(logger: (any LoggerProtocol)?) { self.logger = logger }

  /// Hands `log` on.
  public func log(_ log: any LogType) { logger?.log(log) }
}
