import Beagle
import BeagleSchema

/// `assert.context`.
enum ContextAssertion {
  static func check(_ call: LuaCall, of session: ScenarioSession) throws -> String? {
    let target = try AssertionHost.target(call, "assert.context")
    guard call.isString(2) else { throw call.fault(2, expected: "a path such as \"cart.total\"") }
    let text = try call.string(2)
    guard let path = Path(parsing: text), case .key(let id)? = path.nodes.first else {
      throw call.fault(2, "\(LuaLiteral.quoted(text)) is no path")
    }
    let cell = try target.app.context(id, from: target.element?.element).cell
    let value = cell.value.value(at: Path(nodes: Array(path.nodes.dropFirst())), on: target.app.platform)
    let differences: [Difference]
    if call.isNil(3) {
      if value == .empty { return nil }
      differences = [Difference(path: "", expected: .nothing, actual: ScenarioValue(value))]
    } else {
      let pattern = try call.pattern(3, of: session)
      if try holds(value, pattern) { return nil }
      differences = try PatternMatcher.differences(value, pattern, whole: true)
    }
    var lines = ["the context \(text) differs (- expected, + actual)", DifferenceText.render(differences)]
    if let write = cell.lastWrite(at: Path(nodes: Array(path.nodes.dropFirst()))) {
      lines.append(note(write, of: text, file: session.file))
    }
    return lines.joined(separator: "\n")
  }

  private static func holds(_ value: DynamicObject, _ pattern: Pattern) throws -> Bool {
    if case .absent = pattern { return value == .empty }
    return try PatternMatcher.matches(value, pattern, whole: true)
  }

  private static func note(_ write: ContextWrite, of path: String, file: String) -> String {
    if write.author == "declared" { return "\(path) is as declared" }
    var text = "\(path) was written by \(write.author)"
    if let origin = write.origin { text += " of \(origin)" }
    text += " at \(write.time) ms"
    if let line = write.line { text += " (\(file):\(line))" }
    return text
  }
}
