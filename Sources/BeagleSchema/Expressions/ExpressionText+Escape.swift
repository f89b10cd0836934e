extension ExpressionText {
  /// Writes plain text with the escapes that reading resolves to just this text.
  ///
  /// A run of backslashes is doubled only where it has to be: a lone one elsewhere means itself.
  ///
  /// - Parameters:
  ///   - text: The text to be read.
  ///   - isBeforeExpression: Whether a live expression follows directly.
  ///   - platform: The platform that reads it.
  static func escape(_ text: String, isBeforeExpression: Bool, on platform: Platform) -> String {
    var text: String = text
    return text.withUTF8 { escape($0, isBeforeExpression: isBeforeExpression, on: platform) }
  }

  private static func escape(
    _ bytes: UnsafeBufferPointer<UInt8>,
    isBeforeExpression: Bool,
    on platform: Platform
  ) -> String {
    var ends: ExpressionEnds = ExpressionEnds(bytes)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 8)
    var position: Int = 0
    while position <= bytes.count {
      var run: Int = 0
      while position + run < bytes.count, bytes[position + run] == backslash { run += 1 }
      position += run
      let written: Int
      if position == bytes.count {
        written = isBeforeExpression ? 2 * run : unmarked(run, on: platform)
      } else if opensEscape(at: position, in: bytes, after: run, &ends, on: platform) {
        written = 2 * run + 1
      } else {
        written = unmarked(run, on: platform)
      }
      result.append(contentsOf: repeatElement(backslash, count: written))
      guard position < bytes.count else { break }
      result.append(bytes[position])
      position += 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// How many backslashes stand for a run of them where nothing follows that they could escape.
  private static func unmarked(_ run: Int, on platform: Platform) -> Int {
    if platform == .web { return run }
    return run < 2 ? run : 2 * run - 1
  }

  /// Whether backslashes before `position` count as escapes of what stands there.
  private static func opensEscape(
    at position: Int,
    in bytes: UnsafeBufferPointer<UInt8>,
    after run: Int,
    _ ends: inout ExpressionEnds,
    on platform: Platform
  ) -> Bool {
    guard bytes[position] == at else { return false }
    let opensExpression: Bool = position + 1 < bytes.count && bytes[position + 1] == brace
    switch platform {
    case .ios: return opensExpression
    case .android: return opensExpression || run > 0
    case .web: return ends.end(at: position) != nil
    }
  }
}

extension DynamicObject {
  /// The text that a document has to hold so that reading it gives this text or expression; nil for other values.
  public func propertyText(on platform: Platform = .ios) -> String? {
    switch self {
    case .expression(let expression): return expression.escapedDescription(on: platform)
    case .string(let text):
      if DynamicObject(propertyText: text, on: platform) == self { return text }
      return ExpressionText.escape(text, isBeforeExpression: false, on: platform)
    default: return nil
    }
  }
}
