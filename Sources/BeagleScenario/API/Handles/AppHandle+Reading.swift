import Beagle
import BeagleSchema

extension AppHandle {
  static let fieldNames = [
    "screen", "stacks", "loading", "dialog", "error_view", "transitions", "actions", "external_urls", "native_routes",
    "analytics", "logs", "now", "fingerprint", "network", "global", "platform",
  ]

  static func read(_ call: inout LuaCall, _ name: String) throws -> Bool {
    let app = try call.app()
    let application = app.application
    switch name {
    case "screen":
      guard let screen = application.visibleScreen else { return false }
      call.push(ScreenHandle(app: app, screen: screen), ScreenHandle.type)
    case "stacks": try call.push(.readOnly(StateView.stacks(of: application.state)))
    case "loading": call.push(application.state.visibleStack?.isLoading ?? false)
    case "dialog":
      guard let dialog = application.state.dialogs.first else { return false }
      call.push(DialogHandle(app: app, dialog: dialog), DialogHandle.type)
    case "error_view":
      guard application.state.visibleStack?.errorView != nil else { return false }
      call.push(ErrorViewHandle(app: app), ErrorViewHandle.type)
    case "now": call.push(application.scheduler.now)
    case "fingerprint": call.push(Fingerprint.text(of: application))
    case "network": call.push(NetworkHandle(app: app), NetworkHandle.type)
    case "global":
      call.push(ContextHandle(app: app, cell: application.global, place: nil), ContextHandle.type)
    case "platform": call.push(app.platform.rawValue)
    default:
      guard let kind = JournalList.Kind(rawValue: name) else {
        throw type.fault(noField: name, among: fieldNames)
      }
      try call.push(.lazyList(JournalList(application: application, kind: kind), JournalList.type))
    }
    return true
  }

  static let readingMethods: [String: @Sendable (inout LuaCall) throws -> Void] = [
    "find": { call in
      let app = try call.app()
      try call.push(found: try Finder(app: app, element: nil).one(try app.query(call, 1)), of: app)
    },
    "query": { call in
      let app = try call.app()
      try call.push(found: try Finder(app: app, element: nil).optional(try app.query(call, 1)), of: app)
    },
    "find_all": { call in
      let app = try call.app()
      try call.push(all: try Finder(app: app, element: nil).all(try app.query(call, 1)), of: app)
    },
    "context": { call in
      let app = try call.app()
      call.push(try app.context(try call.string(1), from: nil), ContextHandle.type)
    },
    "eval": { call in
      let app = try call.app()
      try call.push(value: try app.evaluate(call, from: nil))
    },
    "changes": { call in
      let app = try call.app()
      let function = try call.function(1)
      let record = ChangeRecorder(app: app)
      try function.call()
      try call.push(record.report().table.luaValue(of: app.session))
    },
  ]

  /// The element that the app's own reads begin at.
  var contentOrigin: Element? { application.visibleScreen?.contentOrigin }

  /// The context `id`, seen from `element` or the visible screen's content.
  func context(_ id: String, from element: Element?) throws(LuaFault) -> ContextHandle {
    if let element = element ?? contentOrigin {
      if let cell = element.context(id) { return ContextHandle(app: self, cell: cell, place: element) }
      throw unknownContext(id, inScope: element.contextIdsInScope, of: element)
    }
    if id == "global" { return ContextHandle(app: self, cell: application.global, place: nil) }
    if id == "navigationContext", let screen = application.visibleScreen {
      return ContextHandle(app: self, cell: screen.navigationContext, place: nil)
    }
    var ids = ["global"]
    if application.visibleScreen != nil { ids.insert("navigationContext", at: 0) }
    throw unknownContext(id, inScope: ids, of: nil)
  }

  private func unknownContext(_ id: String, inScope ids: [String], of element: Element?) -> LuaFault {
    let place = element.map { $0 === contentOrigin ? "the visible screen" : $0.label } ?? "the app"
    return LuaFault(
      assertion: "there is no context \(LuaLiteral.quoted(id)) in the scope of \(place), which has "
        + ids.joined(separator: ", ") + NearestNames.hint(id, among: ids))
  }

  /// Evaluates argument 1 in the scope of `element` or the visible screen's content.
  func evaluate(_ call: LuaCall, from element: Element?) throws(LuaFault) -> DynamicObject {
    let value = DynamicObject(propertyText: try call.string(1), on: platform)
    if let element = element ?? contentOrigin { return value.evaluated(in: EvaluationScope(element: element)) }
    return value.evaluated(in: ApplicationScope(application: application))
  }
}

/// What an expression sees while the app shows nothing: the global context.
private struct ApplicationScope: ExpressionScope {
  let application: Application

  var operations: OperationTable { application.operations }

  func value(ofContext id: String) -> DynamicObject? {
    switch id {
    case "global": application.global.value
    case "navigationContext": application.visibleScreen?.navigationContext.value
    default: nil
    }
  }

  func report(_ problem: ExpressionProblem) {}
}
