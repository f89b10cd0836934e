import BeagleSchema
import Testing

@testable import Beagle

/// What an application holds is gone with it, whatever of it holds the rest in turn.
@Suite struct EndedApplicationTests {
  private static let text = #"{"_beagleComponent_":"beagle:text","id":"t","text":"@{c}"}"#

  /// A screen around `component`, which has a context and reads it.
  private static func screen(_ component: String) -> String {
    #"{"_beagleComponent_":"beagle:container","id":"root","context":{"id":"c","value":[1,2]},"#
      + #""style":{"backgroundColor":"@{c}"},"children":[\#(component)]}"#
  }

  private static let contents: [(name: String, component: String, does: @Sendable (Application) throws -> Void)] = [
    ("nothing else", text, { _ in }),
    (
      "a list",
      #"{"_beagleComponent_":"beagle:listView","dataSource":"@{c}","templates":[{"view":"#
        + #"{"_beagleComponent_":"beagle:text","text":"@{item}"}}]}"#, { _ in }
    ),
    (
      "an indicator",
      #"{"_beagleComponent_":"beagle:pullToRefresh","id":"p","isRefreshing":"@{c}","onPull":[],"child":\#(text)}"#,
      { _ in }
    ),
    (
      "a request that waits", text,
      { app in
        app.network.stub(try StubRoute(parsing: "GET /slow"), [.response(text: "{}", delay: 1000)])
        try perform(#"{"_beagleAction_":"beagle:sendRequest","url":"/slow"}"#, on: app)
      }
    ),
    (
      "a screen that failed", text,
      { app in try perform(#"{"_beagleAction_":"beagle:pushView","route":{"url":"/nowhere"}}"#, on: app) }
    ),
    (
      "a screen that was left after it failed", text,
      { app in
        try perform(#"{"_beagleAction_":"beagle:pushStack","route":{"url":"/nowhere"}}"#, on: app)
        try app.drive { _ = app.back() }
      }
    ),
  ]

  private static func perform(_ json: String, on app: Application) throws {
    let action = try ScreenDecoder().decodeAction(json: Array(json.utf8)).node
    try app.drive { _ = try? app.perform([action]) }
  }

  @Test(arguments: contents.indices, Platform.allCases)
  func nothingIsLeft(_ index: Int, _ platform: Platform) throws {
    let content = Self.contents[index]
    weak var application: Application?
    weak var screen: LiveScreen?
    weak var root: Element?
    do {
      let app = Application(platform: platform, baseURL: "https://kelp.test")
      defer { app.dismantle() }
      try app.drive { app.open(.declarativeText(Self.screen(content.component))) }
      application = app
      screen = app.visibleScreen
      root = screen?.root
      #expect(root != nil)
      try content.does(app)
    }
    #expect(application == nil, "\(content.name)")
    #expect(screen == nil, "\(content.name)")
    #expect(root == nil, "\(content.name)")
  }

  @Test func configurationsEndWithTheirApplication() throws {
    weak var configuration: BeagleConfiguration?
    weak var application: Application?
    do {
      let made = BeagleConfiguration(dependencies: BeagleDependenciesFactory())
      configuration = made
      let app = HeadlessApplication(config: made)
      application = app.application
      try app.open(BeagleScreenViewController(Text("one", id: "t")))
      #expect(app.component("t")?["text"] == "one")
    }
    #expect(configuration == nil)
    #expect(application == nil)
  }
}
