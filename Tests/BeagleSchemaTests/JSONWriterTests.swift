import BeagleSchema
import Testing

@Suite("Values written as JSON")
struct JSONWriterTests {
  private let value: DynamicObject = [
    "b": [1, 2.5, 4.0, true, .empty], "a": ["x": "q\"/\\\n\u{1}é😀"], "empty": [:], "none": [],
  ]

  @Test("Compact keeps the order of keys")
  func compact() {
    #expect(
      JSONWriter.compact.string(value)
        == #"{"b":[1,2.5,4,true,null],"a":{"x":"q\"/\\\n\u0001é😀"},"empty":{},"none":[]}"#)
  }

  @Test("Pretty sorts keys, indents, keeps whole doubles and ends the line")
  func pretty() {
    let expected = """
      {
        "a": {
          "x": "q\\"/\\\\\\n\\u0001é😀"
        },
        "b": [
          1,
          2.5,
          4.0,
          true,
          null
        ],
        "empty": {},
        "none": []
      }

      """
    #expect(JSONWriter.pretty.string(value) == expected)
  }

  @Test("What is written reads as the same value")
  func roundTrip() throws {
    #expect(try DynamicObject(rawJSON: JSONWriter(keepsWholeDoubles: false).string(value))["a"] == value["a"])
  }

  @Test("What needs an escape gets one wherever it stands in a text", arguments: 0..<24)
  func escapes(position: Int) throws {
    for character in ["\"", "\\", "\n", "\u{0}", "\u{1F}", "é", "\u{7F}", " "] {
      let text: String = String(repeating: "a", count: position) + character + String(repeating: "é!", count: 9)
      let written: String = JSONWriter.compact.string(.string(text))
      #expect(try DynamicObject(rawJSON: written) == .string(text))
      #expect(!written.utf8.contains { $0 < 0x20 })
    }
  }

  @Test("Whole numbers are written with all their digits", arguments: [0, 7, 10, 99, 100, -1, Int.max, Int.min])
  func digits(number: Int) { #expect(JSONWriter.compact.string(.int(number)) == "\(number)") }

  @Test("Numbers that JSON does not have are null and can be asked for")
  func notANumber() {
    let value: DynamicObject = [.double(.nan), .double(-.infinity), .double(1e300)]
    #expect(JSONWriter.compact.string(value) == "[null,null,1e+300]")
    #expect(!value.isEncodable)
    #expect(self.value.isEncodable)
  }

  @Test("Expressions are written by their source")
  func expression() throws {
    #expect(try JSONWriter.compact.string(DynamicObject(json: "[\"@{sum( 1,a )}\"]")) == "[\"@{sum(1, a)}\"]")
  }
}
