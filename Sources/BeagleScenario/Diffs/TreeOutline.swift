package import BeagleSchema

/// Prints a resulting tree as an outline: a line for each component with what one knows it by.
package enum TreeOutline {
  /// How many components are printed before the rest is only counted.
  package static let limit = 40

  /// The outline of `tree`, indented by `indent`, without a final newline.
  package static func render(_ tree: DynamicObject, indent: Int = 2) -> String {
    var lines: [String] = []
    var total = 0
    write(tree, level: 0, indent: indent, lines: &lines, total: &total)
    if total > limit { lines.append(String(repeating: " ", count: indent) + "… \(total - limit) more components") }
    return lines.joined(separator: "\n")
  }

  private static func write(
    _ node: DynamicObject, level: Int, indent: Int, lines: inout [String], total: inout Int
  ) {
    guard case .dictionary(let fields) = node else { return }
    total += 1
    if total <= limit {
      let mark = isHidden(fields) ? " (hidden)" : ""
      lines.append(String(repeating: " ", count: indent + 2 * level) + title(of: fields) + mark)
    }
    if let child = fields["child"] { write(child, level: level + 1, indent: indent, lines: &lines, total: &total) }
    if case .array(let children)? = fields["children"] {
      for child in children { write(child, level: level + 1, indent: indent, lines: &lines, total: &total) }
    }
  }

  /// Whether the component takes itself and all below it from the screen.
  private static func isHidden(_ fields: DynamicDictionary) -> Bool {
    guard case .dictionary(let style)? = fields["style"] else { return false }
    return style["display"] == .string("NONE")
  }

  private static let telling = ["text", "title", "value", "placeholder", "url"]

  /// One component in a line: `button "buy" text = "Buy now"`.
  package static func title(of fields: DynamicDictionary, name: String = "component") -> String {
    var title = name
    if case .string(let name)? = fields["_beagleComponent_"] {
      title = name.hasPrefix("beagle:") ? String(name.dropFirst(7)) : name
    }
    if case .string(let id)? = fields["id"] { title += " " + LuaLiteral.quoted(id) }
    for key in telling {
      guard let value = fields[key], value != .empty else { continue }
      title += " " + key + " = " + LuaLiteral.summary(of: ScenarioValue(value), limit: 60)
      break
    }
    return title
  }
}
