/// Reads property texts by the grammar of Beagle iOS.
///
/// Works on UTF-8 and without recursion, so that no nesting of a text can exhaust the stack. Alternatives are tried in
/// the reference's order, and one that succeeded is never given up again: value before operation, literals before
/// contexts.
struct ExpressionParser {
  /// How deep operations may stand inside each other.
  static let deepestNesting: Int = 256

  private struct OpenOperation {
    let name: String
    var parameters: [SingleExpression] = []
  }

  private enum Operand {
    case finished(SingleExpression)
    case opened
    case failed
  }

  /// How many steps a path may have, as many as a document may have levels.
  static let longestPath: Int = 512

  private var scanner: ExpressionScanner
  /// Why and where the last text did not parse.
  private(set) var fault: ExpressionFault?

  init(_ bytes: UnsafeBufferPointer<UInt8>) { scanner = ExpressionScanner(bytes) }

  /// The whole text as an expression; nil where it is plain text.
  mutating func parseProperty() -> ContextExpression? {
    var nodes: [ContextExpression.MultipleNode] = []
    var expressions: Int = 0
    while !scanner.isAtEnd {
      if scanner.starts(with: "@{") {
        guard let expression: SingleExpression = parseSingle() else { return nil }
        nodes.append(.expression(expression))
        expressions += 1
      } else {
        nodes.append(.text(ExpressionText.unescape(scanner.takeText())))
      }
    }
    guard expressions > 0 else { return nil }
    if nodes.count == 1, case .expression(let expression) = nodes[0] { return .single(expression) }
    return .multiple(nodes)
  }

  /// The whole text as a path; nil where it is none.
  mutating func parsePath() -> Path? {
    guard let path: [Path.Node] = takePath(), scanner.isAtEnd else { return nil }
    return Path(nodes: path)
  }

  /// One expression with its braces.
  private mutating func parseSingle() -> SingleExpression? {
    let opening: Int = scanner.position
    scanner.skip(2)
    guard let expression: SingleExpression = parseContent() else {
      fault?.opening = opening
      return nil
    }
    let end: Int = scanner.position
    guard scanner.skip(ifNext: "}") else {
      var reason: ExpressionFault.Reason = scanner.isAtEnd ? .unclosed : .unexpected
      if case .literal(let value) = expression, let name: String = scanner.reservedName(after: value) {
        reason = .reservedPrefix(name)
      }
      fault = ExpressionFault(reason: reason, offset: end, opening: opening)
      return nil
    }
    return expression
  }

  private mutating func parseContent() -> SingleExpression? {
    var open: [OpenOperation] = []
    while true {
      var finished: SingleExpression
      switch takeOperand(&open) {
      case .finished(let expression): finished = expression
      case .opened: continue
      case .failed: return nil
      }
      while true {
        guard let last: Int = open.indices.last else { return finished }
        open[last].parameters.append(finished)
        let end: Int = scanner.position
        scanner.skipWhitespace()
        if scanner.skip(ifNext: ",") {
          scanner.skipWhitespace()
          break
        }
        guard scanner.skip(ifNext: ")") else {
          fail(at: end, after: finished)
          return nil
        }
        finished = close(&open)
      }
    }
  }

  /// Takes a value, or begins an operation whose arguments follow.
  private mutating func takeOperand(_ open: inout [OpenOperation]) -> Operand {
    if let value: SingleExpression = takeValue() { return .finished(value) }
    guard fault == nil else { return .failed }
    let start: Int = scanner.position
    guard let name: String = scanner.takeWord(), scanner.isNext("(") else {
      fail(at: start, after: nil)
      return .failed
    }
    guard ExpressionText.isOperationName(name) else { return fail(.operationName(name), at: start) }
    guard open.count < ExpressionParser.deepestNesting else { return fail(.tooDeep, at: start) }
    scanner.skip(1)
    scanner.skipWhitespace()
    open.append(OpenOperation(name: name))
    open[open.count - 1].parameters.reserveCapacity(2)
    return scanner.skip(ifNext: ")") ? .finished(close(&open)) : .opened
  }

