/// Why a document could not be decoded, and where.
public struct SchemaError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Not JSON, or nested too deeply.
    case invalidJSON = "invalid_json"
    /// A component or an action without its type's name.
    case missingType = "missing_type"
    /// A required key is absent.
    case missingField = "missing_field"
    /// `null` for a required value or as an element of a list.
    case nullValue = "null_value"
    /// Another JSON type than the one wanted.
    case typeMismatch = "type_mismatch"
    /// Neither a literal of the type wanted nor an expression.
    case invalidExpressionValue = "invalid_expression_value"
    /// A text that is none of those allowed.
    case invalidEnum = "invalid_enum"
    /// A context path that does not parse.
    case invalidPath = "invalid_path"
    /// A number that no double can hold.
    case numberOutOfRange = "number_out_of_range"
    /// An unknown type where a concrete one was asked for.
    case unableToCast = "unable_to_cast"
  }

  private final class Details: Sendable {
    let kind: Kind
    let path: String
    let expected: String
    let found: String
    let typeName: String?
    let hint: String?
    let line: Int?
    let column: Int?

    init(
      kind: Kind, path: String, expected: String, found: String, typeName: String?, hint: String?, line: Int?,
      column: Int?
    ) {
      self.kind = kind
      self.path = path
      self.expected = expected
      self.found = found
      self.typeName = typeName
      self.hint = hint
      self.line = line
      self.column = column
    }
  }

  private let details: Details

  /// What is wrong.
  public var kind: Kind { details.kind }
  /// The place in the document: `$.child.children[3].text`.
  public var path: String { details.path }
  /// What should stand there.
  public var expected: String { details.expected }
  /// What stands there.
  public var found: String { details.found }
  /// The type that the place belongs to.
  public var typeName: String? { details.typeName }
  /// What may have been meant, or why it matters.
  public var hint: String? { details.hint }
  /// The line in the text, counted from 1, where the text itself is broken.
  public var line: Int? { details.line }
  /// The column in the line, counted in characters from 1, where the text itself is broken.
  public var column: Int? { details.column }

  package init(
    _ kind: Kind, path: String, expected: String, found: String, typeName: String? = nil, hint: String? = nil,
    line: Int? = nil, column: Int? = nil
  ) {
    details = Details(
      kind: kind, path: path, expected: expected, found: found, typeName: typeName, hint: hint, line: line,
      column: column)
  }

  /// The same error in a document in which the decoded one stands at `place`, as in `$.value[2]`.
  package func placed(at place: String) -> SchemaError {
    SchemaError(
      kind, path: place + path.dropFirst(), expected: expected, found: found, typeName: typeName, hint: hint,
      line: line, column: column)
  }

  /// Whether both say the same.
  public static func == (left: SchemaError, right: SchemaError) -> Bool {
    left.kind == right.kind && left.path == right.path && left.description == right.description
  }

  /// Feeds what the error says to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(path)
    hasher.combine(description)
  }
}

extension SchemaError: CustomStringConvertible {
  /// The whole message, for people.
  public var description: String {
    var place = shortPath
    if let line, let column { place = "line \(line), column \(column)" + (path == "$" ? "" : " (\(shortPath))") }
    return "\(place): \(unplacedText)"
  }

  /// The path, cut in the middle where it is long.
  private var shortPath: String {
    path.utf8.count <= 160 ? path : path.prefix(80) + "…" + path.suffix(79)
  }

  /// The message without its place.
  package var unplacedText: String {
    var text = "expected \(expected)"
    if let typeName { text += " of \(typeName)" }
    text += ", found \(found)"
    if let hint { text += "; \(hint)" }
    return text
  }
}
