import BeagleSchema
import Testing

@testable import Beagle

/// Every notification that a navigation controller hears, replays included: navigation §3.1, column "raw".
@Suite struct StateNotificationTests {
  private func heard(_ start: [[String]], _ list: [String], from origin: String) throws -> [String] {
    let fixture = try NavigationFixture(platform: .ios, start: start)
    var heard: [String] = []
    fixture.app.controllers[nil] = { state, screen, _ in heard.append("\(screen.identifier):\(state.name)") }
    try fixture.run(list, from: origin)
    return heard
  }

  private func heardAtOpening(_ type: ScreenSource) throws -> [String] {
    let fixture = try NavigationFixture(platform: .ios, start: [["x"]])
    var heard: [String] = []
    fixture.app.controllers[nil] = { state, _, _ in heard.append(state.name) }
    try fixture.app.drive { fixture.app.open(type) }
    return heard
  }

  @Test func aRemoteScreen() throws {
    #expect(
      try heardAtOpening(.remote(RemoteScreen(url: "/home"))) == [
        "started", "started", "started", "success", "finished",
      ])
  }

  @Test func aRemoteScreenThatFails() throws {
    #expect(
      try heardAtOpening(.remote(RemoteScreen(url: "/bad"))) == ["started", "started", "started", "error", "finished"])
  }

  @Test func textThatIsNoScreen() throws {
    #expect(try heardAtOpening(.declarativeText("[]")) == ["started", "started", "error", "finished"])
  }

  @Test func textOfAScreen() throws {
    let text = #"{"_beagleComponent_":"beagle:container"}"#
    #expect(try heardAtOpening(.declarativeText(text)) == ["started", "started", "success", "finished"])
  }

  @Test func aLocalRoute() throws {
    #expect(
      try heard([["a"]], ["pushView b"], from: "a") == ["b:started", "b:started", "b:success", "b:finished"])
  }

  @Test func aRemoteRoute() throws {
    #expect(
      try heard([["a"]], ["pushView /b"], from: "a")
        == ["a:started", "a:finished", "a:success", "/b:success", "/b:finished", "/b:success", "/b:finished"])
  }

  @Test func aRemoteRouteThatFails() throws {
    #expect(try heard([["a"]], ["pushView /bad"], from: "a") == ["a:started", "a:finished", "a:error"])
  }

  @Test func popsTellNothing() throws {
    #expect(try heard([["a", "b"]], ["popView"], from: "b") == [])
  }
}
