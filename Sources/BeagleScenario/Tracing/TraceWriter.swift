import Beagle
import BeagleSchema

/// Turns recorded steps into the JSON form of a trace: `{ files, values, nodes, steps }`.
///
/// Each distinct context value, body and set of properties stands once in `values`, each distinct node of a tree once
/// in `nodes`, as `[properties, slot, positions of the nodes in it]`; the steps name positions.
struct TraceWriter {
  private var pool = TracePool()
  /// What was last said about the properties of a screen.
  private var said: [Int: [TracedReads]] = [:]
  /// Where components have those inside them, by name.
  private var slots: [String: String?] = [:]

  /// The trace of these steps as JSON text.
  mutating func trace(of steps: [TraceStep]) -> String {
    var apps: [ObjectIdentifier] = []
    var texts: [UInt8] = []
    for step in steps {
      let app: Int = apps.firstIndex(of: ObjectIdentifier(step.app)) ?? apps.count
      if app == apps.count { apps.append(ObjectIdentifier(step.app)) }
      if !texts.isEmpty { texts.append(UInt8(ascii: ",")) }
      JSONWriter.compact.append(object(step, ofApp: app), to: &texts)
    }
    let files: [DynamicObject] = Set(steps.map(\.file)).sorted().map { .string($0) }
    var result: [UInt8] = Array("{\"files\":".utf8)
    result.reserveCapacity(pool.values.bytes.count + pool.nodes.bytes.count + texts.count + 200)
    JSONWriter.compact.append(.array(files), to: &result)
    result += ",\"values\":[".utf8
    result += pool.values.bytes.dropLast()
    result += "],\"nodes\":[".utf8
    result += pool.nodes.bytes.dropLast()
    result += "],\"steps\":[".utf8
    result += texts
    result += "]}".utf8
    return String(decoding: result, as: UTF8.self)
  }

  private mutating func object(_ step: TraceStep, ofApp app: Int) -> DynamicObject {
    var result: DynamicDictionary = ["call": .string(step.call), "file": .string(step.file), "at": .int(step.time)]
    if app > 0 { result["app"] = .int(app) }
    if step.app.platform != step.app.session.options.platform {
      result["platform"] = .string(step.app.platform.rawValue)
    }
    result["line"] = step.line.map { .int($0) }
    if step.kind != .call { result["kind"] = .string(step.kind.rawValue) }
    result["hook"] = step.hook.map { .string($0.rawValue) }
    result["touched"] = step.touched.map { .string($0) }
    if step.touchedAfter != step.touched { result["touchedAfter"] = .string(step.touchedAfter ?? "") }
    result["focused"] = step.focused.map { .string($0) }
    result["error"] = step.error.map { .string($0) }
    addState(step.state, of: step.app.platform, to: &result)
    if let tree = step.tree { result["tree"] = .int(position(ofTree: tree, in: step.app.session)) }
    var contexts = DynamicDictionary()
    for context in step.contexts { contexts[context.id] = .int(pool.position(of: context.value)) }
    result["contexts"] = .dictionary(contexts)
    if let screen = step.state.visibleScreen { addExplanations(step, on: screen.id.number, to: &result) }
    addJournal(to: &result, of: step.app, from: step.since, to: step.marks)
    return .dictionary(result)
  }

  /// The position of a tree, or of a document that is one.
  private mutating func position(ofTree tree: DynamicObject, in session: ScenarioSession) -> Int {
    var slots = slots
    defer { self.slots = slots }
    return pool.position(ofNode: tree) { name in
      if let known = slots[name] { return known }
      let slot: String? = Self.slot(of: name, in: session)
      slots[name] = .some(slot)
      return slot
    }
  }

  private static func slot(of name: String, in session: ScenarioSession) -> String? {
    if name == "beagle:listView" || name == "beagle:gridView" { return "children" }
    return switch session.slot(ofComponent: name) {
    case "none": nil
    case "children": "children"
    default: "child"
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
    var list = ExplanationList(file: step.app.session.file)
    list.add(step.reads, after: said[screen] ?? [])
    if let value = list.value { result["explain"] = .int(pool.position(of: value)) }
    said[screen] = step.reads
  }

  private mutating func addJournal(
    to result: inout DynamicDictionary, of app: AppHandle, from: TraceMarks, to: TraceMarks
  ) {
    let application: Application = app.application
    let session: ScenarioSession = app.session
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
    for request in application.network.requests[from.requests..<to.requests] {
      requests.append(object(request, in: session))
    }
    add("requests", requests)
  }

  private mutating func object(_ request: RequestRecord, in session: ScenarioSession) -> DynamicObject {
    var result: DynamicDictionary = ["request": .string(request.summary), "at": .int(request.time)]
    if let status = request.status { result["status"] = .int(status) }
    if let failure = request.failure { result["error"] = .string(failure.rawValue) }
    if let body = request.decodedBody { result["body"] = .int(pool.position(of: body)) }
    if let answer = request.answer, !answer.bytes.isEmpty {
      let value: DynamicObject = Self.value(of: answer)
      if value.isComponent {
        result["screen"] = .int(position(ofTree: value, in: session))
      } else {
        result["answer"] = .int(pool.position(of: value))
      }
    }
    return .dictionary(result)
  }

  private static func value(of body: ResponseBody) -> DynamicObject {
    (try? DynamicObject(rawJSON: body.bytes)) ?? .string(body.text)
  }
}
