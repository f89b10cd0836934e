import Beagle
import BeagleSchema

/// Turns recorded steps into the JSON form of a trace: `{ values, steps }`.
///
/// Each distinct screen, context value, body and set of properties stands once in `values`; the steps name its position.
struct TraceWriter {
  private var values: [DynamicObject] = []
  private var positions: [DynamicObject: Int] = [:]

  /// The trace of these steps.
  mutating func trace(of steps: [(app: AppHandle, step: TraceStep)]) -> DynamicObject {
    var marks: [ObjectIdentifier: TraceMarks] = [:]
    var objects: [DynamicObject] = []
    for (position, (app, step)) in steps.enumerated() {
      let key = ObjectIdentifier(app)
      let isLast: Bool = !steps[(position + 1)...].contains { $0.app === app }
      objects.append(object(step, of: app, since: marks[key] ?? .none, isLast: isLast))
      marks[key] = step.marks
    }
    return ["values": .array(values), "steps": .array(objects)]
  }

  private mutating func position(of value: DynamicObject) -> DynamicObject {
    if let known = positions[value] { return .int(known) }
    positions[value] = values.count
    values.append(value)
    return .int(values.count - 1)
  }

  private mutating func object(
    _ step: TraceStep, of app: AppHandle, since mark: TraceMarks, isLast: Bool
  ) -> DynamicObject {
    var result: DynamicDictionary = ["call": .string(step.call), "file": .string(step.file), "at": .int(step.time)]
    result["line"] = step.line.map { .int($0) }
    result["touched"] = step.touched.map { .string($0) }
    result["focused"] = step.focused.map { .string($0) }
    result["error"] = step.error.map { .string($0) }
    result["screen"] = step.state.visibleScreen.map { .string($0.identifier) }
    result["stacks"] = .array(
      step.state.stacks.map { stack in .array(stack.screens.map { .string($0.identifier) }) })
    if let stack = step.state.visibleStack {
      if stack.isLoading { result["loading"] = .bool(true) }
      result["errorView"] = stack.errorView.map { .string($0.message) }
      if step.state.stacks.count > 1 || stack.screens.count > 1 { result["canGoBack"] = .bool(true) }
    }
    result["dialog"] = step.state.dialogs.first?.object
    if let tree = step.tree { result["tree"] = position(of: tree) }
    var contexts = DynamicDictionary()
    for (id, value) in step.contexts { contexts[id] = position(of: value) }
    result["contexts"] = .dictionary(contexts)
    addJournal(to: &result, of: app.application, from: mark, to: step.marks)
    if isLast, let explanations = explanations(of: app) { result["explain"] = position(of: explanations) }
    return .dictionary(result)
  }

  private mutating func addJournal(
    to result: inout DynamicDictionary, of application: Application, from: TraceMarks, to: TraceMarks
  ) {
    let journal: Journal = application.journal
    func add(_ key: String, _ list: [DynamicObject]) {
      if !list.isEmpty { result[key] = .array(list) }
    }
    add("states", journal.transitions[from.transitions..<to.transitions].map(\.object))
    var actions: [DynamicObject] = []
    for action in journal.actions[from.actions..<to.actions] {
      let props: DynamicObject = position(of: action.props)
      actions.append(
        ["name": .string(action.name), "origin": .string(action.origin), "props": props, "at": .int(action.time)])
    }
    add("actions", actions)
    add("external_urls", journal.externalURLs[from.externalURLs..<to.externalURLs].map { .string($0) })
    add("native_routes", journal.nativeRoutes[from.nativeRoutes..<to.nativeRoutes].map(\.object))
    add("analytics", Array(journal.analytics[from.analytics..<to.analytics]))
    add("logs", application.log.entries[from.logs..<to.logs].map(\.object))
    var requests: [DynamicObject] = []
    for request in application.network.requests[from.requests..<to.requests] { requests.append(object(request)) }
    add("requests", requests)
  }

  private mutating func object(_ request: RequestRecord) -> DynamicObject {
    var result: DynamicDictionary = ["method": .string(request.method), "path": .string(request.path)]
    if let status = request.status { result["status"] = .int(status) }
    if let failure = request.failure { result["error"] = .string(failure.rawValue) }
    if let body = request.body { result["body"] = position(of: body) }
    if let answer = request.answer, !answer.bytes.isEmpty { result["answer"] = position(of: Self.value(of: answer)) }
    return .dictionary(result)
  }

  private static func value(of body: ResponseBody) -> DynamicObject {
    (try? DynamicObject(rawJSON: body.bytes)) ?? .string(body.text)
  }

  /// Why each evaluated property of the visible screen has its value, by the component's path.
  private func explanations(of app: AppHandle) -> DynamicObject? {
    guard let root = app.application.visibleScreen?.root else { return nil }
    var result = DynamicDictionary()
    func collect(_ element: Element) {
      var lines: [DynamicObject] = []
      for property in element.explainableProperties {
        guard let explanation = try? Explanation(of: property, element: element, app: app) else { continue }
        lines.append(.string(explanation.shownText))
      }
      if !lines.isEmpty { result[element.path] = .array(lines) }
      for child in element.children { collect(child) }
    }
    collect(root)
    return result.isEmpty ? nil : .dictionary(result)
  }
}

extension Element {
  /// The properties that an expression or a person decides, each once.
  fileprivate var explainableProperties: [String] {
    var names: [String] = []
    for site in node.sites where !names.contains(site.property) { names.append(site.property) }
    switch state {
    case .input where !names.contains("value"): names.append("value")
    case .pages where !names.contains("currentPage"): names.append("currentPage")
    case .tabs where !names.contains("currentTab"): names.append("currentTab")
    default: break
    }
    return names
  }
}
