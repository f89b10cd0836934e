import Beagle
import BeagleSchema

/// The texts of negated assertions about an app.
enum Refusal {
  /// Argument 1 is the assertion's name, the others are its own.
  static func text(_ call: LuaCall, of session: ScenarioSession) throws -> String {
    let name = try call.string(1)
    switch name {
    case "visible": return try visible(call)
    case "requested":
      guard let app = call.optionalObject(2, as: AppHandle.self) else { break }
      let route = try NetworkHandle.route(call, 3)
      let requests = app.application.network.requests.filter { $0.matches(route) }
      var lines = ["expected no request \(route.text), got \(requests.count)"]
      for request in requests.prefix(10) {
        var line = "  \(request.summary) at \(request.time) ms, asked for by \(request.source.rawValue)"
        if let body = request.body { line += ", body " + LuaLiteral.summary(of: ScenarioValue(body), limit: 60) }
        lines.append(line)
      }
      return lines.joined(separator: "\n")
    default: break
    }
    return "expected assert.\(name) not to hold of \(LuaLiteral.summary(of: call.shown(3)))"
  }

  private static func visible(_ call: LuaCall) throws -> String {
    let app: AppHandle
    var element: Element?
    if let handle = call.optionalObject(2, as: ElementHandle.self) {
      app = handle.app
      element = handle.element
    } else {
      app = try call.object(2, as: AppHandle.self)
    }
    let query = try app.query(call, 3)
    let found = try Finder(app: app, element: element).all(query).filter { $0.isVisible(in: app) }
    let subject = LuaLiteral.summary(of: query.shown)
    var lines = ["expected no displayed component that matches \(subject), found"]
    lines += found.prefix(10).map { "  " + $0.line }
    return lines.joined(separator: "\n")
  }
}
