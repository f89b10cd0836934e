/// Reads what stands between the braces as the tokenizer of Beagle Android does.
///
/// Blanks are free, commas too, and what follows a complete value is ignored. What makes the tokenizer fail or never
/// end is malformed.
struct AndroidExpressionParser {
  private enum Token {
    case value(SingleExpression)
    case start(String)
    case close
    case comma
    case failed
  }

  private let bytes: [UInt8]
  private let source: String
  private var position: Int = 0

  private init(_ source: String) {
    self.source = source
    bytes = Array(source.utf8)
  }

  static func parse(_ source: String) -> SingleExpression {
    var parser: AndroidExpressionParser = AndroidExpressionParser(source)
    guard parser.hasBalancedParentheses else { return .malformed(source) }
    return parser.parse() ?? .malformed(source)
  }

  private var hasBalancedParentheses: Bool {
    var depth: Int = 0
    for byte in bytes {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if depth < 0 { return false }
    }
    return depth == 0
  }

  private mutating func parse() -> SingleExpression? {
    var open: [(name: String, parameters: [SingleExpression])] = []
    while true {
      var finished: SingleExpression
      switch nextToken() {
      case .failed: return nil
      case .comma:
        if open.isEmpty { return nil }
        continue
      case .start(let name):
        guard open.count < ExpressionParser.deepestNesting else { return nil }
        open.append((name, []))
        continue
      case .value(let value): finished = value
      case .close:
        guard let operation: (name: String, parameters: [SingleExpression]) = open.popLast() else { return nil }
        finished = .operation(Operation(name: operation.name, parameters: operation.parameters))
      }
      if open.isEmpty { return finished }
      open[open.count - 1].parameters.append(finished)
    }
  }

  private mutating func nextToken() -> Token {
    skipWhitespace()
    guard position < bytes.count else { return .failed }
    switch bytes[position] {
    case UInt8(ascii: "'"): return quoted()
    case UInt8(ascii: ")"):
      position += 1
      return .close
    case UInt8(ascii: ","):
      position += 1
      return .comma
    default: return word()
    }
  }

  private mutating func quoted() -> Token {
    position += 1
    var content: [UInt8] = []
    while position < bytes.count {
      let byte: UInt8 = bytes[position]
      position += 1
      if byte == UInt8(ascii: "'") {
        guard content.last == UInt8(ascii: "\\") else {
          return .value(.literal(.string(String(decoding: content, as: UTF8.self))))
        }
        content.removeLast()
      }
      content.append(byte)
    }
    return .failed
  }

  private mutating func word() -> Token {
    let start: Int = position
    while position < bytes.count, isPart(bytes[position]) { position += 1 }
    let word: String = String(decoding: bytes[start..<position], as: UTF8.self)
    skipWhitespace()
    if position < bytes.count, bytes[position] == UInt8(ascii: "(") {
      position += 1
      return .start(word)
    }
    switch word {
    case "": return .failed
    case "true": return .value(.literal(.bool(true)))
    case "false": return .value(.literal(.bool(false)))
    case "null": return .value(.literal(.empty))
    default: break
    }
    if let number: DynamicObject = AndroidNumbers.number(word) { return .value(.literal(number)) }
    guard let path: Path = Path(parsing: word), case .key(let context)? = path.nodes.first else {
      return .value(.malformed(word))
    }
    return .value(.binding(Binding(context: context, path: Path(nodes: Array(path.nodes.dropFirst())))))
  }

  /// Part of a Java identifier, or of a path.
  private func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "$"): true
    default: byte >= 0x80 || ExpressionText.isASCIIWord(byte)
    }
  }

  private mutating func skipWhitespace() {
    while position < bytes.count, bytes[position] == 0x20 || (bytes[position] >= 0x09 && bytes[position] <= 0x0D) {
      position += 1
    }
  }
}
