import BeagleSchema
import Testing

@Suite("Expressions, rule by rule")
struct ExpressionTableTests {
  @Test(arguments: Platform.allCases)
  func `every row has its value`(platform: Platform) throws {
    let table: ExpressionTable = try ExpressionTable("Expressions")
    let scope: TableScope = TableScope(table.contexts, platform: platform)
    for row in table.rows {
      let expected: DynamicObject = try TableValue.read(row.expectation(at: 2, for: platform))
      let value: DynamicObject = scope.evaluate(row.columns[1])
      #expect(value.isSame(as: expected), "\(row)\non \(platform): \(value), not \(expected)")
    }
    #expect(table.rows.count >= 300)
  }

  @Test(arguments: Platform.allCases)
  func `every text is written back so that it reads the same`(platform: Platform) throws {
    for row in try ExpressionTable("Expressions").rows {
      let value: DynamicObject = DynamicObject(propertyText: row.columns[1], on: platform)
      let written: String = try #require(value.propertyText(on: platform))
      let again: DynamicObject = DynamicObject(propertyText: written, on: platform)
      #expect(again == value, "\(row)\non \(platform): written as \(written)")
    }
  }
}
