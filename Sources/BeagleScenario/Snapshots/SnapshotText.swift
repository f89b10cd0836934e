package import BeagleSchema

/// Writes a value as a snapshot file holds it: JSON, sorted keys, two spaces, a final newline.
package enum SnapshotText {
  /// The file's text.
  package static func render(_ value: DynamicObject) -> String {
    var output = ""
    write(value, indent: "", to: &output)
    return output + "\n"
  }

  private static func write(_ value: DynamicObject, indent: String, to output: inout String) {
    switch value {
    case .empty: output += "null"
    case .bool(let value): output += value ? "true" : "false"
    case .int(let value): output += String(value)
    case .double(let value): output += value.isFinite ? value.description : "null"
    case .string(let value): output += quoted(value)
    case .expression(let expression): output += quoted(String(describing: expression))
    case .array(let items):
      guard !items.isEmpty else { return output += "[]" }
      let inner = indent + "  "
      for (index, item) in items.enumerated() {
        output += (index == 0 ? "[\n" : ",\n") + inner
        write(item, indent: inner, to: &output)
      }
      output += "\n" + indent + "]"
    case .dictionary(let fields):
      guard !fields.isEmpty else { return output += "{}" }
      let inner = indent + "  "
      for (index, (key, value)) in fields.sorted(by: { $0.key < $1.key }).enumerated() {
        output += (index == 0 ? "{\n" : ",\n") + inner + quoted(key) + ": "
        write(value, indent: inner, to: &output)
      }
      output += "\n" + indent + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var output = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": output += "\\\""
      case "\\": output += "\\\\"
      case "\n": output += "\\n"
      case "\r": output += "\\r"
      case "\t": output += "\\t"
      case "\0"..<" ":
        let digits = String(scalar.value, radix: 16)
        output += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output + "\""
  }
}
