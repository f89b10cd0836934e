import Beagle
import BeagleSchema
import Testing

/// Components and actions that an application writes in Swift.
@Suite struct CustomTypeTests {
  private struct PriceTag: Widget, HasContext, InitiableComponent, StatefulComponent {
    enum Shape: String, Codable {
      case round, square
    }

    struct Note: Codable {
      var text: Beagle.Expression<String>
    }

    static let statefulProperties = ["price"]

    var price: Beagle.Expression<Double>
    var currency: String
    var shape: Shape
    var notes: [Note]?
    @AutoCodable var child: any ServerDrivenComponent
    @AutoCodable var onPress: [any Action]?
    @AutoCodable var onInit: [any Action]?
    var context: Beagle.Context?
    var id: String?
    var style: Style?
    var accessibility: Accessibility?
  }

  private struct Increase: Action {
    var contextId: String
    var by: Beagle.Expression<Int>

    func execute(controller: any BeagleController, origin: UIView) {
      let sum = DynamicObject.int((by.evaluate(with: origin) ?? 0) + 1)
      controller.execute(
        actions: [SetContext(contextId: contextId, value: sum)], event: "onDone", origin: origin)
    }
  }

  private struct Wait: AsyncAction {
    var milliseconds: Int
    @AutoCodable var onFinish: [any Action]?

    func execute(controller: any BeagleController, origin: UIView) {
      controller.later(after: milliseconds) {
        controller.execute(actions: onFinish, with: "onFinish", and: ["waited": .int(milliseconds)], origin: origin)
      }
    }
  }

  private struct Fail: Action {
    func execute(controller: any BeagleController, origin: UIView) {
      controller.serverDrivenState = .error(
        .action(BeagleCodableError.unsupportedType("nothing")),
        closureToRetrySameAction(controller: controller, origin: origin))
    }
  }

  private func app() -> Application {
    let dependencies = BeagleDependencies()
    dependencies.coder.register(component: PriceTag.self)
    dependencies.coder.register(action: Increase.self)
    dependencies.coder.register(type: Wait.self, named: "wait-a-bit")
    dependencies.coder.register(type: Fail.self)
    return Application(configuration: BeagleConfiguration(dependencies))
  }

  private func open(_ json: String) throws -> Application {
    let app = app()
    try app.drive { app.open(.declarativeText(json)) }
    return app
  }

