public import BeagleSchema

/// A property that is written out or bound: a value, or an expression that is evaluated where it stands.
///
/// Mirrors `Expression` of Beagle iOS. A text literal is read as in a document: `"@{user.name}"` is an expression.
public enum Expression<T: Codable> {
  /// A value that is written out.
  case value(T)
  /// A value that is evaluated.
  case expression(ContextExpression)
}

extension Expression: Sendable where T: Sendable {}
extension Expression: Equatable where T: Equatable {}
extension Expression: Hashable where T: Hashable {}

extension Expression: ExpressibleByStringLiteral, ExpressibleByExtendedGraphemeClusterLiteral,
  ExpressibleByUnicodeScalarLiteral, ExpressibleByStringInterpolation
{
  /// What the text is in a document; where it is neither an expression nor a value of the type, it evaluates to null.
  public init(stringLiteral text: String) {
    switch DynamicObject(propertyText: text) {
    case .expression(let expression): self = .expression(expression)
    case .string(let plain):
      self = (plain as? T).map { .value($0) } ?? .expression(.multiple([.text(plain)]))
    default: self = .expression(.single(.literal(.empty)))
    }
  }
}

extension Expression: ExpressibleByBooleanLiteral where T == Bool {
  /// A value that is written out.
  public init(booleanLiteral value: Bool) { self = .value(value) }
}

extension Expression: ExpressibleByIntegerLiteral where T: ExpressibleByIntegerLiteral {
  /// A value that is written out.
  public init(integerLiteral value: T.IntegerLiteralType) { self = .value(T(integerLiteral: value)) }
}

extension Expression: ExpressibleByFloatLiteral where T: ExpressibleByFloatLiteral {
  /// A value that is written out.
  public init(floatLiteral value: T.FloatLiteralType) { self = .value(T(floatLiteral: value)) }
}

extension Expression: Codable {
  /// Reads a text as an expression where it is one, else a value.
  public init(from decoder: any Decoder) throws {
    if (decoder as? DocumentDecoder)?.isProbing == true {
      self = .expression(.single(.literal(.empty)))
      return
    }
    let container = try decoder.singleValueContainer()
    if let text = Self.text(in: container) {
      switch DynamicObject(propertyText: text) {
      case .expression(let expression):
        self = .expression(expression)
        return
      case .string(let plain):
        if let value = plain as? T {
          self = .value(value)
          return
        }
      default: break
      }
    }
    do {
      self = .value(try container.decode(T.self))
    } catch {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "Expression cannot be decoded")
    }
  }

  private static func text(in container: any SingleValueDecodingContainer) -> String? {
    do { return try container.decode(String.self) } catch { return nil }
  }

  /// Writes the expression's source, or the value with its escapes put back.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .expression(let expression):
      var container = encoder.singleValueContainer()
      try container.encode(expression.description)
    case .value(let text as String):
      var container = encoder.singleValueContainer()
      try container.encode(DynamicObject.string(text).wireForm.stringValue ?? text)
    case .value(let value): try value.encode(to: encoder)
    }
  }
}

/// An expression of whatever type.
protocol AnyExpression {
  /// What the expression gives.
  static var target: ExpressionTarget { get }
}

extension Expression: AnyExpression {
  static var target: ExpressionTarget { ExpressionTarget(of: T.self) }
}

extension ExpressionTarget {
  /// What a Swift type wants of an expression.
  init(of type: any Decodable.Type) {
    switch type {
    case is String.Type: self = .string
    case is Bool.Type: self = .bool
    case is any BinaryInteger.Type: self = .int
    case is any BinaryFloatingPoint.Type: self = .double
    case is DynamicObject.Type: self = .dynamic
    case is [String: String].Type: self = .stringMap
    case is ImagePath.Type: self = .imagePath
    case is any AnyArray.Type: self = .array
    case is any AnyMap.Type: self = .dictionary
    default: self = textCases(of: type).map { .enumeration($0) } ?? .dynamic
    }
  }
}

/// The raw texts of an enumeration; nil for other types.
func textCases(of type: Any.Type) -> [String]? {
  func texts<Cases: CaseIterable>(_ cases: Cases.Type) -> [String]? {
    var result: [String] = []
    for value in cases.allCases {
      guard let text = (value as? any RawRepresentable)?.rawValue as? String else { return nil }
      result.append(text)
    }
    return result
  }
  guard let cases = type as? any CaseIterable.Type else { return nil }
  return texts(cases)
}

/// An array of whatever type.
protocol AnyArray {
  static var elementType: Any.Type { get }
}

extension Array: AnyArray {
  static var elementType: Any.Type { Element.self }
}

/// A dictionary of whatever type.
protocol AnyMap {}

extension Dictionary: AnyMap {}

/// An optional of whatever type.
protocol AnyOptional {
  static var wrappedType: Any.Type { get }
}

extension Optional: AnyOptional {
  static var wrappedType: Any.Type { Wrapped.self }
}
