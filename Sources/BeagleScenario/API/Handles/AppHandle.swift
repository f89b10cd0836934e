import Beagle
import BeagleSchema

/// An application as scripts hold it.
final class AppHandle: ScenarioHandle {
  let application: Application
  unowned let session: ScenarioSession
  private let population: AppRegistry.Population
  /// Whether what no stub answers may go out.
  var isLive = false
  /// The platform that it runs as.
  let platform: Platform
  /// The line of the call during which a request was sent that no stub answered, by the request's place.
  var requestLines: [Int: Int] = [:]
  /// The requests about which the function of a stub has failed, which is the test's error already.
  var requestsOfFailedStubs: Set<Int> = []
  /// What a person's hands last did to components, by component.
  var touches: [ObjectIdentifier: Touch] = [:]
  /// How long the lists of the journal were when the last step of a trace ended.
  var traceMarks = TraceMarks.none
  /// How many steps of traces there are of it.
  var tracedSteps = 0
  /// How many transitions earlier assertions have seen.
  var seenTransitions = 0
  /// How many actions earlier assertions have seen.
  var seenActions = 0
  /// The guards' and subscribers' view of the state, kept so that equal parts are the same table.
  let stateParts = StatePartCache()
  /// The deep links that were registered, the newest last.
  var deepLinks = DeepLinkTable()
  /// The deep links that the app itself knows.
  let nativeDeepLinks: DeepLinkLookup?

  init(application: Application, platform: Platform, session: ScenarioSession) {
    self.application = application
    self.platform = platform
    self.session = session
    nativeDeepLinks = application.deepLinks
    population = session.apps.population
    population.came()
  }

  deinit {
    application.dismantle()
    population.went()
  }

  var shownText: String {
    var text = "app"
    if application.state.isClosed { return text + " (closed)" }
    guard let screen = application.visibleScreen else { return text + " (no screen yet)" }
    text += " at " + LuaLiteral.quoted(screen.identifier)
    if let state = application.state.visibleScreen?.state { text += " (\(state))" }
    if let tree = screen.root?.tree { text += "\n" + TreeOutline.render(tree) }
    if let dialog = application.state.dialogs.first {
      text += "\n  \(dialog.kind.rawValue) \(LuaLiteral.quoted(dialog.message))"
    }
    return text
  }

  var fields: DynamicObject? { Fingerprint.object(of: application) }

  static let type: LuaHandleType = {
    var events = LuaHandleType.Events()
    events.text = { call in call.push(try call.receiver(as: AppHandle.self).shownText) }
    return LuaHandleType(
      name: "app",
      methods: drivingMethods.merging(readingMethods) { first, _ in first }
        .merging(registeringMethods) { first, _ in first },
      get: { call, name in try read(&call, name) }, events: events, owner: { $0 })
  }()
}

/// What a script has of an app; it keeps what belongs to the app, as the app itself does.
protocol AppPart: AnyObject {
  /// The app that it is a part of.
  var app: AppHandle { get }
}

extension AppHandle {
  /// The owner of handles of a type of parts.
  static func owner<Part: AppPart & SendableMetatype>(of type: Part.Type) -> LuaHandleType.Owner {
    { ($0 as? Part)?.app }
  }
}

extension LuaCall {
  /// The app whose method or field this is.
  func app() throws(LuaFault) -> AppHandle { try receiver(as: AppHandle.self) }
}
