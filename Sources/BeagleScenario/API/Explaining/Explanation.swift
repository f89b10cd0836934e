import Beagle
import BeagleSchema

/// Why a property has its value: the expression, what it read, and who wrote that.
final class Explanation: ScenarioHandle {
  /// One context that the expression read.
  struct Read {
    let path: String?
    let value: DynamicObject
    let author: String?
    let origin: String?
    let time: Int?
    let line: Int?
  }

  let property: String
  let label: String
  let value: DynamicObject?
  let expression: String?
  let reads: [Read]
  private let file: String

  init(of property: String, element: Element, app: AppHandle) throws(LuaFault) {
    self.property = property
    label = element.label
    value = element.shown(property)
    file = app.session.file
    let expressions = element.expressions(of: property)
    expression = expressions.first.map { String(describing: $0) }
    var reads = expressions.flatMap(\.bindings).map { Self.read($0, of: element) }
    if let touch = app.touch(of: element, property: property, expression: expressions.first) {
      reads.append(
        Read(
          path: nil, value: value ?? .empty, author: touch.call, origin: nil, time: touch.time, line: touch.line))
    }
    self.reads = reads
  }

  /// An explanation of what was seen at an earlier moment.
  init(of property: String, label: String, value: DynamicObject?, expression: String?, reads: [Read], file: String) {
    self.property = property
    self.label = label
    self.value = value
    self.expression = expression
    self.reads = reads
    self.file = file
  }

  private static func read(_ binding: Binding, of element: Element) -> Read {
    let path = String(describing: binding)
    guard let cell = element.context(binding.context) else {
      return Read(path: path, value: .empty, author: nil, origin: nil, time: nil, line: nil)
    }
    let write = cell.lastWrite(at: binding.path)
    return Read(
      path: path, value: cell.value.value(at: binding.path), author: write?.author, origin: write?.origin,
      time: write?.time, line: write?.line)
  }

  var shownText: String {
    var lines = ["\(label).\(property) is " + LuaLiteral.summary(of: value.map { ScenarioValue($0) } ?? .nothing)]
    if let expression {
      lines.append("  from the expression " + expression)
    } else if reads.isEmpty {
      lines.append(value == nil ? "  which nothing sets" : "  as the screen has it")
    }
    for read in reads { lines += text(of: read) }
    return lines.joined(separator: "\n")
  }

  private func text(of read: Read) -> [String] {
    guard let path = read.path else { return ["  as a person left it: \(read.author ?? "")" + place(of: read)] }
    guard let author = read.author else { return ["  \(path) is in no context"] }
    let shown = LuaLiteral.summary(of: ScenarioValue(read.value), limit: 60)
    if author == "declared" { return ["  \(path) is \(shown), as declared"] }
    var text = "  \(path) is \(shown), written by \(author)"
    if let origin = read.origin { text += " of \(origin)" }
    return [text + place(of: read)]
  }

  private func place(of read: Read) -> String {
    var text = ""
    if let time = read.time { text += " at \(time) ms" }
    if let line = read.line { text += " (\(file):\(line))" }
    return text
  }

  var fields: DynamicObject? {
    var result = DynamicDictionary()
    result["property"] = .string(property)
    if let value { result["value"] = value }
    if let expression { result["expression"] = .string(expression) }
    result["reads"] = .array(reads.map(\.object))
    return .dictionary(result)
  }

  static let type: LuaHandleType = {
    var events = LuaHandleType.Events()
    events.text = { call in call.push(try call.receiver(as: Explanation.self).shownText) }
    return LuaHandleType(
      name: "explanation",
      get: { call, name in
        guard case .dictionary(let fields)? = try call.receiver(as: Explanation.self).fields, let value = fields[name],
          value != .empty
        else { return false }
        try call.push(.readOnly(value))
        return true
      }, events: events)
  }()
}

extension Explanation.Read {
  fileprivate var object: DynamicObject {
    var result = DynamicDictionary()
    if let path { result["path"] = .string(path) }
    result["value"] = value
    if let author { result["by"] = .string(author) }
    if let origin { result["origin"] = .string(origin) }
    if let time { result["at"] = .int(time) }
    if let line { result["line"] = .int(line) }
    return .dictionary(result)
  }
}

extension Element {
  /// The expressions that decide a property, in the order in which they stand.
  func expressions(of property: String) -> [ContextExpression] {
    node.sites.filter { $0.property == property }.map(\.expression)
  }
}
