extension LuaLiteral {
  /// `text` as a Lua string literal, in which characters that nobody sees are escapes.
  package static func quoted(_ text: String) -> String { quoted(text, escaping: isInvisible) }

  /// `text` as a Lua string literal of ASCII characters.
  ///
  /// It tells texts apart that look alike, as an `é` of one character and one of two.
  package static func plain(_ text: String) -> String { quoted(text) { !$0.isASCII } }

  /// `bytes` as a Lua string literal; what is no UTF-8 stands as `\xFF`.
  package static func quoted(bytes: UnsafeRawBufferPointer) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return quoted(text) }
    var output = ""
    var iterator = bytes.makeIterator()
    var decoder = UTF8.ForwardParser()
    var position = 0
    while true {
      switch decoder.parseScalar(from: &iterator) {
      case .valid(let encoded):
        position += encoded.count
        write(UTF8.decode(encoded), escaping: isInvisible, to: &output)
      case .error(let length):
        for byte in bytes[position..<position + length] { output += "\\x" + hexadecimal(UInt32(byte), digits: 2) }
        position += length
      case .emptyInput: return "\"" + output + "\""
      }
    }
  }

  private static func quoted(_ text: String, escaping isEscaped: (Unicode.Scalar) -> Bool) -> String {
    var output = "\""
    for scalar in text.unicodeScalars { write(scalar, escaping: isEscaped, to: &output) }
    return output + "\""
  }

  private static func write(
    _ scalar: Unicode.Scalar, escaping isEscaped: (Unicode.Scalar) -> Bool, to output: inout String
  ) {
    switch scalar {
    case "\"": output += "\\\""
    case "\\": output += "\\\\"
    case "\n": output += "\\n"
    case "\r": output += "\\r"
    case "\t": output += "\\t"
    case "\0"..<" ", "\u{7F}":
      let code = String(scalar.value)
      output += "\\" + String(repeating: "0", count: 3 - code.count) + code
    case _ where isEscaped(scalar): output += "\\u{" + hexadecimal(scalar.value, digits: 2) + "}"
    default: output.unicodeScalars.append(scalar)
    }
  }

  private static func hexadecimal(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  /// Spaces that are none of the keyboard's, marks of direction and of nothing; the joiner of emoji stays.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII || scalar == "\u{200D}" { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator: return true
    default: return false
    }
  }
}
