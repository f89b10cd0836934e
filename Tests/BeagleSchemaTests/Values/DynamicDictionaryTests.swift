import BeagleSchema
import Testing

@Suite("Objects")
struct DynamicDictionaryTests {
  @Test(arguments: [3, 40])
  func `keys keep their order and are found`(count: Int) {
    var dictionary: DynamicDictionary = DynamicDictionary()
    for number in 0..<count { dictionary["key \(number)"] = .int(number) }
    #expect(dictionary.map(\.key) == (0..<count).map { "key \($0)" })
    for number in 0..<count { #expect(dictionary["key \(number)"] == .int(number)) }
    #expect(dictionary["key"] == nil)
    dictionary["key 1"] = nil
    #expect(dictionary.count == count - 1)
    #expect(dictionary["key 2"] == 2)
    dictionary["key 1"] = "new"
    #expect(dictionary.last?.key == "key 1")
  }

  @Test func `a copy is a value of its own`() {
    let before: DynamicDictionary = ["a": 1]
    var after: DynamicDictionary = before
    after["b"] = 2
    after["a"] = 3
    #expect(before == ["a": 1])
    #expect(after == ["a": 3, "b": 2])
  }

  @Test func `equality is by content, whatever the order`() {
    let left: DynamicObject = ["a": 1, "b": [2]]
    let right: DynamicObject = ["b": [2], "a": 1]
    #expect(left == right)
    #expect(left.hashValue == right.hashValue)
    #expect(left != ["a": 1, "b": [3]])
    #expect(left != ["a": 1])
    #expect(DynamicObject.int(1) != .double(1))
    #expect(DynamicObject.int(1) != .string("1"))
  }

  @Test func `the first of two equal keys counts`() {
    #expect(DynamicObject.dictionary(["a": 1, "a": 2]) == ["a": 1])
  }

  @Test func `values are read by key and position`() {
    let value: DynamicObject = ["a": [1, 2.5, "t", true]]
    #expect(value["a"][0].intValue == 1)
    #expect(value["a"][1].doubleValue == 2.5)
    #expect(value["a"][2].stringValue == "t")
    #expect(value["a"][3].boolValue == true)
    #expect(value["a"][4].isNull)
    #expect(value["b"]["c"].isNull)
    #expect(value["a"]["c"].isNull)
  }
}
