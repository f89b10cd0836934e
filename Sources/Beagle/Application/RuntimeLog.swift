import BeagleSchema

/// One message that the runtime or a client of it has logged.
package struct LogEntry: Sendable, Equatable {
  /// One of `Network`, `Navigation`, `Decoding`, `Expression` and so on.
  package let category: String
  package let level: LogLevel
  /// Beagle's name of the message, where it has one.
  package let name: String?
  package let message: String
  /// Virtual milliseconds since launch.
  package let time: Int
}

/// The logger of a headless application: keeps everything, with the virtual time, and hands it on to the app's own.
package final class RuntimeLog: LoggerProtocol {
  /// The messages in their order.
  package private(set) var entries: [LogEntry] = []
  /// The logger that the application was set up with.
  package var next: (any LoggerProtocol)?

  private let scheduler: Scheduler

  init(scheduler: Scheduler) { self.scheduler = scheduler }

  /// Keeps a message.
  ///
  /// Mirrors `LoggerProtocol.log` of Beagle iOS.
  package func log(_ log: any LogType) {
    entries.append(
      LogEntry(
        category: log.category, level: log.level, name: log.name, message: log.message, time: scheduler.now))
    next?.log(log)
  }

  package func add(_ category: LogCategory, _ level: LogLevel, name: String? = nil, _ message: String) {
    log(LogMessage(category, level, name: name, message))
  }

  func navigation(_ level: LogLevel, _ name: String, _ message: String) {
    add(.navigation, level, name: name, message)
  }

  /// Keeps what went wrong while an expression was evaluated.
  func report(_ problem: ExpressionProblem) {
    if case .unknownOperation = problem {
      return add(.customOperation, .info, name: "notFound", "Custom operation not registered.")
    }
    let level: LogLevel =
      switch problem.level {
      case .info: .info
      case .warning: .warning
      case .error: .error
      }
    add(.expression, level, name: problem.name, problem.message)
  }
}
