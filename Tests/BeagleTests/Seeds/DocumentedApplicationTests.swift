import Beagle
import BeagleSchema
import Foundation
import Testing

// The code of Beagle's documentation at work in an application: its own controller, its own native screens, its own
// analytics, theme, logger and images.

private class CustomBeagleNavigationController: BeagleNavigationController {
  private var errorView = ErrorView(message: nil) {}
  var states: [String] = []

  override func serverDrivenStateDidChange(
    to state: ServerDrivenState,
    at screenController: any BeagleController
  ) {
    super.serverDrivenStateDidChange(to: state, at: screenController)
    states.append("\(state)".split(separator: "(").first.map(String.init) ?? "")
    guard case let .error(serverDrivenError, retry) = state else { return }
    let message: String
    switch serverDrivenError {
    case .remoteScreen(let error), .lazyLoad(let error), .submitForm(let error):
      switch error {
      case .networkError(let messageError):
        message = messageError.localizedDescription
      case .decoding(let messageError):
        message = messageError.localizedDescription
      case .loadFromTextError, .urlBuilderError:
        message = error.localizedDescription
      }
    case .action(let error):
      message = error.localizedDescription
    default:
      message = "Unknow Error."
    }
    if !view.subviews.contains(errorView) {
      errorView = ErrorView(message: message, retry: retry)
      errorView.present(in: view)
    } else {
      errorView.addRetry(retry)
    }
  }
}

private struct TextScreen: DeeplinkScreen {
  init(path: String, data: [String: String]?) {}

  func screenController() -> UIViewController {
    return BeagleScreenViewController(.declarative(screen))
  }

  var screen: Screen {
    return Screen(
      id: "text",
      navigationBar: NavigationBar(title: "Text Screen", showBackButton: true),
      child: Text("Beagle")
    )
  }
}

private final class NativeScreen: UIViewController, DeeplinkScreen {
  convenience init(path: String, data: [String: String]?) { self.init() }
  required override init() { super.init() }
  func screenController() -> UIViewController { self }
}

private final class Diary: Analytics, AnalyticsProviderProtocol, LoggerProtocol {
  var lines: [String] = []

  func trackEventOnScreenAppeared(_ event: AnalyticsScreen) { lines.append("\(event.screenName) appeared") }
  func trackEventOnScreenDisappeared(_ event: AnalyticsScreen) { lines.append("\(event.screenName) disappeared") }
  func trackEventOnClick(_ event: AnalyticsClick) {
    lines.append("\(event.category) \(event.label ?? "empty") \(event.value ?? "empty")")
  }

  func getConfig() -> AnalyticsConfig { AnalyticsConfig(actions: ["beagle:setcontext": ["contextId"]]) }
  func createRecord(_ record: AnalyticsRecord) {
    switch record.type {
    case .screen: lines.append("record \(record.screen ?? "-")")
    case .action(let action): lines.append("record \(action.beagleAction) \(action.attributes.map(\.value))")
    }
  }

  func log(_ log: any LogType) { lines.append("\(log.level) \(log.name ?? log.message)") }
}

@Suite struct DocumentedApplicationTests {
  private func document(_ component: any ServerDrivenComponent) throws -> StubAnswer {
    let coder = Coder()
    func data(_ component: some ServerDrivenComponent) throws -> Data { try coder.encode(value: component) }
    return .response(status: 200, body: ResponseBody(Array(try data(component))))
  }

  @Test func aControllerOfItsOwnShowsErrorsAndTriesAgain() throws {
    let dependencies = BeagleDependencies()
    dependencies.navigation.registerNavigationController(
      builder: CustomBeagleNavigationController.init,
      forId: "CustomBeagleNavigation"
    )
    let app = HeadlessApplication(config: BeagleConfiguration(dependencies))
    app.network.stub(
      try StubRoute(parsing: "GET https://kelp.test/home"),
      [
        .failure(.timeout), .failure(.offline), try document(Container(id: "home") { Text("Home") }),
      ])
    let remote = ScreenType.Remote(url: "https://kelp.test/home")
    try app.open(BeagleScreenViewController(.remote(remote), controllerId: "CustomBeagleNavigation"))
    let controller = try #require(app.navigationController as? CustomBeagleNavigationController)
    #expect(controller.states == ["started", "started", "started", "error", "finished"])
    #expect(app.errorMessage == "The request timed out.")
    #expect(controller.view.subviews.count == 2)
    #expect(controller.viewControllers.count == 1)
    try app.retryFromErrorView()
    #expect(app.errorMessage == "The Internet connection appears to be offline.")
    try app.retryFromErrorView()
    #expect(app.tree?["child"]["id"] == "home")
    #expect(controller.states.suffix(2) == ["success", "finished"])
    #expect(app.network.requests.count == 3)
  }

