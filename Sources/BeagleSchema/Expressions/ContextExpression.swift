/// A property text that holds at least one live expression, compiled.
///
/// Mirrors `ContextExpression` of Beagle iOS.
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

/// What stands between the braces of one expression.
///
/// Mirrors `SingleExpression` of Beagle iOS.
public enum SingleExpression: Hashable, Sendable {
  /// A literal: int, double, bool, string or null.
  case literal(DynamicObject)
  /// A read of a context.
  case binding(Binding)
  /// A call of an operation.
  case operation(Operation)
  /// Something that no grammar accepts, as written; Android and web evaluate it to null.
  case malformed(String)
}

/// A read of a context: its id and the path below it.
///
/// Mirrors `Binding` of Beagle iOS.
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

/// A call of an operation.
///
/// Mirrors `Operation` of Beagle iOS. What follows from the call (the default operation it names, the contexts it
/// reads) is found once, when it is made.
public struct Operation: Sendable {
  private final class Content: Sendable {
    let name: String
    let parameters: [SingleExpression]
    let standard: StandardOperation?
    let position: Int?
    let bindings: [Binding]

    init(name: String, parameters: [SingleExpression]) {
      self.name = name
      self.parameters = parameters
      standard = StandardOperation(named: name)
      position = standard?.position
      var bindings: [Binding] = []
      for parameter in parameters { parameter.collectBindings(into: &bindings) }
      self.bindings = bindings
    }
  }

  private let content: Content

  /// The operation's name, as written.
  public var name: String { content.name }
  /// The arguments in order.
  public var parameters: [SingleExpression] { content.parameters }
  /// The default operation of that name, if there is one.
  public var standard: StandardOperation? { content.standard }
  /// The place of that default operation in tables of all.
  var standardPosition: Int? { content.position }
  /// What the arguments read, each read once.
  public var bindings: [Binding] { content.bindings }

  /// A call of `name` with `parameters`.
  public init(name: String, parameters: [SingleExpression]) {
    content = Content(name: name, parameters: parameters)
  }
}

extension Operation: Hashable {
  /// Whether both call the same operation with the same arguments.
  public static func == (left: Operation, right: Operation) -> Bool {
    left.content === right.content || (left.name == right.name && left.parameters == right.parameters)
  }

  /// Feeds name and arguments to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(parameters)
  }
}
