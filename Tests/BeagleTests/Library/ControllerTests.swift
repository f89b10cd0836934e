import Beagle
import BeagleSchema
import Testing

/// What code of an application does with the controller of a screen.
@Suite struct ControllerTests {
  /// An action that hands the controller and its origin to a test.
  private struct Inspect: Action {
    struct Hands {
      var controller: (any BeagleController)?
      var origin: UIView?
    }

    final class Box: @unchecked Sendable {
      var hands = Hands()
    }

    @TaskLocal static var box = Box()

    func execute(controller: any BeagleController, origin: UIView) {
      Self.box.hands = Hands(controller: controller, origin: origin)
    }
  }

  private func app() throws -> (app: HeadlessApplication, controller: any BeagleController, origin: UIView) {
    let dependencies = BeagleDependencies()
    dependencies.coder.register(action: Inspect.self)
    let app = HeadlessApplication(config: BeagleConfiguration(dependencies))
    let box = Inspect.Box()
    try Inspect.$box.withValue(box) {
      try app.open(
        BeagleScreenViewController(
          Container(context: Context(id: "n", value: ["count": 1, "name": "a"]), id: "box") {
            Button("press", onPress: [Inspect()], id: "b")
            Text("@{n.count}", id: "t")
          }))
      try app.press("b")
    }
    return (app, try #require(box.hands.controller), try #require(box.hands.origin))
  }

  private func write(_ value: DynamicObject, to path: String, _ app: HeadlessApplication) throws {
    try app.perform([SetContext(contextId: "n", path: path, value: value)])
  }

  @Test func bindingsTellTheValueNowAndAtEveryWrite() throws {
    let (app, controller, origin) = try app()
    var counts: [Int?] = []
    let expression = try #require(ContextExpression(rawValue: "@{n.count}"))
    controller.addBinding(expression: expression, in: origin) { (value: Int?) in counts.append(value) }
    #expect(counts == [1])
    try write(2, to: "count", app)
    try write("b", to: "name", app)
    try write("no number", to: "count", app)
    #expect(counts == [1, 2, 2, nil])
    try app.open(BeagleScreenViewController(Text("other")))
    #expect(counts.count == 4)
  }

  @Test func expressionsAreObservedOnce() throws {
    let (app, controller, origin) = try app()
    var texts: [String?] = []
    let expression: Beagle.Expression<String> = "@{n.name} and @{n.count}"
    expression.observe(view: origin, controller: controller) { texts.append($0) }
    try write(2, to: "count", app)
    #expect(texts == ["a and 1", "a and 2"])
    Beagle.Expression<String>.value("plain").observe(view: origin, controller: nil) { texts.append($0) }
    #expect(texts.last == "plain")
  }

  @Test func anImplicitContextHidesOthers() throws {
    let (_, _, origin) = try app()
    let expression: Beagle.Expression<Int> = "@{n.count}"
    #expect(expression.evaluate(with: origin) == 1)
    #expect(expression.evaluate(with: origin, implicitContext: Context(id: "n", value: ["count": 7])) == 7)
    #expect(expression.evaluate(with: origin, implicitContext: Context(id: "m", value: 7)) == 1)
  }

  @Test func identifiersAreFound() throws {
    let (app, controller, origin) = try app()
    controller.setIdentifier("renamed", in: origin)
    controller.setIdentifier(nil, in: origin)
    #expect(app.component("b") == nil)
    #expect(app.component("renamed")?["id"] == "renamed")
    #expect(app.tree?["child"]["children"].arrayValue?.first?["id"] == "renamed")
    #expect(origin.accessibilityIdentifier == "renamed")
    try Inspect.$box.withValue(Inspect.Box()) { try app.press("renamed") }
  }

  @Test func addedInitsRunOnceFromTheirView() throws {
    let (app, controller, origin) = try app()
    controller.addOnInit(
      [SetContext(contextId: "n", path: "count", value: DynamicObject(propertyText: "@{n.name}!"))], in: origin)
    #expect(app.component("t")?["text"] == "a!")
    try write("b", to: "name", app)
    controller.setNeedsLayout(component: origin)
    try app.runDue()
    #expect(app.component("t")?["text"] == "a!")
    #expect(app.application.journal.actions.map(\.origin).filter { $0.hasSuffix("onInit") } == ["b.onInit"])
  }

  @Test func whatIsAskedBeforeTheScreenLivesIsDoneThen() throws {
    let app = HeadlessApplication(config: BeagleConfiguration(BeagleDependencies()))
    let controller = BeagleScreenViewController(
      Container(context: Context(id: "n", value: 1), id: "box") { Text("@{n}", id: "t") })
    var values: [Int?] = []
    controller.addOnInit([SetContext(contextId: "n", value: 5)], in: UIView())
    controller.addBinding(expression: try #require(ContextExpression(rawValue: "@{n}")), in: UIView()) {
      values.append($0)
    }
    #expect(values.isEmpty)
    try app.open(controller)
    #expect(values == [5])
    #expect(app.component("t")?["text"] == "5")
  }

  @Test func aControllerWithoutAScreenDoesNothing() throws {
    final class Elsewhere: BeagleController {
      var serverDrivenState: ServerDrivenState = .finished
    }
    let (view, controller) = (UIView(), Elsewhere())
    controller.setIdentifier("x", in: view)
    controller.addOnInit([SetContext(contextId: "n", value: 5)], in: view)
    var values: [Int?] = []
    controller.addBinding(expression: try #require(ContextExpression(rawValue: "@{n}")), in: view) { values.append($0) }
    controller.setNeedsLayout(component: view)
    #expect(view.accessibilityIdentifier == "x")
    #expect(values.isEmpty)
  }

  @Test func ownLoadsAreToldToTheScreensClass() throws {
    final class Watching: BeagleScreenViewController {
      var states: [String] = []

      override func didChangeState(_ state: ServerDrivenState) {
        states.append("\(state)".split(separator: "(").first.map(String.init) ?? "")
      }
    }
    let app = HeadlessApplication(config: BeagleConfiguration(BeagleDependencies()))
    app.network.stub(try StubRoute(parsing: "GET /a"), [.failure(.timeout), .response(status: 200)])
    let controller = Watching(.remote(ScreenType.Remote(url: "/a")))
    try app.open(controller)
    #expect(controller.states == ["started", "error"])
    #expect(!controller.hasServerDrivenScreen())
    controller.serverDrivenState = .error(.declarativeText, nil)
    try app.retry()
    #expect(controller.states == ["started", "error", "started", "error"])
  }

  @Test func reloadingShowsSomethingElse() throws {
    let app = HeadlessApplication(config: BeagleConfiguration(BeagleDependencies()))
    let controller = BeagleScreenViewController(Screen(id: "first", child: Text("1", id: "t")))
    controller.reloadScreen(with: .declarative(Screen(id: "before", child: Text("0", id: "t"))))
    try app.open(controller)
    #expect(app.stacks == [["before"]])
    #expect(controller.hasServerDrivenScreen())
    app.network.stub(
      try StubRoute(parsing: "GET /a"),
      [
        .response(
          status: 200, body: ResponseBody(text: #"{"_beagleComponent_":"beagle:text","text":"there","id":"t"}"#))
      ])
    controller.reloadScreen(with: .remote(ScreenType.Remote(url: "/a")))
    #expect(app.tree == nil)
    try app.runDue()
    #expect(app.stacks == [["/a"]])
    #expect(app.component("t")?["text"] == "there")
    #expect(
      app.transitions == [
        "started before", "success before", "finished before", "started /a", "success /a", "finished /a",
      ])
    guard case .remote(let remote) = controller.screenType else {
      throw HeadlessApplicationError.componentNotFound(id: "")
    }
    #expect(remote.url == "/a")
  }
}