  private func close(_ open: inout [OpenOperation]) -> SingleExpression {
    let operation: OpenOperation = open.removeLast()
    return .operation(Operation(name: operation.name, parameters: operation.parameters))
  }

  private mutating func takeValue() -> SingleExpression? {
    switch scanner.next {
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      switch scanner.takeNumber() {
      case .value(let number): return .literal(number)
      case .outOfRange:
        fault = ExpressionFault(reason: .integerOutOfRange, offset: scanner.position, opening: scanner.position)
        return nil
      case .none: break
      }
    case UInt8(ascii: "t"): if scanner.skip(ifStarts: "true") { return .literal(.bool(true)) }
    case UInt8(ascii: "f"): if scanner.skip(ifStarts: "false") { return .literal(.bool(false)) }
    case UInt8(ascii: "n"): if scanner.skip(ifStarts: "null") { return .literal(.empty) }
    case UInt8(ascii: "'"):
      if let text: String = scanner.takeQuoted() { return .literal(.string(text)) }
      fault = ExpressionFault(reason: .unclosedLiteral, offset: scanner.position, opening: scanner.position)
      return nil
    default: break
    }
    let start: Int = scanner.position
    guard let context: String = takeKey(), let nodes: [Path.Node] = takeSteps(from: start, isRelative: true) else {
      scanner.position = start
      return nil
    }
    return .binding(Binding(context: context, path: Path(nodes: nodes)))
  }

  private mutating func takePath() -> [Path.Node]? { takeSteps(from: scanner.position, isRelative: false) }

  /// The steps of a path: after its first key where it is relative, else that key included.
  private mutating func takeSteps(from start: Int, isRelative: Bool) -> [Path.Node]? {
    var nodes: [Path.Node] = []
    nodes.reserveCapacity(scanner.stepsAhead + (isRelative ? 0 : 1))
    if !isRelative, let key: String = takeKey() { nodes.append(.key(key)) }
    takeIndices(into: &nodes)
    guard isRelative || !nodes.isEmpty else { return nil }
    while nodes.count <= ExpressionParser.longestPath, scanner.isNext(".") {
      let dot: Int = scanner.position
      scanner.skip(1)
      guard let key: String = takeKey() else {
        scanner.position = dot
        break
      }
      nodes.append(.key(key))
      takeIndices(into: &nodes)
    }
    if nodes.count <= ExpressionParser.longestPath { return nodes }
    fault = ExpressionFault(reason: .tooDeep, offset: start, opening: start)
    return nil
  }

  private mutating func takeKey() -> String? {
    let start: Int = scanner.position
    guard let word: String = scanner.takeWord(), !scanner.isNext("(") else {
      scanner.position = start
      return nil
    }
    return word
  }

  private mutating func takeIndices(into nodes: inout [Path.Node]) {
    while nodes.count <= ExpressionParser.longestPath, scanner.isNext("[") {
      let start: Int = scanner.position
      scanner.skip(1)
      guard case .value(.int(let index)) = scanner.takeNumber(), scanner.skip(ifNext: "]") else {
        scanner.position = start
        return
      }
      nodes.append(.index(index))
    }
  }

  private mutating func fail(_ reason: ExpressionFault.Reason, at offset: Int) -> Operand {
    fault = ExpressionFault(reason: reason, offset: offset, opening: offset)
    return .failed
  }

  private mutating func fail(at offset: Int, after expression: SingleExpression?) {
    var reason: ExpressionFault.Reason = scanner.isAtEnd ? .unclosed : .unexpected
    let position: Int = scanner.position
    scanner.position = offset
    if case .literal(let value)? = expression, let name: String = scanner.reservedName(after: value) {
      reason = .reservedPrefix(name)
    }
    scanner.position = position
    fault = ExpressionFault(reason: reason, offset: offset, opening: offset)
  }
}
