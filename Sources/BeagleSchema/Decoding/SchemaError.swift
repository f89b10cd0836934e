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

  /// What is wrong.
  public let kind: Kind
  /// The place in the document: `$.child.children[3].text`.
  public let path: String
  /// What should stand there.
  public let expected: String
  /// What stands there.
  public let found: String
  /// The type that the place belongs to.
  public let typeName: String?
  /// What may have been meant, or why it matters.
  public let hint: String?
  /// The line in the text, counted from 1, where the text itself is broken.
  public let line: Int?
  /// The column in the line, counted in characters from 1, where the text itself is broken.
  public let column: Int?

  package init(
    _ kind: Kind, path: String, expected: String, found: String, typeName: String? = nil, hint: String? = nil,
    line: Int? = nil, column: Int? = nil
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

extension SchemaError: CustomStringConvertible {
  /// The whole message, for people.
  public var description: String {
    var place: String = path
    if let line, let column { place = "line \(line), column \(column)" + (path == "$" ? "" : " (\(path))") }
    var text = "\(place): expected \(expected)"
    if let typeName { text += " of \(typeName)" }
    text += ", found \(found)"
    if let hint { text += "; \(hint)" }
    return text
  }
}
