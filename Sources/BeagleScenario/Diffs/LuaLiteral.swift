/// Writes values as Lua source that can be pasted into a scenario: sorted keys, one line where it fits.
package struct LuaLiteral {
  /// The widest line that is written.
  package let width: Int
  /// The deepest level that is written out; what lies below is `{ … }`.
  package let depth: Int

  /// A writer of lines up to `width`.
  package init(width: Int = 100, depth: Int = 64) {
    self.width = width
    self.depth = depth
  }

  /// `value` as Lua source, its lines after the first indented by `indent`.
  ///
  /// - Parameter column: how much of the first line is taken already.
  package func text(of value: ScenarioValue, indent: Int = 0, column: Int? = nil) -> String {
    var output = ""
    write(value, indent: indent, column: column ?? indent, level: 0, to: &output)
    return output
  }

  /// `value` on one line, whatever its length.
  package static func line(of value: ScenarioValue) -> String {
    var output = ""
    LuaLiteral().writeLine(value, level: 0, to: &output)
    return output
  }

  /// `value` on one line of at most `limit` characters, cut with `…`.
  package static func summary(of value: ScenarioValue, limit: Int = 100) -> String {
    let line = line(of: value)
    guard line.count > limit else { return line }
    return line.prefix(limit - 1) + "…"
  }

  private func write(_ value: ScenarioValue, indent: Int, column: Int, level: Int, to output: inout String) {
    guard value.isTable, level < depth else { return writeLine(value, level: level, to: &output) }
    var line = ""
    writeLine(value, level: level, to: &line)
    guard column + line.count > width else {
      output += line
      return
    }
    let inner = String(repeating: " ", count: indent + 2)
    output += "{\n"
    for (key, item) in Self.parts(of: value) {
      let prefix = key.map { $0 + " = " } ?? ""
      output += inner + prefix
      write(item, indent: indent + 2, column: indent + 2 + prefix.count + 1, level: level + 1, to: &output)
      output += ",\n"
    }
    output += String(repeating: " ", count: indent) + "}"
  }

  private func writeLine(_ value: ScenarioValue, level: Int, to output: inout String) {
    switch value {
    case .nothing: output += "nil"
    case .absent: output += "beagle.absent"
    case .null: output += "beagle.null"
    case .bool(let value): output += value ? "true" : "false"
    case .int(let value): output += String(value)
    case .double(let value): output += Self.number(value)
    case .text(let value): output += Self.quoted(value)
    case .opaque(let value): output += value
    case .list, .object:
      let parts = Self.parts(of: value)
      guard !parts.isEmpty else { return output += "{}" }
      guard level < depth else { return output += "{ … }" }
      output += "{ "
      for (index, (key, item)) in parts.enumerated() {
        if index > 0 { output += ", " }
        if let key { output += key + " = " }
        writeLine(item, level: level + 1, to: &output)
      }
      output += " }"
    }
  }

  private static func parts(of value: ScenarioValue) -> [(key: String?, value: ScenarioValue)] {
    switch value {
    case .list(let items): items.map { (nil, $0) }
    case .object(let entries):
      entries.sorted { $0.key < $1.key }.map { (key: key($0.key), value: $0.value) }
    default: []
    }
  }

  /// A key as it stands in a table constructor.
  package static func key(_ key: ScenarioValue.Key) -> String {
    switch key {
    case .text(let text) where isName(text): text
    case .text(let text): "[" + quoted(text) + "]"
    case .other(let text): "[" + text + "]"
    }
  }

  /// A number as Lua prints it.
  package static func number(_ value: Double) -> String {
    if value.isNaN { return "0/0" }
    if value.isInfinite { return value < 0 ? "-math.huge" : "math.huge" }
    return value.description
  }

  /// Whether `text` can stand as a name in Lua source.
  package static func isName(_ text: String) -> Bool {
    let bytes = text.utf8
    guard let first = bytes.first, isLetter(first) else { return false }
    return bytes.allSatisfy { isLetter($0) || (48...57).contains($0) } && !reserved.contains(text)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (97...122).contains(byte) || (65...90).contains(byte) || byte == 95
  }

  private static let reserved: Set<String> = [
    "and", "break", "do", "else", "elseif", "end", "false", "for", "function", "goto", "if", "in", "local", "nil",
    "not", "or", "repeat", "return", "then", "true", "until", "while",
  ]
}
