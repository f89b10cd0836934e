import BeagleSchema
import Testing

@Suite("Documents encoded back")
struct EncodingTests {
  static let rows: [TableFile.Row] = TableFile.rows("EncodingRoundTrips", cells: 3)

  @Test("Enough rows are read")
  func rowCount() { #expect(EncodingTests.rows.count >= 30) }

  @Test("Each document encodes to its text, and that to itself", arguments: rows)
  func row(_ row: TableFile.Row) throws {
    let document: String = TableFile.document(row.cells[1])
    let expected: String = row.cells[2] == "same" ? document : TableFile.document(row.cells[2])
    let encoded: String = try encode(document)
    #expect(encoded == JSONWriter.compact.string(try DynamicObject(rawJSON: expected)), "\(row.cells[0])")
    #expect(try encode(encoded) == encoded)
  }

  private func encode(_ document: String) throws -> String {
    let component = try ScreenDecoder().decodeComponent(json: document)
    return JSONWriter.compact.string(component.node.wireForm)
  }

  @Test("A value that was decoded before loses one level of escapes")
  func nested() throws {
    let action = try ScreenDecoder().decodeAction(
      json: Array(
        TableFile.document(#"{!addChildren,"componentId":"a","value":[{%text,"text":"\\@{x}"}]}"#).utf8))
    let value: DynamicObject = try #require(action.node.value("value"))
    let text = try ScreenDecoder().decodeComponent(value[0])
    #expect(text.node.expression("text")?.description == "@{x}")
  }
}
