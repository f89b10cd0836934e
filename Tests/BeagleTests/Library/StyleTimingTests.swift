import Beagle
import BeagleSchema
import Testing

/// When a theme's styles are applied.
@Suite struct StyleTimingTests {
  private final class Log {
    var ids: [String] = []
  }

  private struct Theme: ThemeProtocol {
    let log: Log
    func applyStyle<T: UIView>(for view: T, withId id: String) { log.ids.append("\(id) \(T.self)") }
  }

  private let log = Log()

  private func app() throws -> HeadlessApplication {
    let dependencies = BeagleDependencies()
    dependencies.theme = Theme(log: log)
    let app = HeadlessApplication(config: BeagleConfiguration(dependencies))
    try app.open(
      BeagleScreenViewController(
        Screen(
          navigationBar: NavigationBar(title: "t", styleId: "bar"),
          child: Container(
            children: [
              Text("@{c.other}", styleId: "text"), Button(text: "@{c.title}", styleId: "button", id: "b"),
              TextInput(value: "", styleId: "input", id: "i"), TabBar(items: [], styleId: "tabs"),
            ], styleId: "box", context: Context(id: "c", value: ["title": "a", "other": "o"])))))
    return app
  }

  @Test func buttonsAndInputsAreStyledAgainAtEveryLayout() throws {
    let app = try app()
    #expect(
      log.ids == [
        "text UITextView", "button UIButton", "input UITextField", "tabs UIView", "box UIView", "bar UINavigationBar",
        "button UIButton", "input UITextField",
      ])
    log.ids = []
    try app.perform([SetContext(contextId: "c", path: "other", value: "p")])
    #expect(log.ids == [])
    try app.perform([SetContext(contextId: "c", path: "title", value: "b")])
    #expect(log.ids == ["button UIButton", "input UITextField"])
    try app.type("hello", into: "i")
    #expect(log.ids.count == 4)
  }

  @Test func barsAreStyledWhenTheirScreenComesBack() throws {
    let app = try app()
    log.ids = []
    try app.perform([Navigate.pushView(.declarative(Screen(child: Text("y"))))])
    #expect(log.ids == [])
    try app.back()
    #expect(log.ids == ["bar UINavigationBar"])
  }
}
