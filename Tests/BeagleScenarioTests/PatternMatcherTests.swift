import BeagleScenario
import BeagleSchema
import Testing

@Suite struct PatternMatcherTests {
  private static let cart: DynamicObject = [
    "id": "cart", "qty": 2, "none": .empty, "items": [["sku": "a"], ["sku": "b"], ["sku": "c"]],
    "empty": .array([]), "object": .dictionary([:]),
  ]

  private func field(_ key: String, _ pattern: Pattern) -> Pattern {
    .object([Pattern.Field(key: key, pattern: pattern)])
  }

  @Test func keysNotGivenAreFree() throws {
    #expect(try PatternMatcher.matches(Self.cart, field("qty", .double(2))))
    #expect(try !PatternMatcher.matches(Self.cart, field("qty", .double(2)), whole: true))
    #expect(try !PatternMatcher.matches(Self.cart, field("qty", .text("2"))))
  }

  @Test func nullAbsentAndAnyAreThreeThings() throws {
    #expect(try PatternMatcher.matches(Self.cart, field("none", .null)))
    #expect(try PatternMatcher.matches(Self.cart, field("none", .any)))
    #expect(try !PatternMatcher.matches(Self.cart, field("none", .absent)))
    #expect(try PatternMatcher.matches(Self.cart, field("missing", .absent)))
    #expect(try !PatternMatcher.matches(Self.cart, field("missing", .null)))
    #expect(try !PatternMatcher.matches(Self.cart, field("missing", .any)))
  }

  @Test func emptyTableMatchesAnyObjectAndTheEmptyList() throws {
    #expect(try PatternMatcher.matches(Self.cart, .empty))
    #expect(try !PatternMatcher.matches(Self.cart, .empty, whole: true))
    #expect(try PatternMatcher.matches(Self.cart, field("empty", .empty)))
    #expect(try PatternMatcher.matches(Self.cart, field("object", .empty)))
    #expect(try !PatternMatcher.matches(Self.cart, field("items", .empty)))
    #expect(try !PatternMatcher.matches(Self.cart, field("id", .empty)))
  }

  @Test func listsMatchItemByItemAndContainsInOrder() throws {
    let sku = { (name: String) in self.field("sku", .text(name)) }
    #expect(try PatternMatcher.matches(Self.cart, field("items", .list([sku("a"), .any, sku("c")]))))
    #expect(try !PatternMatcher.matches(Self.cart, field("items", .list([sku("a"), sku("b")]))))
    #expect(try PatternMatcher.matches(Self.cart, field("items", .contains([sku("a"), sku("c")]))))
    #expect(try !PatternMatcher.matches(Self.cart, field("items", .contains([sku("c"), sku("a")]))))
  }

  @Test func predicatesSeeTheValue() throws {
    #expect(try PatternMatcher.matches(Self.cart, field("qty", .predicate { $0 == 2 })))
    #expect(try PatternMatcher.matches(Self.cart, field("missing", .predicate { $0 == nil })))
    let ends = Pattern.matches(source: "t$") { $0.hasSuffix("t") }
    #expect(try PatternMatcher.matches(Self.cart, field("id", ends)))
    #expect(try !PatternMatcher.matches(Self.cart, field("qty", ends)))
  }

  @Test func allMismatchesAreTold() throws {
    let pattern = Pattern.object([
      .init(key: "id", pattern: .text("basket")),
      .init(key: "items", pattern: .list([field("sku", .text("a")), field("sku", .text("x")), .any])),
      .init(key: "missing", pattern: .any),
    ])
    let found = try PatternMatcher.differences(Self.cart, pattern, style: .tree)
    #expect(
      DifferenceText.render(found) == """
          $.id
            - "basket"
            + "cart"
          $.items[1].sku
            - "x"
            + "b"
          $.missing
            - beagle.any
        """)
  }
}
