import Testing

@testable import BeagleTestKit

/// Where the values of a document stand.
@Suite struct PlacedJSONTests {
  private static let document = """
    { "child": { "children": [
      { "text": "é", "a.b": 1 }, { "text": "\\u00e9\\n" }
    ] }, "list": [] }
    """

  @Test(arguments: [
    ("$", 1, 1), ("$.child", 1, 12), ("$.child.children", 1, 26), ("$.child.children[0]", 2, 3),
    ("$.child.children[0].text", 2, 13), ("$.child.children[0][\"a.b\"]", 2, 25), ("$.child.children[1].text", 2, 40),
    ("$.list", 3, 14), ("$.child.nothing", 1, 12), ("$.child.children[9].text", 1, 26),
  ])
  func finds(path: String, line: Int, column: Int) throws {
    let root = try #require(PlacedJSONParser.parse(Array(Self.document.utf8)))
    let value = root.value(at: path)
    #expect([value.line, value.column] == [line, column])
  }

  @Test func countsNoByteOrderMark() throws {
    let root = try #require(PlacedJSONParser.parse([0xEF, 0xBB, 0xBF] + Array(#" {"a":1}"#.utf8)))
    #expect([root.column, root["a"]?.column] == [2, 7])
  }

  @Test func countsALongLine() throws {
    let text = "[" + String(repeating: "\"é\",", count: 20_000) + "0]"
    let root = try #require(PlacedJSONParser.parse(Array(text.utf8)))
    #expect(root.elements.last?.column == 80_002)
  }

  @Test func resolvesEscapes() throws {
    let root = try #require(PlacedJSONParser.parse(Array(#""\u00e9\n\ud83d\ude00\\""#.utf8)))
    #expect(root.text == "é\n😀\\")
  }

  @Test(arguments: ["", "{", "[1,", "{\"a\"}", "\"x", "{\"a\":}"]) func givesUp(text: String) {
    #expect(PlacedJSONParser.parse(Array(text.utf8)) == nil)
  }
}