  @Test func bothSpellingsOfControllersOpen() throws {
    let dependencies = BeagleDependencies()
    let config = BeagleConfiguration(dependencies)
    let app = HeadlessApplication(config: config)
    let json = #"{"_beagleComponent_":"beagle:text","text":"@{x"}"#
    try app.open(BeagleScreenViewController(.declarativeText(json), config: config))
    #expect(app.tree?["child"]["text"] == "@{x")
    let controller = BeagleScreenViewController(json, config: config)
    try app.open(controller)
    #expect(controller.screen?.id == nil)
    #expect((controller.screen?.child as? Text)?.id == nil)
    try app.open(BeagleScreenViewController(Container(id: "box"), config: config))
    #expect(app.stacks == [["box"]])
    let remote = BeagleScreenViewController(ScreenType.Remote(url: "/x", fallback: Screen(child: Text("fallback"))))
    try app.open(remote)
    #expect(app.tree?["child"]["text"] == "fallback")
    #expect(app.stacks == [["/x"]])
    guard case .remote(let type) = remote.screenType else { throw HeadlessApplicationError.componentNotFound(id: "") }
    #expect(type.url == "/x")
  }

  @Test func nativeScreensOpen() throws {
    let dependencies = BeagleDependencies()
    let deepLinkHandler = DeeplinkScreenManager()
    deepLinkHandler["text"] = TextScreen.self
    deepLinkHandler["native"] = NativeScreen.self
    dependencies.deepLinkHandler = deepLinkHandler
    let diary = Diary()
    dependencies.logger = diary
    let app = HeadlessApplication(config: BeagleConfiguration(dependencies))
    try app.open(BeagleScreenViewController(Container(id: "home")))
    try app.perform([Navigate.openNativeRoute("text")])
    #expect(app.stacks == [["home", "text"]])
    #expect(app.tree?["navigationBar"]["title"] == "Text Screen")
    try app.perform([Navigate.openNativeRoute("native", shouldResetApplication: true)])
    #expect(app.stacks == [["native:native"]])
    #expect(app.tree == nil)
    try app.open(BeagleScreenViewController(Container(id: "home")))
    try app.perform([Navigate.openNativeRoute("nowhere")])
    #expect(app.stacks == [["home"]])
    #expect(diary.lines.last == "error didNotFindDeepLinkScreen")
  }

