import Testing

@testable import BeagleTestKit

/// The pieces of documents, and where broken ones break.
@Suite struct XMLReadingTests {
  private func pieces(_ text: String) throws(XMLReading.Malformed) -> [XMLReading.Piece] {
    var pieces: [XMLReading.Piece] = []
    try XMLReading.read(Array(text.utf8)) { pieces.append($0) }
    return pieces
  }

  @Test func tellsElementsAttributesAndTextsInOrder() throws {
    let found = try pieces(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- by hand --><a x="1 &lt; 2"><b/>one &amp; two &#x2713;<![CDATA[ <three>]]></a>
      """)
    #expect(
      found == [
        .begin(name: "a", attributes: ["x": "1 < 2"]), .begin(name: "b", attributes: [:]), .end(name: "b"),
        .text("one & two ✓ <three>"), .end(name: "a"),
      ])
  }

  @Test func keepsALongTextInOnePiece() throws {
    let text = String(repeating: "a line of a long output\n", count: 100_000)
    #expect(try pieces("<a>\(text)</a>")[1] == .text(text))
  }

  @Test(arguments: [
    ("", 1), ("<a>\n<b>\n</a>", 3), ("<a>\n", 2), ("<a x=1/>", 1), ("<a>\n&nowhere;</a>", 2), ("<a/>\n\n<b/>", 3),
  ])
  func saysWhereADocumentBreaks(text: String, line: Int) {
    #expect(throws: XMLReading.Malformed(line: line)) { try pieces(text) }
  }
}
