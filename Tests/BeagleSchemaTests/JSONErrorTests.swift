import BeagleSchema
import Testing

@Suite("Texts that are not JSON")
struct JSONErrorTests {
  static let rows: [TableFile.Row] = TableFile.rows("JSONErrors", cells: 3)

  @Test("Each text has its message", arguments: rows)
  func row(_ row: TableFile.Row) {
    #expect(message { try DynamicObject(json: row.cells[1]) } == row.cells[2], "\(row.cells[0])")
  }

  @Test("Enough rows are read")
  func rowCount() { #expect(JSONErrorTests.rows.count >= 20) }

  @Test("Lines are counted")
  func lines() {
    let text = "{\n  \"a\": 1,\n  \"b\" 2\n}"
    #expect(message { try DynamicObject(json: text) } == "line 3, column 7: expected ':' after a key, found '2'")
  }

  @Test("A line end inside a text is named")
  func lineEnd() {
    #expect(
      message { try DynamicObject(json: "[\"a\nb\"]") }
        == "line 1, column 4: expected an escaped control character in a text, found a line end")
  }

  @Test("Other encodings are refused with the byte")
  func notUTF8() {
    #expect(
      message { try DynamicObject(json: [0x5B, 0x22, 0xE9, 0x22, 0x5D]) }
        == "line 1, column 3: expected UTF-8, found the byte 0xE9")
    #expect(message { try DynamicObject(json: [0xFF, 0xFE, 0x7B, 0x00]) }?.contains("expected UTF-8") == true)
    #expect(message { try DynamicObject(json: [0x7B, 0x00, 0x7D, 0x00]) }?.contains("a key in quotes") == true)
  }

  @Test("512 levels are read, one more is an error with its place", arguments: [512, 513, 1000, 100_000])
  func depth(levels: Int) {
    let arrays: String = String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
    let found: String? = message { try DynamicObject(json: "{\"a\":" + arrays.dropFirst().dropLast() + "}") }
    if levels <= 512 {
      #expect(found == nil)
    } else {
      let end = "[0]): expected at most 512 arrays and objects in each other, found one more"
      #expect(found?.hasPrefix("line 1, column 517 ($.a[0][0]") == true)
      #expect(found?.contains("…") == true)
      #expect(found?.hasSuffix(end) == true)
    }
  }

  @Test("256 containers in each other decode, 257 do not")
  func containers() {
    func nested(_ count: Int) -> String {
      String(repeating: "{\"_beagleComponent_\":\"beagle:container\",\"children\":[", count: count - 1)
        + "{\"_beagleComponent_\":\"beagle:container\",\"children\":[]}"
        + String(repeating: "]}", count: count - 1)
    }
    #expect(message { try ScreenDecoder().decodeComponent(json: nested(256)) } == nil)
    let found: String? = message { try ScreenDecoder().decodeComponent(json: nested(257)) }
    #expect(found?.contains("at most 512 arrays and objects") == true)
    #expect(found?.contains("$.children[0].children[0]") == true)
  }

  private func message(_ body: () throws -> some Any) -> String? {
    do {
      _ = try body()
      return nil
    } catch {
      return "\(error)"
    }
  }
}
