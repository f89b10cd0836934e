import BeagleScenario
import BeagleSchema

/// Checks one document: its types, contexts, expressions and ids.
struct ScreenLint {
  /// The contexts that are in sight everywhere.
  private static let everywhere: Set<String> = ["global", "navigationContext"]

  /// The file.
  let file: String
  /// What all files say of each other.
  let facts: LintFacts
  private(set) var findings: [LintFinding] = []
  private var ids: Set<String> = []

  /// A check of the document in `file`.
  init(file: String, facts: LintFacts) {
    self.file = file
    self.facts = facts
  }

  /// Checks the document that these bytes hold.
  mutating func check(_ bytes: [UInt8]) {
    let root: PlacedJSON?
    do {
      let decoded = try ScreenDecoder().decodeComponent(json: bytes)
      root = PlacedJSONParser.parse(bytes)
      for warning in decoded.warnings { add(warning, root) }
    } catch {
      root = error.kind == .invalidJSON ? nil : PlacedJSONParser.parse(bytes)
      let place = root?.value(at: error.path)
      let rule: LintRule = error.kind == .invalidJSON ? .syntax : .decoding
      add(
        rule, line: error.line ?? place?.line ?? 1, column: error.column ?? place?.column ?? 1,
        error.line == nil ? error.description : error.unplacedText)
    }
    guard let root else { return }
    // What is no screen may be put into one, whose contexts it then sees.
    let isScreen = root["_beagleComponent_"]?.text?.lowercased() == "beagle:screencomponent"
    component(root, scope: isScreen ? Self.everywhere : Self.everywhere.union(facts.contexts))
  }

  private mutating func add(_ rule: LintRule, line: Int, column: Int, _ message: String) {
    findings.append(LintFinding(rule: rule, file: file, line: line, column: column, message: message))
  }

  private mutating func add(_ warning: SchemaWarning, _ root: PlacedJSON?) {
    switch warning.kind {
    case .duplicateKey, .reservedContextID, .badRouteScreen:
      let place = root?.value(at: warning.path)
      add(.questionable, line: place?.line ?? 1, column: place?.column ?? 1, warning.message)
    case .unknownComponent, .unknownAction, .malformedExpression, .nullValue, .missingOnPlatform, .ignoredKey,
      .unevaluatedExpression:
      // Told by a rule of their own, or no more than a difference between devices.
      return
    }
  }

  private mutating func component(_ node: PlacedJSON, scope: Set<String>) {
    guard let name = node["_beagleComponent_"] else { return }
    let definition = name.text.flatMap { SchemaRegistry.standard.component(named: $0) }
    if definition == nil, let text = name.text, !facts.mayRegister(text) {
      let known = SchemaRegistry.standard.allComponents.map(\.wireName)
      unknown(.unknownComponent, "component", text, at: name, known: known)
    }
    let isScreen = definition?.name == "screenComponent"
    if !isScreen, let id = node["id"], let text = id.text, !text.contains("@{"), !ids.insert(text).inserted {
      add(.duplicateID, line: id.line, column: id.column, "the id \"\(text)\" stands twice in this screen")
    }
    var scope = scope
    if let id = node["context"]?["id"]?.text { scope.insert(id) }
    for (key, value) in node.pairs where key != "_beagleComponent_" && key != "id" {
      let kind = definition?.property(named: key)?.kind
      switch (key, kind) {
      case ("templates", .templates?): templates(value, of: node, scope: scope)
      case (_, .actions?): actions(value, scope: scope.union([key]).union(innerContexts(node, definition)))
      case (_, .string?), (_, .enumeration?), (_, .path?), (_, .itemPath?): break
      default: visit(value, scope: scope)
      }
    }
  }