  @Test func propertiesBind() throws {
    let app = try open(
      """
      {"_beagleComponent_":"beagle:container","context":{"id":"c","value":{"p":1.5,"t":"sale"}},"children":[
      {"_beagleComponent_":"CUSTOM:PriceTag","id":"tag","price":"@{c.p}","currency":"EUR","shape":"round",
      "notes":[{"text":"@{c.t}!"}],"style":{"backgroundColor":"@{c.t}"},
      "child":{"_beagleComponent_":"beagle:text","text":"@{mine}"},"context":{"id":"mine","value":"m"},
      "onPress":[{"_beagleAction_":"beagle:setContext","contextId":"c","path":"p","value":2}]}]}
      """)
    defer { app.dismantle() }
    let screen = try #require(app.visibleScreen)
    let tag = try #require(screen.index.elements(withId: "tag").first)
    #expect(
      tag.tree == [
        "_beagleComponent_": "custom:pricetag", "id": "tag", "price": 1.5, "currency": "EUR", "shape": "round",
        "notes": [["text": "sale!"]], "style": ["backgroundColor": "sale"],
        "child": ["_beagleComponent_": "beagle:text", "text": "m"],
      ])
    #expect(tag.node.definition?.statefulProperties == ["price"])
    #expect(tag.node.definition?.events.sorted() == ["onInit", "onPress"])
    try app.drive { try? app.press(tag) }
    #expect(tag.value(of: "price") == .double(2))
  }

  @Test(arguments: [
    (#""price":"x","currency":"EUR","shape":"round""#, SchemaError.Kind.invalidExpressionValue, "$.price"),
    (#""price":1,"shape":"round""#, .missingField, "$.currency"),
    (#""price":1,"currency":null,"shape":"round""#, .nullValue, "$.currency"),
    (#""price":1,"currency":"EUR","shape":"oval""#, .invalidEnum, "$.shape"),
    (#""price":1,"currency":"EUR","shape":"round","notes":[{"text":5}]"#, .invalidExpressionValue, "$.notes[0].text"),
  ])
  func wrongDocumentsFailWithAPlace(properties: String, kind: SchemaError.Kind, path: String) throws {
    let json =
      #"{"_beagleComponent_":"custom:pricetag","child":{"_beagleComponent_":"beagle:text","text":""},"#
      + properties + "}"
    let app = try open(json)
    defer { app.dismantle() }
    let transition = try #require(app.journal.transitions.first { $0.state == "error" })
    #expect(transition.error?.kind == "declarativeText")
    #expect(transition.error?.path == path)
    #expect(transition.error?.reason == kind.rawValue)
  }

  @Test func actionsExecute() throws {
    let app = try open(
      """
      {"_beagleComponent_":"beagle:container","context":{"id":"n","value":4},"children":[
      {"_beagleComponent_":"beagle:button","id":"b","text":"@{n}","onPress":[
      {"_beagleAction_":"custom:increase","contextId":"n","by":"@{n}"}]}]}
      """)
    defer { app.dismantle() }
    let button = try #require(app.visibleScreen?.index.elements(withId: "b").first)
    try app.drive { try? app.press(button) }
    #expect(button.value(of: "text") == "5")
    #expect(app.journal.actions.map(\.name) == ["custom:increase", "setContext"])
    #expect(app.journal.actions.map(\.origin) == ["b.onPress", "b.onDone"])
    #expect(app.pendingActions == 0)
  }

  @Test func asynchronousActionsEndLater() throws {
    let app = try open(
      """
      {"_beagleComponent_":"beagle:container","context":{"id":"n","value":0},"children":[
      {"_beagleComponent_":"beagle:button","id":"b","text":"@{n}","onPress":[
      {"_beagleAction_":"custom:wait-a-bit","milliseconds":300,"onFinish":[
      {"_beagleAction_":"beagle:setContext","contextId":"n","value":"@{onFinish.waited}"}]}]}]}
      """)
    defer { app.dismantle() }
    let button = try #require(app.visibleScreen?.index.elements(withId: "b").first)
    try app.drive { try? app.press(button) }
    #expect(app.pendingActions == 1)
    try app.advance(by: 299)
    #expect(button.value(of: "text") == "0")
    try app.advance(by: 1)
    #expect(button.value(of: "text") == "300")
    #expect(app.pendingActions == 0)
  }

  @Test func failuresHandOutARetry() throws {
    let app = try open(
      """
      {"_beagleComponent_":"beagle:button","id":"b","text":"","onPress":[{"_beagleAction_":"custom:fail"}]}
      """)
    defer { app.dismantle() }
    let button = try #require(app.visibleScreen?.index.elements(withId: "b").first)
    try app.drive { try? app.press(button) }
    #expect(app.journal.transitions.last?.error?.kind == "action")
    let retry = try #require(app.newestRetry)
    try app.drive { retry() }
    #expect(app.journal.transitions.filter { $0.state == "error" }.count == 2)
  }

  @Test func swiftScreensHoldCustomTypes() throws {
    let app = app()
    defer { app.dismantle() }
    let coder = try #require(app.configuration?.dependencies.coder)
    let tag = PriceTag(
      price: 2, currency: "EUR", shape: .square, child: Text("x"),
      onPress: [Increase(contextId: "n", by: "@{n}"), Wait(milliseconds: 1)])
    #expect(
      String(decoding: try coder.encode(value: tag), as: UTF8.self)
        == #"{"_beagleComponent_":"custom:pricetag","price":2,"currency":"EUR","shape":"square","#
        + #""child":{"_beagleComponent_":"beagle:text","text":"x"},"onPress":["#
        + #"{"_beagleAction_":"custom:increase","contextId":"n","by":"@{n}"},"#
        + #"{"_beagleAction_":"custom:wait-a-bit","milliseconds":1}]}"#)
  }
}
