/// Writes values as JSON; texts are written as they are, expressions by their source.
public struct JSONWriter: Sendable {
  /// Whether each element and each key gets a line of its own, two blanks further in than its parent.
  public var isPretty: Bool
  /// Whether keys are sorted by their bytes instead of keeping their order.
  public var sortsKeys: Bool
  /// Whether whole doubles keep their `.0`.
  public var keepsWholeDoubles: Bool
  /// Whether a line end follows the value.
  public var endsLine: Bool

  /// A writer of this form.
  public init(
    isPretty: Bool = false, sortsKeys: Bool = false, keepsWholeDoubles: Bool = false, endsLine: Bool = false
  ) {
    self.isPretty = isPretty
    self.sortsKeys = sortsKeys
    self.keepsWholeDoubles = keepsWholeDoubles
    self.endsLine = endsLine
  }

  /// As short as possible, keys in their order.
  public static let compact = JSONWriter()
  /// For files that people read and compare: indented, keys sorted, a line end.
  public static let pretty = JSONWriter(isPretty: true, sortsKeys: true, keepsWholeDoubles: true, endsLine: true)

  /// The text of `value`.
  ///
  /// Numbers that JSON does not have, infinities and NaN, are written as null.
  public func string(_ value: DynamicObject) -> String { String(decoding: bytes(value), as: UTF8.self) }

  /// The UTF-8 of the text of `value`.
  public func bytes(_ value: DynamicObject) -> [UInt8] {
    var output: [UInt8] = []
    write(value, indent: 0, to: &output)
    if endsLine { output.append(UInt8(ascii: "\n")) }
    return output
  }

  /// Adds the UTF-8 of the text of `value`.
  package func append(_ value: DynamicObject, to output: inout [UInt8]) { write(value, indent: 0, to: &output) }

  /// Adds a text as JSON has it.
  package static func append(_ text: String, to output: inout [UInt8]) { write(text, to: &output) }

  /// Adds the digits of a number.
  package static func append(_ number: Int, to output: inout [UInt8]) {
    guard number >= 0 else {
      output += String(number).utf8
      return
    }
    var divisor = 1
    while number / divisor >= 10 { divisor *= 10 }
    while divisor > 0 {
      output.append(UInt8(ascii: "0") + UInt8(number / divisor % 10))
      divisor /= 10
    }
  }

  private func write(_ value: DynamicObject, indent: Int, to output: inout [UInt8]) {
    switch value {
    case .empty: output += "null".utf8
    case .bool(let value): output += (value ? "true" : "false").utf8
    case .int(let value): JSONWriter.append(value, to: &output)
    case .double(let value): output += text(of: value).utf8
    case .string(let text): JSONWriter.write(text, to: &output)
    case .expression(let expression): JSONWriter.write(expression.description, to: &output)
    case .array(let elements): write(elements, indent: indent, to: &output)
    case .dictionary(let object): write(object, indent: indent, to: &output)
    }
  }

  private func write(_ elements: [DynamicObject], indent: Int, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "["))
    for (position, element) in elements.enumerated() {
      if position > 0 { output.append(UInt8(ascii: ",")) }
      breakLine(indent: indent + 1, &output)
      write(element, indent: indent + 1, to: &output)
    }
    if !elements.isEmpty { breakLine(indent: indent, &output) }
    output.append(UInt8(ascii: "]"))
  }

  private func write(_ object: DynamicDictionary, indent: Int, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "{"))
    if sortsKeys {
      let keys: [String] = object.keys
      let order: [Int] = keys.indices.sorted { keys[$0].utf8.lexicographicallyPrecedes(keys[$1].utf8) }
      for (index, position) in order.enumerated() {
        write(object[position], isFirst: index == 0, indent: indent + 1, to: &output)
      }
    } else {
      for position in object.indices {
        write(object[position], isFirst: position == 0, indent: indent + 1, to: &output)
      }
    }
    if !object.isEmpty { breakLine(indent: indent, &output) }
    output.append(UInt8(ascii: "}"))
  }

  private func write(_ entry: DynamicDictionary.Element, isFirst: Bool, indent: Int, to output: inout [UInt8]) {
    if !isFirst { output.append(UInt8(ascii: ",")) }
    breakLine(indent: indent, &output)
    JSONWriter.write(entry.key, to: &output)
    output.append(UInt8(ascii: ":"))
    if isPretty { output.append(UInt8(ascii: " ")) }
    write(entry.value, indent: indent, to: &output)
  }

  private func breakLine(indent: Int, _ output: inout [UInt8]) {
    guard isPretty else { return }
    output.append(UInt8(ascii: "\n"))
    for _ in 0..<(2 * indent) { output.append(UInt8(ascii: " ")) }
  }

  private func text(of value: Double) -> String {
    guard value.isFinite else { return "null" }
    if !keepsWholeDoubles, let whole = Int(exactly: value) { return String(whole) }
    return value.description
  }

  private static func write(_ text: String, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    var text: String = text
    text.withUTF8 { bytes in
      var start: Int = 0
      var position: Int = 0
      while position < bytes.count {
        if position + 8 <= bytes.count, hasNoEscape(UnsafeRawBufferPointer(bytes), at: position) {
          position += 8
          continue
        }
        let byte: UInt8 = bytes[position]
        position += 1
        guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else { continue }
        output.append(contentsOf: bytes[start..<(position - 1)])
        start = position
        writeEscape(of: byte, to: &output)
      }
      output.append(contentsOf: bytes[start...])
    }
    output.append(UInt8(ascii: "\""))
  }

  /// Whether the next eight bytes stand in JSON as they are; a no may be wrong, a yes is not.
  private static func hasNoEscape(_ bytes: UnsafeRawBufferPointer, at position: Int) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let word: UInt64 = bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self)
    let quote: UInt64 = word ^ (ones &* 0x22)
    let backslash: UInt64 = word ^ (ones &* 0x5C)
    let found: UInt64 =
      ((word &- ones &* 0x20) & ~word) | ((quote &- ones) & ~quote) | ((backslash &- ones) & ~backslash)
    return found & (ones &* 0x80) == 0
  }

  private static func writeEscape(of byte: UInt8, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\\"))
    switch byte {
    case 0x08: output.append(UInt8(ascii: "b"))
    case 0x09: output.append(UInt8(ascii: "t"))
    case 0x0A: output.append(UInt8(ascii: "n"))
    case 0x0C: output.append(UInt8(ascii: "f"))
    case 0x0D: output.append(UInt8(ascii: "r"))
    case 0..<0x20:
      let digits: StaticString = "0123456789abcdef"
      output += "u00".utf8
      output.append(digits.utf8Start[Int(byte >> 4)])
      output.append(digits.utf8Start[Int(byte & 15)])
    default: output.append(byte)
    }
  }
}

extension DynamicObject {
  /// Whether JSON can hold the value: no number in it is infinite or not a number.
  public var isEncodable: Bool {
    switch self {
    case .double(let value): value.isFinite
    case .array(let elements): elements.allSatisfy(\.isEncodable)
    case .dictionary(let object): object.values.allSatisfy(\.isEncodable)
    default: true
    }
  }
}
