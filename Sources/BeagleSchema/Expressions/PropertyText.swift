/// What a text of a document is: plain, or with live expressions in it.
enum PropertyText {
  case plain(String)
  case expression(ContextExpression)

  init(_ text: String, on platform: Platform) {
    var text: String = text
    let parsed: PropertyText? = text.withUTF8 { bytes in
      ExpressionText.isPlain(bytes) ? nil : PropertyText(parsing: bytes, on: platform)
    }
    self = parsed ?? .plain(text)
  }

  init(parsing bytes: UnsafeBufferPointer<UInt8>, on platform: Platform) {
    switch ExpressionRules.of(platform).grammar {
    case .wholeText:
      var parser: ExpressionParser = ExpressionParser(bytes)
      if let expression: ContextExpression = parser.parseProperty() {
        self = .expression(expression)
      } else {
        self = .plain(ExpressionText.unescape(String(decoding: bytes, as: UTF8.self)))
      }
    case .androidParts:
      self = PropertyParts(bytes).text(
        unescape: ExpressionText.unescapeAnyAt,
        parse: { AndroidExpressionParser.parse($0) }
      )
    case .webParts:
      self = PropertyParts(bytes).text(unescape: { $0 }, parse: { WebExpressionParser.parse($0) })
    }
  }
}

extension ContextExpression {
  /// The expression that a property text is; nil where it is plain text.
  public init?(parsing text: String, on platform: Platform = .ios) {
    guard case .expression(let expression) = PropertyText(text, on: platform) else { return nil }
    self = expression
  }
}

extension DynamicObject {
  /// What a text of a document stands for: an expression, or a plain text with its escapes resolved.
  public init(propertyText text: String, on platform: Platform = .ios) {
    switch PropertyText(text, on: platform) {
    case .plain(let plain): self = .string(plain)
    case .expression(let expression): self = .expression(expression)
    }
  }
}
