package import Atlas
package import BeagleSchema

/// One headless application: its screens, its contexts, its clock, and a record of all that happened.
///
/// It runs on one thread. After every call that drives it, all work that is due at the present instant has been done.
package final class Application {
  /// The platform whose behaviour the application shows.
  package let profile: Profile
  /// The clock and everything that waits on it.
  package let scheduler: Scheduler
  /// Decodes what screens, routes and lazy components fetch.
  package let decoding: ScreenDecoding
  /// The operations of expressions.
  package let operations: OperationTable
  /// The headless network.
  package let network: HeadlessNetworkClient
  /// Joins relative urls to the base url.
  package let urlBuilder: any UrlBuilderProtocol
  /// Builds and sends requests.
  let dispatcher: RequestDispatcher
  /// Fetches screens.
  let viewClient: any ViewClientProtocol
  /// Where the dependencies come from; nil for an application that has Beagle's own alone.
  package let configuration: BeagleConfiguration?
  /// The context that all screens share.
  package let global: ContextCell
  /// What happened, to be read and asserted.
  package internal(set) var journal = Journal()
  /// Messages of the runtime.
  package let log: RuntimeLog
  /// The store that every change of the application goes through.
  package let store: Atlas<ApplicationState>

  /// The present state; what the store holds once the step under way is through.
  package internal(set) var state = ApplicationState()
  var screens: [ScreenID: LiveScreen] = [:]
  var screensToLayOut: [LiveScreen] = []
  var executionDepth = 0
  var isLayingOut = false
  var isInStep = false
  var stepStates: [ApplicationState] = []
  var eventsAfterStep: [() -> Void] = []
  let observers: StoreObservers
  var writer = ContextAuthor(author: "declared", origin: nil)
  var lastNumber = 0
  var runningLists = 0
  var afterOutermostList: [() -> Void] = []
  var loads: Set<LoadID> = []
  var lastTextFailure: SchemaError?
  var circle = CircleDetector()

  var dialogs: [Int: OpenDialog] = [:]
  var errorViewRetries: [StackID: [BeagleRetry]] = [:]
  /// The newest retry that was handed out with an error.
  package internal(set) var newestRetry: BeagleRetry?
  /// Notes the ways between screens, where somebody wants to know.
  package var ways: WayRecorder?
  /// How many requests and custom actions have not been answered.
  package internal(set) var pendingActions = 0

  /// Asked while the application works whether its driver has to stop: a limit of time, an interrupt.
  package var shouldStop: () -> Bool = { false }
  /// The line of the scenario that drives the application now.
  package var drivingLine: Int?
  /// Behaviour of custom actions, by lower-cased wire name.
  package var customActions: [String: CustomActionHandler] = [:]
  /// Deep links by path.
  package var deepLinks: DeepLinkLookup?
  /// Told every raw state, by controller id; nil is the default controller's.
  package var controllers: [String?: StateObserver] = [:]
  /// Theme styles that scripts register.
  package var styles: [String: (DynamicObject) -> DynamicObject?] = [:]
  /// Components whose theme style nobody has asked for yet.
  var unstyledElements: [Element] = []
  /// Notes what of the screens is used; nil where nobody asks.
  package var coverage: CoverageRecorder?
  /// The configuration of the analytics provider; nil: there is none.
  package var analytics: AnalyticsConfig?
  /// Whether anybody is there to be asked for local images; what most applications need not look up at each component.
  var asksForImages = false
  /// What the application's configuration adds to it.
  var library = LibraryState()

  /// An application with a network of its own, which answers from stubs.
  ///
  /// - Parameters:
  ///   - baseURL: What relative addresses stand below; nil leaves it to the configuration.
  ///   - configuration: The dependencies; nil for Beagle's own.
  ///   - usesClient: Whether the configuration's network client sends what no stub answers.
  package init(
    platform: Platform = .ios, baseURL: String? = nil, registry: SchemaRegistry = .standard,
    configuration: BeagleConfiguration? = nil, usesClient: Bool = false
  ) {
    let parts = ApplicationParts(configuration, platform: platform, baseURL: baseURL)
    self.configuration = configuration
    profile = Profile.of(platform)
    scheduler = parts.scheduler
    operations = parts.operations
    let urlBuilder: any UrlBuilderProtocol = parts.urlBuilder
    let network = HeadlessNetworkClient(scheduler: scheduler, base: parts.base, platform: platform)
    let log = RuntimeLog(scheduler: scheduler)
    self.urlBuilder = urlBuilder
    self.network = network
    self.log = log
    decoding = ScreenDecoding(registry: registry, platform: platform, log: log)
    dispatcher = RequestDispatcher(
      scheduler: scheduler, urlBuilder: { urlBuilder },
      networkClient: { usesClient && network.next == nil && network.stubs.isEmpty ? nil : network }, logger: log)
    viewClient = parts.viewClient(
      ViewClient.Wiring(
        dispatcher: dispatcher, logger: log, rules: profile.viewClientRules,
        addressOf: { urlBuilder.address(for: $0) }, decode: decoding.component(of:)))
    global = ContextCell(
      id: "global", kind: .global, value: .emptyGlobal(on: platform), owner: nil,
      write: ContextWrite(path: Path(nodes: []), author: "declared", origin: nil, time: 0, line: nil))
    observers = StoreObservers()
    store = Atlas(state: ApplicationState(), guards: [observers], scheduling: .inline)
    if let configuration { connect(configuration, usesClient: usesClient) }
  }

  /// The visible screen; nil before the first one and when the application is closed.
  package var visibleScreen: LiveScreen? { state.visibleScreen.flatMap { screens[$0.id] } }

  /// A number that was never used before.
  func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }
}

/// Who writes contexts at present.
struct ContextAuthor {
  let author: String
  let origin: String?
}
