import BeagleSchema
import Testing

@Suite struct DynamicObjectTests {
  @Test func becomesSwiftsOwnTypes() {
    #expect(DynamicObject.empty.asAny() == nil)
    #expect(DynamicObject.bool(true).asAny() as? Bool == true)
    #expect([DynamicObject.int(1), .int(2)].map { $0.asAny() } as? [Int] == [1, 2])
    #expect([DynamicObject.double(1.5)].map { $0.asAny() } as? [Double] == [1.5])
    #expect(DynamicObject.string("a").asAny() as? String == "a")
    #expect(DynamicObject.array([1, 2]).asAny() as? [Int] == [1, 2])
    #expect((DynamicObject.dictionary(["a": ["b": 1]]).asAny() as? [String: Any?])?["a"] as? [String: Int] == ["b": 1])
    #expect(DynamicObject(propertyText: "@{a.b}").asAny() as? String == "@{a.b}")
  }

  @Test func isAnObjectOrAnEmptyOne() {
    #expect(DynamicObject.dictionary(["a": 1]).asDictionary() == ["a": 1])
    #expect(DynamicObject.int(1).asDictionary().isEmpty)
  }
}