  @Test func bothGenerationsOfAnalyticsHear() throws {
    let dependencies = BeagleDependencies()
    let (old, new) = (Diary(), Diary())
    dependencies.analytics = old
    dependencies.analyticsProvider = new
    let app = HeadlessApplication(config: BeagleConfiguration(dependencies))
    let second = Screen(id: "second", child: Text("2"))
    let button = Button(
      "Go", onPress: [SetContext(contextId: "global", value: 1), Navigate.pushView(.declarative(second))], id: "go")
    try app.open(BeagleScreenViewController(Screen(id: "first", child: button)))
    try app.press("go")
    try app.back()
    #expect(
      old.lines == [
        "first appeared", "first disappeared", "second appeared", "onPress go beagle:setcontext",
        "second disappeared", "first appeared",
      ])
    #expect(
      new.lines == [
        "record first", "record beagle:setcontext [BeagleSchema.DynamicObject.string(\"global\")]", "record second",
        "record first",
      ])
  }

  @Test func theGlobalContextIsOneOnBothSides() throws {
    let dependencies = BeagleDependencies()
    dependencies.globalContext.set(value: "Ana", path: "user.name")
    let app = HeadlessApplication(config: BeagleConfiguration(dependencies))
    let button = Button(
      "@{global.user.name}", onPress: [SetContext(contextId: "global", path: "user.name", value: "Bo")], id: "b")
    try app.open(BeagleScreenViewController(button))
    #expect(app.component("b")?["text"] == "Ana")
    try app.press("b")
    #expect(dependencies.globalContext.get(path: "user.name") == "Bo")
    dependencies.globalContext.set(value: "Cy", path: "user.name")
    #expect(app.component("b")?["text"] == "Cy")
    dependencies.globalContext.clear()
    #expect(app.component("b")?["text"] == "")
  }

  @Test func stylesImagesAndOperationsAreTheApplicationsOwn() throws {
    let dependencies = BeagleDependencies()
    let seen = Diary()
    dependencies.theme = AppTheme(styles: [
      "known": { { (view: UITextView?) in seen.lines.append("styled \(view == nil ? "nothing" : "a text")") } }
        as () -> (UITextView?) -> Void
    ])
    let images = ImageProvider(names: ["logo"])
    dependencies.imageProvider = images
    let logger = Diary()
    dependencies.logger = logger
    dependencies.operationsProvider.register(operationId: "twice") { .int(($0.first?.intValue ?? 0) * 2) }
    dependencies.operationsProvider.register(operationId: "no-name") { _ in .empty }
    let app = HeadlessApplication(config: BeagleConfiguration(dependencies))
    try app.open(
      BeagleScreenViewController(
        Container {
          Text("@{twice(21)}", styleId: "known", id: "t")
          Text("x", styleId: "other")
          Image(.local("logo"))
        }))
    #expect(app.component("t")?["text"] == "42")
    #expect(seen.lines == ["styled a text"])
    #expect(images.requested == ["logo"])
    #expect(logger.lines.filter { $0.contains("style") } == ["warning styleNotFound"])
  }

  @Test func withoutAClientEveryRequestFails() throws {
    let logger = Diary()
    let dependencies = BeagleDependencies()
    dependencies.logger = logger
    let app = HeadlessApplication(config: BeagleConfiguration(dependencies))
    try app.open(url: "https://kelp.test/home")
    #expect(
      app.transitions == [
        "started https://kelp.test/home", "error https://kelp.test/home", "finished https://kelp.test/home",
      ])
    #expect(logger.lines == ["error networkClientWasNotConfigured"])
  }

  @Test func twoApplicationsDoNotTouchEachOther() throws {
    func dependencies(_ name: String) -> BeagleDependencies {
      let dependencies = BeagleDependencies()
      dependencies.globalContext.set(["name": .string(name)])
      dependencies.operationsProvider.register(operationId: "me") { _ in .string(name) }
      dependencies.urlBuilder = UrlBuilder(baseUrl: URL(string: "https://\(name).test"))
      return dependencies
    }
    let screen = Container { Text("@{global.name} @{me()}", id: "t") }
    let (first, second) = (dependencies("first"), dependencies("second"))
    let apps = [first, second].map { HeadlessApplication(config: BeagleConfiguration($0)) }
    for app in apps { try app.open(BeagleScreenViewController(screen)) }
    #expect(apps.map { $0.component("t")?["text"] } == ["first first", "second second"])
    first.globalContext.set(["name": "changed"])
    #expect(apps.map { $0.component("t")?["text"] } == ["changed first", "second second"])
    for app in apps {
      app.network.stub(try StubRoute(parsing: "* *"), [.response(status: 200)])
      try app.perform([SendRequest(url: "/x")])
    }
    #expect(apps.map { $0.network.requests.map(\.url) } == [["https://first.test/x"], ["https://second.test/x"]])
  }

  @Test func answersFromOtherThreadsArrive() throws {
    final class Threaded: RealTimeNetworkClient {
      func executeRequest(_ request: Request, completion: @escaping RequestCompletion) -> (any RequestToken)? {
        struct Letter: @unchecked Sendable { let completion: RequestCompletion }
        let letter = Letter(completion: completion)
        let url = request.url
        Thread.detachNewThread {
          usleep(20_000)
          guard let response = Beagle.HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
          else { return }
          let body = Data(#"{"_beagleComponent_":"beagle:text","text":"there"}"#.utf8)
          letter.completion(.success(NetworkResponse(data: body, response: response)))
        }
        return nil
      }
    }
    let dependencies = BeagleDependencies()
    dependencies.networkClient = Threaded()
    let app = HeadlessApplication(config: BeagleConfiguration(dependencies))
    try app.open(url: "https://kelp.test/home")
    #expect(app.tree?["child"]["text"] == "there")
  }
}
