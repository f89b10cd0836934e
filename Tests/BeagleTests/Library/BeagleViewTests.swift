import Beagle
import BeagleSchema
import Testing

/// Beagle components inside screens of the application's own.
@Suite struct BeagleViewTests {
  private final class Profile: UIViewController {
    let card: BeagleView

    init(_ card: BeagleView) {
      self.card = card
      super.init()
    }

    override func viewDidLoad() {
      let frame = UIView()
      frame.addSubview(card)
      view.addSubview(frame)
    }
  }

  private final class Diary: Analytics, AnalyticsProviderProtocol {
    var lines: [String] = []
    func trackEventOnScreenAppeared(_ event: AnalyticsScreen) { lines.append("\(event.screenName) appeared") }
    func trackEventOnScreenDisappeared(_ event: AnalyticsScreen) { lines.append("\(event.screenName) disappeared") }
    func trackEventOnClick(_ event: AnalyticsClick) {}
    func getConfig() -> AnalyticsConfig { AnalyticsConfig() }
    func createRecord(_ record: AnalyticsRecord) { lines.append("record \(record.screen ?? "-")") }
  }

  private func counter(_ onPress: [any Action] = []) -> Screen {
    Screen(
      id: "card",
      child: Container(context: Context(id: "n", value: 1)) {
        Button("@{n}", onPress: [SetContext(contextId: "n", value: 2)] + onPress, id: "more")
      })
  }

  @Test func whatItShowsLivesInTheScreenAroundIt() throws {
    let app = HeadlessApplication(config: BeagleConfiguration(BeagleDependencies()))
    try app.open(Profile(BeagleView(counter([Navigate.pushView(.declarative(Screen(id: "next", child: Text("2"))))]))))
    #expect(app.stacks == [["native:"]])
    #expect(app.tree == nil)
    #expect(app.component("more")?["text"] == "1")
    try app.press("more")
    #expect(app.stacks == [["native:", "next"]])
    #expect(throws: HeadlessApplicationError.componentNotFound(id: "more")) { try app.press("more") }
    try app.back()
    #expect(app.component("more")?["text"] == "2")
    try app.perform([Navigate.popStack()])
    #expect(app.component("more")?["text"] == "2")
  }

  @Test func statesAreToldToTheObserverAndTheControllerAround() throws {
    final class Around: BeagleNavigationController {
      var states: [String] = []
      override func serverDrivenStateDidChange(to state: ServerDrivenState, at screenController: any BeagleController) {
        states.append("\(state)".split(separator: "(").first.map(String.init) ?? "")
      }
    }
    let around = Around()
    let dependencies = BeagleDependencies()
    dependencies.navigator.registerDefaultNavigationController { around }
    let app = HeadlessApplication(config: BeagleConfiguration(dependencies))
    app.network.stub(try StubRoute(parsing: "GET /card"), [.failure(.timeout)])
    var states: [String] = []
    let card = BeagleView(ScreenType.Remote(url: "/card")) {
      states.append("\($0)".split(separator: "(").first.map(String.init) ?? "")
    }
    let profile = Profile(card)
    try app.open(profile)
    #expect(states == ["started", "started", "started", "error", "finished"])
    #expect(around.states == states)
    #expect(around.viewControllers.first === profile)
    #expect(app.application.state.visibleStack?.isLoading == false)
  }

  @Test func aTextOrAComponentAddedLaterIsShownAtOnce() throws {
    let app = HeadlessApplication(config: BeagleConfiguration(BeagleDependencies()))
    let native = UIViewController()
    try app.open(native)
    native.view.addSubview(BeagleView(Text("early", id: "early")))
    var states = 0
    native.view.addSubview(
      BeagleView(#"{"_beagleComponent_":"beagle:text","text":"late","id":"late"}"#) { _ in states += 1 })
    #expect(app.component("early")?["text"] == "early")
    #expect(app.component("late")?["text"] == "late")
    #expect(states == 4)
    let unseen = UIView()
    unseen.addSubview(BeagleView(Text("unseen", id: "unseen")))
    #expect(app.component("unseen") == nil)
  }

  @Test func deepLinksLeadToSuchScreens() throws {
    struct Handler: DeepLinkScreenManagerProtocol {
      let card: Screen
      func getNativeScreen(with path: String, data: [String: String]?) throws -> UIViewController {
        Profile(BeagleView(card))
      }
    }
    let dependencies = BeagleDependencies()
    dependencies.deepLinkHandler = Handler(card: counter())
    let diary = Diary()
    dependencies.analytics = diary
    dependencies.analyticsProvider = diary
    let app = HeadlessApplication(config: BeagleConfiguration(dependencies))
    try app.open(BeagleScreenViewController(Screen(id: "home", child: Text("h"))))
    try app.perform([Navigate.openNativeRoute("profile")])
    #expect(app.stacks == [["home", "native:profile"]])
    try app.press("more")
    #expect(app.component("more")?["text"] == "2")
    try app.perform([Navigate.pushView(.declarative(Screen(id: "over", child: Text("o"))))])
    try app.back()
    try app.back()
    #expect(app.component("more") == nil)
    #expect(
      diary.lines == [
        "record home", "home appeared", "home disappeared", "record card", "card appeared", "card disappeared",
        "record over", "over appeared", "over disappeared", "record card", "card appeared", "card disappeared",
        "record home", "home appeared",
      ])
  }
}
