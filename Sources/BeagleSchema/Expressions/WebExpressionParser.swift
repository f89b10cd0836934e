/// Reads what stands between the braces as the web core does: by the look of the whole, then of each argument.
enum WebExpressionParser {
  static func parse(_ source: String) -> SingleExpression {
    parse(Array(source.utf8)[...], depth: 0) ?? .malformed(source)
  }

  private static func parse(_ source: ArraySlice<UInt8>, depth: Int) -> SingleExpression? {
    guard depth <= ExpressionParser.deepestNesting else { return nil }
    if let literal: DynamicObject = literal(source) { return .literal(literal) }
    guard let parenthesis: Int = source.firstIndex(of: UInt8(ascii: "(")) else { return binding(source) }
    let name: ArraySlice<UInt8> = source[..<parenthesis]
    guard !name.isEmpty, name.allSatisfy(ExpressionText.isASCIIWord), source.last == UInt8(ascii: ")"),
      source.count > name.count + 1, !source.contains(where: isLineEnd),
      let arguments: [ArraySlice<UInt8>] = arguments(of: source[(parenthesis + 1)..<(source.endIndex - 1)])
    else { return nil }
    var parameters: [SingleExpression] = []
    for argument in arguments {
      guard let parameter: SingleExpression = parse(argument, depth: depth + 1) else { return nil }
      parameters.append(parameter)
    }
    return .operation(Operation(name: String(decoding: name, as: UTF8.self), parameters: parameters))
  }

  private static func literal(_ source: ArraySlice<UInt8>) -> DynamicObject? {
    let text: String = String(decoding: source, as: UTF8.self)
    switch text {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .empty
    default: break
    }
    let parts: [ArraySlice<UInt8>] = source.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    if parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isDigit) }), let number: Double = Double(text)
    {
      return WebNumbers.object(number)
    }
    let quote: UInt8 = UInt8(ascii: "'")
    guard source.count > 1, source.first == quote, source.last == quote else { return nil }
    var content: [UInt8] = []
    for byte in source.dropFirst().dropLast() {
      if byte == quote, content.last == UInt8(ascii: "\\") { content.removeLast() }
      content.append(byte)
    }
    return .string(String(decoding: content, as: UTF8.self))
  }

  private static func binding(_ source: ArraySlice<UInt8>) -> SingleExpression? {
    let text: String = String(decoding: source, as: UTF8.self)
    guard source.allSatisfy({ $0 < 0x80 }), !source.contains(UInt8(ascii: "-")), let path: Path = Path(parsing: text),
      case .key(let context)? = path.nodes.first
    else { return nil }
    return .binding(Binding(context: context, path: Path(nodes: Array(path.nodes.dropFirst()))))
  }

  /// The arguments between the outermost commas, blanks around them cut off; nil where a parenthesis is too many.
  private static func arguments(of source: ArraySlice<UInt8>) -> [ArraySlice<UInt8>]? {
    var arguments: [ArraySlice<UInt8>] = []
    var start: Int = source.startIndex
    var position: Int = start
    var depth: Int = 0
    while position < source.endIndex {
      switch source[position] {
      case UInt8(ascii: "'"):
        if let end: Int = source[(position + 1)...].firstIndex(of: UInt8(ascii: "'")) { position = end }
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth < 0 { return nil }
      case UInt8(ascii: ",") where depth == 0:
        arguments.append(trim(source[start..<position]))
        start = position + 1
      default: break
      }
      position += 1
    }
    guard depth == 0 else { return nil }
    if start < source.endIndex { arguments.append(trim(source[start...])) }
    return arguments
  }

  private static func trim(_ source: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var source: ArraySlice<UInt8> = source
    while let first: UInt8 = source.first, isBlank(first) { source.removeFirst() }
    while let last: UInt8 = source.last, isBlank(last) { source.removeLast() }
    return source
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
}
