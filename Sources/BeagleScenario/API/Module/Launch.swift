import Beagle
import BeagleSchema

/// `beagle.launch`: a fresh application.
enum Launch {
  private static let known = [
    "base_url", "platform", "network", "operations", "actions", "components", "deep_links", "controllers", "styles",
    "analytics",
  ]

  /// Launches an app with the options of argument 1.
  static func run(_ call: inout LuaCall, of session: ScenarioSession) throws {
    try session.requireDriving("beagle.launch")
    session.apps.thin(session.state)
    let options = try call.options(1, of: "beagle.launch", known: known)
    let platform = try platform(options, of: session)
    let baseURL = try options.text("base_url", of: "beagle.launch")
    let application = try application(platform, baseURL, of: session)
    application.coverage = session.coverage
    application.ways = session.ways
    application.shouldStop = { [weak state = session.state] in state?.mustStop ?? false }
    let app = AppHandle(application: application, platform: platform, session: session)
    let kept = try session.state.keep(app, AppHandle.type)
    if let network = try options.text("network", of: "beagle.launch") {
      guard network == "live" || network == "stubs" else {
        throw LuaFault("network of beagle.launch is \"live\" or absent, not \(LuaLiteral.quoted(network))")
      }
      if network == "live" { try session.goLive(app) }
    }
    try register(options, on: app)
    session.apps.add(app, kept: kept)
    call.push(app, AppHandle.type)
  }

  private static func application(
    _ platform: Platform, _ baseURL: String?, of session: ScenarioSession
  ) throws(LuaFault) -> Application {
    do {
      return try session.extensions.makeApplication(platform: platform, baseURL: baseURL)
    } catch {
      throw LuaFault(error.description)
    }
  }

  private static func platform(_ options: [String: LuaValue], of session: ScenarioSession) throws -> Platform {
    guard let name = try options.text("platform", of: "beagle.launch") else { return session.options.platform }
    guard let platform = Platform(rawValue: name) else {
      let known = Platform.allCases.map(\.rawValue)
      throw LuaFault(
        "there is no platform \(LuaLiteral.quoted(name)); it is one of " + known.joined(separator: ", "))
    }
    return platform
  }

  private static func register(_ options: [String: LuaValue], on app: AppHandle) throws {
    try each(options, "operations") { try app.registerOperation($0, try function($1, "operations")) }
    try each(options, "actions") { try app.registerAction($0, try function($1, "actions")) }
    try each(options, "components") { name, value in
      guard let table = value.table else { throw LuaFault("the component \(name) is a table, not a \(value.typeName)") }
      try app.registerComponent(
        name,
        try app.session.options(
          of: table, what: "the component \(name)", known: ["properties", "children", "events"]))
    }
    try each(options, "deep_links") { try app.registerDeepLink($0, try function($1, "deep_links")) }
    try each(options, "controllers") { id, value in
      guard let table = value.table else { throw LuaFault("the controller \(id) is a table, not a \(value.typeName)") }
      let given = try app.session.options(of: table, what: "the controller \(id)", known: ["on_state"])
      try app.registerController(id, given["on_state"])
    }
    try each(options, "styles") { try app.registerStyle($0, try function($1, "styles")) }
    if let value = options["analytics"] {
      guard let table = value.table else { throw LuaFault("analytics is a table, not a \(value.typeName)") }
      try app.configureAnalytics(
        try app.session.options(of: table, what: "analytics", known: ["enableScreenAnalytics", "actions"]))
    }
  }

  private static func each(
    _ options: [String: LuaValue], _ key: String, _ body: (String, LuaValue) throws -> Void
  ) throws {
    guard let value = options[key] else { return }
    guard let table = value.table else { throw LuaFault("\(key) of beagle.launch is a table, not a \(value.typeName)") }
    var entries: [(String, LuaValue)] = []
    for (name, value) in try table.pairs() {
      guard case .string(let name) = name else { throw LuaFault("\(key) of beagle.launch has named entries only") }
      entries.append((name, value))
    }
    for (name, value) in entries.sorted(by: { $0.0 < $1.0 }) { try body(name, value) }
  }

  private static func function(_ value: LuaValue, _ key: String) throws(LuaFault) -> LuaFunction {
    guard let function = value.callable else {
      throw LuaFault("\(key) of beagle.launch holds functions, not a \(value.typeName)")
    }
    return function
  }
}
