import BeagleSchema
import Testing

@Suite("Nodes of the resulting tree")
struct ResultingNodeTests {
  static let rows: [TableFile.Row] = TableFile.rows("ResultingNodes", cells: 3)

  @Test("Each component has its node", arguments: rows)
  func row(_ row: TableFile.Row) throws {
    let node: ComponentNode = try component(row.cells[1])
    let values: [DynamicObject?] = node.sites.indices.map { .string("#\($0)") }
    let isFilled: Bool = node.slot != .none
    let result: DynamicObject = node.resultingNode(
      siteValues: values, id: node.id, children: isFilled ? ["a", "b"] : [])
    let expected = try DynamicObject(rawJSON: TableFile.document(row.cells[2]))
    let single: DynamicObject = node.slot == .child || node.slot == .initialState ? shownFirst(node, values) : result
    #expect(JSONWriter.compact.string(single) == JSONWriter.compact.string(expected), "\(row.cells[0])")
  }

  private func shownFirst(_ node: ComponentNode, _ values: [DynamicObject?]) -> DynamicObject {
    node.resultingNode(siteValues: values, id: node.id, children: ["a"])
  }

  private func component(_ document: String) throws -> ComponentNode {
    try ScreenDecoder().decodeComponent(json: TableFile.document(document)).node
  }

  @Test("A place without a value is left out")
  func leftOut() throws {
    let node = try component(#"{%container,"style":{"display":"@{a}","borderWidth":1},"id":"x"}"#)
    #expect(
      node.resultingNode(siteValues: [nil], id: "x", children: [])
        == ["_beagleComponent_": "beagle:container", "style": ["borderWidth": 1], "id": "x"])
    let text = try component(#"{%text,"text":"a","alignment":"@{a}"}"#)
    #expect(
      text.resultingNode(siteValues: [nil], id: nil, children: []) == ["_beagleComponent_": "beagle:text", "text": "a"])
  }

  @Test("Ids take suffixes, keys can be set and left out")
  func overrides() throws {
    let node = try component(#"{%textInput,"id":"x","value":"@{a}","enabled":true}"#)
    let result = node.resultingNode(
      siteValues: ["v"], id: "x:7", children: [], overrides: [("value", "typed"), ("enabled", nil), ("state", "s")])
    #expect(
      result == ["_beagleComponent_": "beagle:textInput", "id": "x:7", "value": "typed", "state": "s"])
    #expect(node.resultingNode(siteValues: ["v"], id: "x", children: [])["value"] == "v")
  }

  @Test("An empty list and an emptied container keep their slot")
  func slots() throws {
    let list = try component(#"{%listView,"dataSource":[]}"#)
    #expect(list.resultingNode(siteValues: [], id: nil, children: [])["children"] == [])
    let container = try component(#"{%container,"children":[{%container}]}"#)
    #expect(container.resultingNode(siteValues: [], id: nil, children: [])["children"] == [])
    let bare = try component("{%container}")
    #expect(bare.resultingNode(siteValues: [], id: nil, children: []) == ["_beagleComponent_": "beagle:container"])
  }

  @Test("Sites know their property, their place and whether they are stateful")
  func sites() throws {
    let node = try component(
      #"{%textInput,"value":"@{a}","error":"@{b}","style":{"size":{"width":{"value":"@{c}","type":"REAL"}}}}"#)
    #expect(node.sites.map(\.property) == ["value", "error", "style"])
    #expect(node.sites.map(\.path.description) == ["value", "error", "style.size.width.value"])
    #expect(node.sites.map(\.isStateful) == [true, false, false])
    #expect(node.sites.map(\.target) == [.string, .string, .double])
  }

  @Test("A bare component becomes the child of a screen")
  func wrapping() throws {
    let container = try component(#"{%container,"id":"c"}"#).asScreen
    #expect(container.isScreen)
    #expect(container.id == "c")
    #expect(container.children.first?.name == "container")
    let text = try component(#"{%text,"id":"t","text":"a"}"#).asScreen
    #expect(text.id == nil)
    #expect(text.asScreen === text)
  }

  @Test("An app's own component has its properties, children and shared keys")
  func custom() throws {
    var registry = SchemaRegistry.standard
    registry.register(
      ComponentDefinition(
        "custom:Card", mixins: .container,
        properties: [
          PropertyDefinition("title", .expression(.string)), PropertyDefinition("data", .dynamic),
          PropertyDefinition("children", .components), PropertyDefinition("onOpen", .actions),
        ]))
    let document = """
      {"_beagleComponent_":"CUSTOM:card","title":"@{a}","data":{"x":["@{b}"]},"children":[{%text,"text":"a"}],
      "onOpen":[{!popView}],"id":"c","context":{"id":"k","value":1}}
      """
    let node = try ScreenDecoder(registry: registry).decodeComponent(json: TableFile.document(document)).node
    #expect(node.wireName == "custom:Card")
    #expect(node.name == "custom:Card")
    #expect(node.sites.map(\.path.description) == ["title", "data.x[0]"])
    #expect(node.children.count == 1)
    #expect(node.actions(for: "onOpen")?.first?.name == "popView")
    #expect(node.context?.id == "k")
    #expect(node.resultingNode(siteValues: ["t", 5], id: "c", children: [])["data"] == ["x": [5]])
  }
}
