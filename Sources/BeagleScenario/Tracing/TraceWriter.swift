import Beagle
import BeagleSchema

/// Turns recorded steps into the JSON form of a trace: `{ values, nodes, steps }`.
///
/// Each distinct context value, body and set of properties stands once in `values`, each distinct node of a tree once
/// in `nodes`, as `[properties, slot, positions of the nodes in it]`; the steps name positions.
struct TraceWriter {
  private var pool = TracePool()
  /// What was last said about a property, by screen, path and property.
  private var said: [Int: [String: [TracedReads]]] = [:]

  /// The trace of these steps as JSON text.
  mutating func trace(of steps: [TraceStep]) -> String {
    var apps: [ObjectIdentifier] = []
    var texts: [String] = []
    for step in steps {
      let app: Int = apps.firstIndex(of: ObjectIdentifier(step.app)) ?? apps.count
      if app == apps.count { apps.append(ObjectIdentifier(step.app)) }
      texts.append(JSONWriter.compact.string(object(step, ofApp: app)))
    }
    let lists: [String] = [pool.values, pool.nodes, texts].map { $0.joined(separator: ",") }
    return "{\"values\":[\(lists[0])],\"nodes\":[\(lists[1])],\"steps\":[\(lists[2])]}"
  }

  private mutating func object(_ step: TraceStep, ofApp app: Int) -> DynamicObject {
    var result: DynamicDictionary = ["call": .string(step.call), "file": .string(step.file), "at": .int(step.time)]
    if app > 0 { result["app"] = .int(app) }
    if step.app.platform != step.app.session.options.platform {
      result["platform"] = .string(step.app.platform.rawValue)
    }
    result["line"] = step.line.map { .int($0) }
    result["touched"] = step.touched.map { .string($0) }
    result["focused"] = step.focused.map { .string($0) }
    result["error"] = step.error.map { .string($0) }
    addState(step.state, of: step.app.platform, to: &result)
    if let tree = step.tree {
      let session = step.app.session
      result["tree"] = .int(pool.position(ofNode: tree) { Self.slot(of: $0, in: session) })
    }
    var contexts = DynamicDictionary()
    for context in step.contexts { contexts[context.id] = .int(pool.position(of: context.value)) }
    result["contexts"] = .dictionary(contexts)
    if let screen = step.state.visibleScreen { addExplanations(step, on: screen.id.number, to: &result) }
    addJournal(to: &result, of: step.app.application, from: step.since, to: step.marks)
    return .dictionary(result)
  }

  private static func slot(of name: String, in session: ScenarioSession) -> String? {
    switch name {
    case "beagle:listView", "beagle:gridView": return "children"
    default: break
    }
    switch session.slot(ofComponent: name) {
    case "none": return nil
    case "children": return "children"
    default: return "child"
    }
  }

  private func addState(_ state: ApplicationState, of platform: Platform, to result: inout DynamicDictionary) {
    if let screen = state.visibleScreen {
      result["screen"] = .string(screen.identifier)
      result["key"] = .int(screen.id.number)
      result["state"] = screen.state.map { .string($0) }
    }
    if state.isClosed { result["closed"] = .bool(true) }
    result["stacks"] = .array(state.stacks.map { stack in .array(stack.screens.map { .string($0.identifier) }) })
    if let stack = state.visibleStack {
      if stack.isLoading { result["loading"] = .bool(true) }
      result["errorView"] = stack.errorView.map { .string($0.message) }
      if stack.screens.count > 1 || platform == .android && state.stacks.count > 1 { result["canGoBack"] = .bool(true) }
    }
    result["dialog"] = state.dialogs.first?.object
  }

  /// Adds why evaluated properties have their values, of those about which there is something new to say.
  private mutating func addExplanations(_ step: TraceStep, on screen: Int, to result: inout DynamicDictionary) {
    let earlier: [String: [TracedReads]] = said[screen] ?? [:]
    var present: [String: [TracedReads]] = [:]
    for reads in step.reads { present[reads.path, default: []].append(reads) }
    var explanations = DynamicDictionary()
    for path in earlier.keys.sorted() where present[path] == nil { explanations[path] = .empty }
    var isDone: Set<String> = []
    for path in step.reads.map(\.path) where isDone.insert(path).inserted {
      guard let all = present[path] else { continue }
      if let before = earlier[path], before.count == all.count,
        zip(before, all).allSatisfy({ $0.saysTheSame(as: $1) })
      {
        continue
      }
      let file: String = step.app.session.file
      explanations[path] = .int(pool.position(of: .array(all.map { .string($0.text(file: file)) })))
    }
    if !explanations.isEmpty { result["explain"] = .dictionary(explanations) }
    said[screen] = present
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
      let props: DynamicObject = .int(pool.position(of: action.props))
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
    var result: DynamicDictionary = ["request": .string(request.summary), "at": .int(request.time)]
    if let status = request.status { result["status"] = .int(status) }
    if let failure = request.failure { result["error"] = .string(failure.rawValue) }
    if let body = request.decodedBody { result["body"] = .int(pool.position(of: body)) }
    if let answer = request.answer, !answer.bytes.isEmpty {
      result["answer"] = .int(pool.position(of: Self.value(of: answer)))
    }
    return .dictionary(result)
  }

  private static func value(of body: ResponseBody) -> DynamicObject {
    (try? DynamicObject(rawJSON: body.bytes)) ?? .string(body.text)
  }
}
