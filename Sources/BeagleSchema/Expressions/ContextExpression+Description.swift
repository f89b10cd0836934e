extension ContextExpression: CustomStringConvertible {
  /// The source of the expression in its canonical form: one space after commas, none inside parentheses.
  ///
  /// Texts between expressions are written without escapes, as the device does; `escapedDescription` has them.
  public var description: String {
    switch self {
    case .single(let expression): return "@{\(expression)}"
    case .multiple(let nodes):
      var text: String = ""
      for node in nodes {
        switch node {
        case .text(let plain): text += plain
        case .expression(let expression): text += "@{\(expression)}"
        }
      }
      return text
    }
  }

  /// The source of the expression with the escapes that make it parse as the same expression again.
  public func escapedDescription(on platform: Platform = .ios) -> String {
    guard case .multiple(let nodes) = self else { return description }
    var text: String = ""
    for (index, node) in nodes.enumerated() {
      switch node {
      case .text(let plain):
        let isBeforeExpression: Bool = index + 1 < nodes.count
        text += ExpressionText.escape(plain, isBeforeExpression: isBeforeExpression, on: platform)
      case .expression(let expression): text += "@{\(expression)}"
      }
    }
    return text
  }
}

extension SingleExpression: CustomStringConvertible {
  /// What stands between the braces, in its canonical form.
  public var description: String {
    switch self {
    case .literal(let value): SingleExpression.source(of: value)
    case .binding(let binding): binding.description
    case .operation(let operation): operation.description
    case .malformed(let source): source
    }
  }

  private static func source(of literal: DynamicObject) -> String {
    switch literal {
    case .empty: "null"
    case .double(let value): NumberText(value)?.plain ?? overflowing(isNegative: value < 0)
    case .string(let text): "'" + quoted(text) + "'"
    default: literal.text
    }
  }

  /// A literal that no double can hold, as only such a one is read as infinity.
  private static func overflowing(isNegative: Bool) -> String {
    (isNegative ? "-1" : "1") + String(repeating: "0", count: 309) + ".0"
  }

  /// Writes the quotes of a literal as escapes; a backslash at its end is written twice, as reading takes one away.
  private static func quoted(_ text: String) -> String {
    var quoted: [UInt8] = []
    var trailing: Int = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "'") { quoted.append(UInt8(ascii: "\\")) }
      quoted.append(byte)
      trailing = byte == UInt8(ascii: "\\") ? trailing + 1 : 0
    }
    if !trailing.isMultiple(of: 2) { quoted.append(UInt8(ascii: "\\")) }
    return String(decoding: quoted, as: UTF8.self)
  }
}

extension Binding: CustomStringConvertible {
  /// The id of the context and the path in it, as written in expressions.
  public var description: String {
    guard let first: Path.Node = path.nodes.first else { return context }
    if case .key = first { return "\(context).\(path)" }
    return "\(context)\(path)"
  }
}

extension Operation: CustomStringConvertible {
  /// The call in its canonical form.
  public var description: String {
    name + "(" + parameters.map(\.description).joined(separator: ", ") + ")"
  }
}
