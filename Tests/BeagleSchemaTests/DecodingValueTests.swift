import BeagleSchema
import Testing

@Suite("Values of JSON texts")
struct DecodingValueTests {
  static let rows: [TableFile.Row] = TableFile.rows("DecodingValues", cells: 3)

  @Test("Enough rows are read")
  func rowCount() { #expect(DecodingValueTests.rows.count >= 50) }

  @Test("Each text gives its value", arguments: rows)
  func row(_ row: TableFile.Row) throws {
    let value = try DynamicObject(json: row.cells[1])
    #expect(described(value) == row.cells[2], "\(row.cells[0])")
  }

  private func described(_ value: DynamicObject) -> String {
    let text: String = JSONWriter(keepsWholeDoubles: true).string(value)
    switch value {
    case .empty: return "empty " + text
    case .bool: return "bool " + text
    case .int: return "int " + text
    case .double: return "double " + text
    case .string: return "string " + text
    case .expression(let expression): return "expression \(expression)"
    case .array(let elements):
      let texts: [String] = elements.map { element in
        if case .dictionary(let object) = element, object.count == 1 { return JSONWriter().string(object[0].value) }
        return JSONWriter().string(element)
      }
      return "array [" + texts.joined(separator: ",") + "]"
    case .dictionary: return "dictionary " + text
    }
  }

  @Test("Raw texts stay as they are")
  func raw() throws {
    let value = try DynamicObject(rawJSON: #"{"a":"@{b}","c":"\\@{d}","e":["\\\\"]}"#)
    #expect(value == ["a": "@{b}", "c": "\\@{d}", "e": ["\\\\"]])
  }

  @Test("A byte order mark is skipped")
  func byteOrderMark() throws {
    #expect(try DynamicObject(json: [0xEF, 0xBB, 0xBF] + Array("{\"a\":1}".utf8)) == ["a": 1])
  }

  @Test("Objects of one shape share their keys and keep their own values")
  func shapes() throws {
    let value = try DynamicObject(json: #"[{"a":1,"b":2},{"a":3,"b":4},{"b":5,"a":6},{"a":7},{"a":8,"b":9,"c":0}]"#)
    let expected: DynamicObject = [
      ["a": 1, "b": 2], ["a": 3, "b": 4], ["b": 5, "a": 6], ["a": 7], ["a": 8, "b": 9, "c": 0],
    ]
    #expect(value == expected)
    #expect(value[2].dictionaryValue?.map(\.key) == ["b", "a"])
  }
}
