/// The parts of a text as Android and web see it: every `@{…}` stands for itself, whatever surrounds it.
struct PropertyParts {
  private enum Part {
    case text(String)
    /// Backslashes, then `@{`, the content, and `}`.
    case expression(backslashes: Int, content: String)
  }

  private var parts: [Part] = []
  private var hasExpression: Bool = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var ends: ExpressionEnds = ExpressionEnds(bytes)
    var start: Int = 0
    var position: Int = 0
    while position < bytes.count {
      guard let end: Int = ends.end(at: position) else {
        position += 1
        continue
      }
      var backslashes: Int = 0
      while position - backslashes > start, bytes[position - backslashes - 1] == UInt8(ascii: "\\") { backslashes += 1 }
      append(bytes[start..<(position - backslashes)])
      let content: String = String(
        decoding: UnsafeBufferPointer(rebasing: bytes[(position + 2)..<(end - 1)]),
        as: UTF8.self
      )
      parts.append(.expression(backslashes: backslashes, content: content))
      hasExpression = true
      start = end
      position = end
    }
    append(bytes[start...])
  }

  /// What the text is, its live expressions read by `parse`; `unescape` resolves what escapes there are besides those
  /// before an expression, in texts that have one.
  func text(unescape: (String) -> String, parse: (String) -> SingleExpression) -> PropertyText {
    var nodes: [ContextExpression.MultipleNode] = []
    var plain: String = ""
    for part in parts {
      switch part {
      case .text(let text): plain += hasExpression ? unescape(text) : text
      case .expression(let backslashes, let content):
        plain += String(repeating: "\\", count: backslashes / 2)
        if !backslashes.isMultiple(of: 2) {
          plain += "@{\(content)}"
          continue
        }
        if !plain.isEmpty { nodes.append(.text(plain)) }
        plain = ""
        nodes.append(.expression(parse(content)))
      }
    }
    if nodes.isEmpty { return .plain(plain) }
    if plain.isEmpty, nodes.count == 1, case .expression(let expression) = nodes[0] {
      return .expression(.single(expression))
    }
    if !plain.isEmpty { nodes.append(.text(plain)) }
    return .expression(.multiple(nodes))
  }

  private mutating func append(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    if !bytes.isEmpty { parts.append(.text(String(decoding: UnsafeBufferPointer(rebasing: bytes), as: UTF8.self))) }
  }
}