  private mutating func templates(_ value: PlacedJSON, of list: PlacedJSON, scope: Set<String>) {
    let item = list["iteratorName"]?.text ?? "item"
    let index = list["indexName"]?.text ?? "index"
    for template in value.elements {
      if let condition = template["case"] { visit(condition, scope: scope.union([item])) }
      // A cell is built from one of the templates, so that they may use the same ids.
      if let view = template["view"] { apart { $0.component(view, scope: scope.union([item, index])) } }
    }
  }

  /// Checks something that never stands beside the rest of the document.
  private mutating func apart(_ body: (inout ScreenLint) -> Void) {
    let outer = ids
    ids = []
    body(&self)
    ids = outer
  }

  /// What shows its child itself acts from inside it, and so sees the child's context.
  private func innerContexts(_ node: PlacedJSON, _ definition: ComponentDefinition?) -> Set<String> {
    guard ["touchable", "pullToRefresh"].contains(definition?.name), let id = node["child"]?["context"]?["id"]?.text
    else { return [] }
    return [id]
  }

  private mutating func actions(_ value: PlacedJSON, scope: Set<String>) {
    for action in value.elements { self.action(action, scope: scope) }
  }

  private mutating func action(_ node: PlacedJSON, scope: Set<String>) {
    guard let name = node["_beagleAction_"] else { return }
    let definition = name.text.flatMap { SchemaRegistry.standard.action(named: $0) }
    if definition == nil, let text = name.text, !facts.mayRegister(text) {
      let known = SchemaRegistry.standard.allActions.map(\.wireName)
      unknown(.unknownAction, "action", text, at: name, known: known)
    }
    if let id = node["contextId"], let text = id.text, definition?.name == "setContext", !scope.contains(text) {
      let hint = NearestNames.find(text, among: scope, limit: 1).first.map { "; did you mean \"\($0)\"?" } ?? ""
      add(.undeclaredContext, line: id.line, column: id.column, "no ancestor declares the context \"\(text)\"\(hint)")
    }
    for (key, value) in node.pairs where key != "_beagleAction_" {
      switch definition?.property(named: key)?.kind {
      case .actions?: actions(value, scope: scope.union([key]))
      case .route?: route(value, scope: scope)
      case .expression? where definition?.name == "addChildren" && key == "value":
        // They come below a component that this document or another one has.
        let wider = scope.union(facts.contexts)
        apart { $0.visit(value, scope: wider) }
      case .string?, .enumeration?, .path?: break
      default: visit(value, scope: scope)
      }
    }
  }

  /// A screen in a route is a document of its own.
  private mutating func route(_ value: PlacedJSON, scope: Set<String>) {
    for (key, part) in value.pairs {
      if key == "screen" || key == "fallback" {
        apart { $0.component(part, scope: Self.everywhere) }
      } else {
        visit(part, scope: scope)
      }
    }
  }

  /// Anything else: components, actions and expressions at any depth.
  private mutating func visit(_ value: PlacedJSON, scope: Set<String>) {
    switch value.content {
    case .string(let text):
      for problem in ExpressionLint(facts: facts).check(text, scope: scope) {
        add(problem.rule, line: value.line, column: value.column + problem.column, problem.message)
      }
    case .array(let elements):
      for element in elements { visit(element, scope: scope) }
    case .object(let pairs):
      if value["_beagleComponent_"] != nil { return component(value, scope: scope) }
      if value["_beagleAction_"] != nil { return action(value, scope: scope) }
      for (key, part) in pairs {
        let isEvent = part.elements.first?["_beagleAction_"] != nil
        visit(part, scope: isEvent ? scope.union([key]) : scope)
      }
    case .other: break
    }
  }

  private mutating func unknown(
    _ rule: LintRule, _ noun: String, _ name: String, at place: PlacedJSON, known: [String]
  ) {
    let hint = NearestNames.find(name, among: known, limit: 1).first.map { "; did you mean \"\($0)\"?" } ?? ""
    add(rule, line: place.line, column: place.column, "the \(noun) \"\(name)\" is unknown\(hint)")
  }
}
