/// Takes a Lua text apart as far as lint needs it: names, texts and symbols, without comments and numbers.
struct LuaTokenizer {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var column = 1
  /// Where `column` is the one of, so that a long line is counted once.
  private var counted = 0
  private var tokens: [LuaToken] = []

  /// The tokens of `source`.
  static func tokens(of source: [UInt8]) -> [LuaToken] {
    var tokenizer = LuaTokenizer(bytes: source)
    tokenizer.run()
    return tokenizer.tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func peek(_ offset: Int = 0) -> UInt8 {
    position + offset < bytes.count ? bytes[position + offset] : 0
  }

  private mutating func run() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      position = 3
      counted = 3
    }
    if peek() == UInt8(ascii: "#") { skipLine() }
    while position < bytes.count {
      let byte = peek()
      switch byte {
      case UInt8(ascii: "\n"): advance()
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): position += 1
      case UInt8(ascii: "-") where peek(1) == byte: comment()
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quoted(byte)
      case UInt8(ascii: "[") where longLevel() != nil: longString()
      case _ where Self.isNameStart(byte): name()
      case UInt8(ascii: "0")...UInt8(ascii: "9"): number()
      default:
        add(.symbol, String(decoding: [byte], as: UTF8.self), line, columnHere())
        position += 1
      }
    }
  }

  private static func isNameStart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) && byte < 0x80
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    isNameStart(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private mutating func add(_ kind: LuaToken.Kind, _ text: String, _ line: Int, _ column: Int) {
    tokens.append(LuaToken(kind: kind, text: text, line: line, column: column))
  }

  private mutating func advance() {
    if peek() == UInt8(ascii: "\n") {
      line += 1
      column = 1
      counted = position + 1
    }
    position += 1
  }

  private mutating func columnHere() -> Int {
    column += String(decoding: bytes[counted..<position], as: UTF8.self).count
    counted = position
    return column
  }

  private mutating func skipLine() {
    while position < bytes.count && peek() != UInt8(ascii: "\n") { position += 1 }
  }

  private mutating func comment() {
    position += 2
    if let level = longLevel() { _ = takeLong(level) } else { skipLine() }
  }

  private mutating func name() {
    let (start, column) = (position, columnHere())
    while Self.isNamePart(peek()) { position += 1 }
    add(.name, String(decoding: bytes[start..<position], as: UTF8.self), line, column)
  }

  private mutating func number() {
    while Self.isNamePart(peek()) || peek() == UInt8(ascii: ".") { position += 1 }
  }

  /// How many `=` the long bracket here has; nil where there is none.
  private func longLevel() -> Int? {
    guard peek() == UInt8(ascii: "[") else { return nil }
    var level = 0
    while peek(1 + level) == UInt8(ascii: "=") { level += 1 }
    return peek(1 + level) == UInt8(ascii: "[") ? level : nil
  }

  private mutating func longString() {
    let (line, column) = (line, columnHere())
    guard let level = longLevel() else { return }
    add(.string, takeLong(level), line, column)
  }

  private mutating func takeLong(_ level: Int) -> String {
    position += level + 2
    let closing = [UInt8(ascii: "]")] + [UInt8](repeating: UInt8(ascii: "="), count: level) + [UInt8(ascii: "]")]
    let start = position
    while position < bytes.count && !bytes[position...].starts(with: closing) { advance() }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    position = min(bytes.count, position + closing.count)
    return text.hasPrefix("\n") ? String(text.dropFirst()) : text
  }

  private mutating func quoted(_ quote: UInt8) {
    let (line, column) = (line, columnHere())
    position += 1
    var text: [UInt8] = []
    while position < bytes.count, peek() != quote, peek() != UInt8(ascii: "\n") {
      if peek() == UInt8(ascii: "\\") {
        position += 1
        escape(into: &text)
      } else {
        text.append(peek())
        position += 1
      }
    }
    if peek() == quote { position += 1 }
    add(.string, String(decoding: text, as: UTF8.self), line, column)
  }

  private mutating func escape(into text: inout [UInt8]) {
    switch peek() {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "\n"):
      text.append(0x0A)
      advance()
      return
    default: text.append(peek())
    }
    position += 1
  }
}
