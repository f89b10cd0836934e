/// A property text that holds at least one `@{…}`, compiled. Mirrors `ContextExpression` of Beagle iOS.
public indirect enum ContextExpression: Hashable, Sendable {
  /// Exactly one `@{…}` and nothing else: the result keeps its type.
  case single(SingleExpression)
  /// Text mixed with expressions: the result is always a text.
  case multiple([MultipleNode])

  /// A part of an interpolated text.
  public enum MultipleNode: Hashable, Sendable {
    /// Plain text, escapes resolved.
    case text(String)
    /// One `@{…}`.
    case expression(SingleExpression)
  }
}

/// What stands between `@{` and `}`. Mirrors `SingleExpression` of Beagle iOS.
public enum SingleExpression: Hashable, Sendable {
  /// A literal: int, double, bool, string or null.
  case literal(DynamicObject)
  /// A read of a context.
  case binding(Binding)
  /// A call of an operation.
  case operation(Operation)
}

/// A read of a context: its id and the path below it. Mirrors `Binding` of Beagle iOS.
public struct Binding: Hashable, Sendable {
  /// The id of the context.
  public let context: String
  /// The path inside the context's value; empty for the whole value.
  public let path: Path

  /// A read of `path` in `context`.
  public init(context: String, path: Path) {
    self.context = context
    self.path = path
  }
}

/// A call of an operation. Mirrors `Operation` of Beagle iOS.
public struct Operation: Hashable, Sendable {
  /// The operation's name, as written.
  public let name: String
  /// The arguments in order.
  public let parameters: [SingleExpression]

  /// A call of `name` with `parameters`.
  public init(name: String, parameters: [SingleExpression]) {
    self.name = name
    self.parameters = parameters
  }
}
