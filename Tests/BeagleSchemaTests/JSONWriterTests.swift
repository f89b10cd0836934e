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
