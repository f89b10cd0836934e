extension DynamicObject {
  /// The value as text in the form of Beagle iOS: null is empty, a text is itself.
  public var text: String { text(in: .swift) }

  /// The value as text in that form.
  public func text(in form: TextForm) -> String {
    switch self {
    case .string(let text): return text
    case .int(let value): return String(value)
    default:
      var text: String = ""
      write(to: &text, in: form)
      return text
    }
  }

  func write(to text: inout String, in form: TextForm) {
    switch self {
    case .empty: return
    case .bool(let value): text += value ? "true" : "false"
    case .int(let value): text += String(value)
    case .double(let value): text += DynamicObject.text(of: value, in: form)
    case .string(let value): text += value
    case .expression(let expression): text += expression.description
    case .array(let elements):
      guard form == .swift else { return writeJSON(to: &text, in: form) }
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += ", " }
        element.write(to: &text, in: form)
      }
      text += "]"
    case .dictionary(let dictionary):
      guard form == .swift else { return writeJSON(to: &text, in: form) }
      DynamicObject.write(dictionary, to: &text)
    }
  }

  private static func write(_ dictionary: DynamicDictionary, to text: inout String) {
    if dictionary.isEmpty {
      text += "[:]"
      return
    }
    text += "["
    for (index, entry) in dictionary.sorted(by: { $0.key < $1.key }).enumerated() {
      if index > 0 { text += ", " }
      text += entry.key.debugDescription
      text += ": "
      entry.value.write(to: &text, in: .swift)
    }
    text += "]"
  }

  static func text(of value: Double, in form: TextForm) -> String {
    switch (form, NumberText(value)) {
    case (.swift, _): value.isNaN ? "nan" : value.description
    case (.java, let number?): number.java
    case (.javaScript, let number?): number.javaScript
    case (_, nil): value.isNaN ? "NaN" : value > 0 ? "Infinity" : "-Infinity"
    }
  }

  /// Writes the value as compact JSON.
  private func writeJSON(to text: inout String, in form: TextForm) {
    switch self {
    case .empty: text += "null"
    case .bool, .int: write(to: &text, in: form)
    case .double(let value):
      guard let number: NumberText = NumberText(value) else {
        text += "null"
        return
      }
      let isWhole: Bool = value == value.rounded() && value.magnitude < 0x1p63
      text += form == .java && !isWhole ? number.java : number.javaScript
    case .string(let value): DynamicObject.writeQuoted(value, to: &text, in: form)
    case .expression(let expression): DynamicObject.writeQuoted(expression.description, to: &text, in: form)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += "," }
        element.writeJSON(to: &text, in: form)
      }
      text += "]"
    case .dictionary(let dictionary):
      text += "{"
      for (index, entry) in dictionary.enumerated() {
        if index > 0 { text += "," }
        DynamicObject.writeQuoted(entry.key, to: &text, in: form)
        text += ":"
        entry.value.writeJSON(to: &text, in: form)
      }
      text += "}"
    }
  }

  private static func writeQuoted(_ value: String, to text: inout String, in form: TextForm) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "/": text += form == .java ? "\\/" : "/"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{8}": text += "\\b"
      case "\u{C}": text += "\\f"
      case "\u{0}"..."\u{1F}":
        let digits: String = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
