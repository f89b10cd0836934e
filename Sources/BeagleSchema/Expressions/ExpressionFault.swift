/// Why a text with an opening `@{` is no expression, and where.
struct ExpressionFault {
  enum Reason: Hashable {
    /// The text ends before the expression does.
    case unclosed
    /// A quoted literal has no closing quote.
    case unclosedLiteral
    /// What stands here can not.
    case unexpected
    /// A name begins with a word that is read as a literal.
    case reservedPrefix(String)
    /// A number that 64 bits can not hold.
    case integerOutOfRange
    /// An operation whose name has no letter.
    case operationName(String)
    /// Operations nested beyond the limit.
    case tooDeep
  }

  let reason: Reason
  /// Where the fault is, in bytes.
  let offset: Int
  /// Where the expression begins, in bytes.
  var opening: Int
}
