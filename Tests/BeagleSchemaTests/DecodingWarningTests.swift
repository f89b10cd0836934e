import BeagleSchema
import Testing

@Suite("What decodes but deserves a look")
struct DecodingWarningTests {
  static let rows: [TableFile.Row] = TableFile.rows("DecodingWarnings", cells: 4)

  @Test("Each document has its warnings", arguments: rows)
  func row(_ row: TableFile.Row) throws {
    for platform in Platform.allCases where row.cells[1] == "all" || row.cells[1].contains(platform.rawValue) {
      let decoded = try ScreenDecoder(platform: platform).decodeComponent(json: TableFile.document(row.cells[3]))
      let found: String = decoded.warnings.map { "\($0.kind) \($0.path)" }.sorted().joined(separator: ", ")
      #expect(found == (row.cells[2] == "none" ? "" : row.cells[2]), "\(row.cells[0]) on \(platform)")
    }
  }

  @Test("Messages name what was read and what was meant")
  func messages() {
    func message(_ document: String) -> String {
      do {
        _ = try ScreenDecoder().decodeComponent(json: TableFile.document(document))
        return "ok"
      } catch {
        return error.description
      }
    }
    #expect(
      message(#"{%touchable,"child":{%container},"onTap":[]}"#)
        == "$.onPress: expected an array of actions of beagle:touchable, found nothing; \"onTap\" is not read here")
    #expect(
      message(#"{%button,"text":"a","onPress":{!popView}}"#)
        == "$.onPress: expected an array of actions, found an object; put the action into brackets (only the web takes one alone)"
    )
    #expect(
      message(#"{%text,"text":"a","accessibility":{}}"#)
        == "$.accessibility.accessible: expected true or false of Accessibility, found nothing; iOS cannot do without it"
    )
    #expect(
      message(#"{%image,"path":{"mobileId":"a"}}"#)
        == "$.path: expected an image path or an expression, found an object; "
        + "_beagleImagePath_: expected one of local, found nothing")
    #expect(
      message(#"{%textInput,"type":"email"}"#)
        == "$.type: expected one of TEXT, EMAIL, PASSWORD, NUMBER, DATE or an expression, found the text \"email\"; "
        + "write EMAIL")
  }
}
