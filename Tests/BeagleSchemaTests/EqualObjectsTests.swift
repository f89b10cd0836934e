import BeagleSchema
import Testing

@Suite("Equal objects of a document")
struct EqualObjectsTests {
  private func children(
    _ objects: [String], on platform: Platform = .ios
  ) throws -> ([ComponentNode], [SchemaWarning]) {
    let texts: String = objects.map { "{%text,\"text\":\"a\",\($0)}" }.joined(separator: ",")
    let document: String = TableFile.document("{%container,\"children\":[\(texts)]}")
    let decoded = try ScreenDecoder(platform: platform).decodeComponent(json: document)
    return (decoded.node.children, decoded.warnings)
  }

  @Test("They have the same value, and others their own")
  func values() throws {
    let top = #""style":{"margin":{"top":{"value":8,"type":"REAL"}},"borderColor":"red"}"#
    let low = #""style":{"margin":{"top":{"value":9,"type":"REAL"}},"borderColor":"red"}"#
    let turned = #""style":{"borderColor":"red","margin":{"top":{"value":8,"type":"REAL"}}}"#
    let half = #""style":{"margin":{"top":{"value":8.5,"type":"REAL"}},"borderColor":"red"}"#
    let (nodes, _) = try children([top, low, top, turned, half, top, half])
    #expect(
      nodes.map { $0.value("style")?["margin"]["top"]["value"] } == [.int(8), 9, 8, 8, 8.5, 8, 8.5])
    #expect(nodes[0].value("style") == nodes[2].value("style"))
    #expect(nodes[3].value("style")?.dictionaryValue?.map(\.key) == ["borderColor", "margin"])
  }

  @Test("What is read by another type has its own value")
  func types() throws {
    let (nodes, _) = try children([
      #""style":{"size":{"width":{"value":1,"type":"REAL"}}},"accessibility":{"accessible":true}"#,
      #""accessibility":{"accessible":true},"style":{}"#,
    ])
    #expect(nodes[0].value("accessibility") == nodes[1].value("accessibility"))
    #expect(nodes[1].value("style") == [:])
  }

  @Test("Expressions stay places of their component")
  func sites() throws {
    let (nodes, _) = try children(Array(repeating: #""style":{"borderColor":"@{a}"}"#, count: 3))
    #expect(nodes.map { $0.sites.map(\.path.description) } == Array(repeating: ["style.borderColor"], count: 3))
  }

  @Test("Each one is warned of")
  func warnings() throws {
    let (_, warnings) = try children(
      Array(repeating: #""accessibility":{"accessible":null}"#, count: 2), on: .android)
    #expect(
      warnings.map(\.path) == (0..<2).map { "$.children[\($0)].accessibility.accessible" })
  }
}
