/// Why a text that looks like an expression is none on iOS, and where.
public struct ExpressionDiagnosis: Hashable, Sendable {
  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    /// There is no closing brace.
    case unclosed
    /// A quoted literal has no closing quote.
    case unclosedLiteral
    /// Nothing stands between the braces.
    case nothing
    /// This can not stand where it stands.
    case unexpected(Character)
    /// The name begins with `true`, `false` or `null`, which iOS reads as a literal.
    case reservedPrefix(name: String)
    /// An integer does not fit into 64 bits.
    case integerOutOfRange
    /// An operation needs an ASCII letter or an underscore in its name.
    case operationName(String)
    /// Operations or paths nested beyond the limit.
    case tooDeep
  }

  /// What is wrong.
  public let kind: Kind
  /// Where it is wrong, in characters of the text, counted from 1.
  public let column: Int
  /// Where the `@{` of the expression stands, in characters of the text, counted from 1.
  public let expressionColumn: Int

  /// What is wrong, in a sentence.
  public var message: String {
    switch kind {
    case .unclosed: "the expression has no closing \"}\""
    case .unclosedLiteral: "the text in quotes has no closing \"'\""
    case .nothing: "there is nothing between the braces"
    case .unexpected(let character) where character.isWhitespace:
      "there is a blank where none is allowed"
    case .unexpected(let character): "\"\(character)\" can not stand here"
    case .reservedPrefix(let name):
      "\"\(name)\" begins with a literal, so iOS does not read it as a name (Android and web do)"
    case .integerOutOfRange: "the integer does not fit into 64 bits"
    case .operationName(let name): "\"\(name)\" can not name an operation: it has no ASCII letter and no underscore"
    case .tooDeep:
      "it is nested too deep: \(ExpressionParser.deepestNesting) operations and "
        + "\(ExpressionParser.longestPath) steps of a path are the limit"
    }
  }
}

extension ContextExpression {
  /// Why `text` is no expression on iOS although it has a live `@{`; nil where it parses or has none.
  public static func diagnosis(of text: String) -> ExpressionDiagnosis? {
    var text: String = text
    return text.withUTF8 { bytes in
      guard !ExpressionText.isPlain(bytes) else { return nil }
      var parser: ExpressionParser = ExpressionParser(bytes)
      guard parser.parseProperty() == nil, let fault: ExpressionFault = parser.fault else { return nil }
      return ExpressionDiagnosis(fault, in: bytes)
    }
  }
}

extension ExpressionDiagnosis {
  fileprivate init(_ fault: ExpressionFault, in bytes: UnsafeBufferPointer<UInt8>) {
    column = ExpressionDiagnosis.column(of: fault.offset, in: bytes)
    expressionColumn = ExpressionDiagnosis.column(of: fault.opening, in: bytes)
    switch fault.reason {
    case .unclosed: kind = .unclosed
    case .unclosedLiteral: kind = .unclosedLiteral
    case .reservedPrefix(let name): kind = .reservedPrefix(name: name)
    case .integerOutOfRange: kind = .integerOutOfRange
    case .operationName(let name): kind = .operationName(name)
    case .tooDeep: kind = .tooDeep
    case .unexpected:
      let rest: String = String(decoding: UnsafeBufferPointer(rebasing: bytes[fault.offset...]), as: UTF8.self)
      if let character: Character = rest.first {
        kind = character == "}" && fault.offset == fault.opening + 2 ? .nothing : .unexpected(character)
      } else {
        kind = .unclosed
      }
    }
  }

  private static func column(of offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[..<offset]), as: UTF8.self).count + 1
  }
}
