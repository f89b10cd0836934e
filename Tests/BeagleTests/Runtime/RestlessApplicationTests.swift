import BeagleSchema
import Testing

@testable import Beagle

/// Applications that would never come to rest, and numbers that no clock holds.
@Suite struct RestlessApplicationTests {
  private static let pushing = #"""
    {"_beagleComponent_":"beagle:container","onInit":[
      {"_beagleAction_":"beagle:pushView","route":{"url":"/a"}}]}
    """#

  private func application() throws -> Application {
    let app = Application(baseURL: "https://kelp.test")
    app.network.stub(try StubRoute(parsing: "GET /a"), [.response(text: Self.pushing)])
    return app
  }

  @Test func aScreenThatPushesItselfIsACircle() throws {
    let app = try application()
    defer { app.dismantle() }
    #expect(throws: DrivingFailure.self) { try app.drive { app.open(.remote(RemoteScreen(url: "/a"))) } }
  }

  @Test func theDriverCanStopIt() throws {
    let app = try application()
    defer { app.dismantle() }
    var asked = 0
    app.shouldStop = {
      asked += 1
      return asked > 20
    }
    #expect(throws: DrivingFailure.stopped) { try app.drive { app.open(.remote(RemoteScreen(url: "/a"))) } }
  }

  @Test func theClockStopsAtItsEnd() throws {
    let app = try application()
    defer { app.dismantle() }
    try app.advance(by: 1_000)
    try app.advance(by: .max)
    try app.advance(by: .max)
    #expect(app.scheduler.now == .max)
  }
}
