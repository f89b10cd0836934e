import BeagleSchema
import Testing

@testable import Beagle

@Suite struct RuntimeSmokeTests {
  private let home = """
    {"_beagleComponent_":"beagle:screenComponent","id":"home","child":{"_beagleComponent_":"beagle:container",
     "context":{"id":"cart","value":{"count":0,"items":[{"n":"a"},{"n":"b"}]}},
     "children":[{"_beagleComponent_":"beagle:text","id":"count","text":"n=@{cart.count}"},
      {"_beagleComponent_":"beagle:button","id":"add","text":"Add","onPress":[
        {"_beagleAction_":"beagle:setContext","contextId":"cart","path":"count","value":"@{sum(cart.count, 1)}"}]},
      {"_beagleComponent_":"beagle:button","id":"go","text":"Go","onPress":[
        {"_beagleAction_":"beagle:pushView","route":{"url":"/next"}}]},
      {"_beagleComponent_":"beagle:listView","id":"list","dataSource":"@{cart.items}","templates":[
        {"view":{"_beagleComponent_":"beagle:text","id":"row","text":"@{index} @{item.n}"}}]}
     ]}}
    """

  @Test func aFlowRuns() throws {
    let app = Application(baseURL: "https://shop.test")
    defer { app.dismantle() }
    app.network.stub(try StubRoute(parsing: "GET /home"), [StubAnswer.response(text: home)])
    app.network.stub(try StubRoute(parsing: "GET /next"), [StubAnswer.response(text: home)])
    try app.drive { app.open(.remote(RemoteScreen(url: "/home"))) }
    #expect(app.journal.transitions.map(\.state) == ["started", "success", "finished"])
    let screen = try #require(app.visibleScreen)
    let count = try #require(screen.index.elements(withId: "count").first)
    #expect(count.value(of: "text") == .string("n=0"))
    let add = try #require(screen.index.elements(withId: "add").first)
    var failure: InteractionError?
    try app.drive { do throws(InteractionError) { try app.press(add) } catch { failure = error } }
    #expect(failure == nil)
    #expect(count.value(of: "text") == .string("n=1"))
    #expect(screen.index.elements(withId: "row:1").first?.value(of: "text") == .string("1 b"))
    let go = try #require(screen.index.elements(withId: "go").first)
    try app.drive { do throws(InteractionError) { try app.press(go) } catch { failure = error } }
    #expect(app.state.stacks.map { $0.screens.map(\.identifier) } == [["/home", "/next"]])
    #expect(app.back())
    #expect(app.state.stacks.map { $0.screens.map(\.identifier) } == [["/home"]])
    #expect(screen.root?.tree["child"]["children"][0]["text"] == .string("n=1"))
  }
}
