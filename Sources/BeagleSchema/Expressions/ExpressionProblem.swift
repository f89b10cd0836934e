/// Something that the evaluation of an expression ran into.
public enum ExpressionProblem: Hashable, Sendable {
  /// An operation that nobody registered.
  case unknownOperation(String)
  /// A context that is not visible; only where the platform takes that for an error.
  case unknownContext(String)
  /// Something between the braces that is no expression.
  case malformed(String)
  /// An operation that ends the app on a device, or never ends; the result is null.
  case trap(operation: String, reason: String)
  /// An operation that fails on the platform, and with it the whole expression.
  case failure(operation: String, reason: String)
  /// A result that is right on the platform and surprises on the others.
  case quirk(operation: String, reason: String)

  /// How serious a problem is.
  public enum Level: String, Hashable, Sendable {
    /// Worth knowing.
    case info
    /// Probably not meant so.
    case warning
    /// Wrong.
    case error
  }

  /// How serious it is.
  public var level: Level {
    switch self {
    case .unknownOperation: .info
    case .unknownContext, .malformed, .failure, .quirk: .warning
    case .trap: .error
    }
  }

  /// Beagle's name of the log message, where it has one.
  public var name: String? {
    if case .unknownOperation = self { return "notFound" }
    return nil
  }

  /// Beagle's category of the log message.
  public var category: String {
    if case .unknownOperation = self { return "CustomOperation" }
    return "Expression"
  }

  /// The log message.
  public var message: String {
    switch self {
    case .unknownOperation(let name): "Custom operation not registered: \(name)."
    case .unknownContext(let id): "No context \"\(id)\" is visible from here; the expression is null."
    case .malformed(let source): "@{\(source)} is not an expression; it is null."
    case .trap(let operation, let reason): "\(operation): \(reason); the result is null."
    case .failure(let operation, let reason): "\(operation): \(reason); the expression is null."
    case .quirk(let operation, let reason): "\(operation): \(reason)."
    }
  }
}
