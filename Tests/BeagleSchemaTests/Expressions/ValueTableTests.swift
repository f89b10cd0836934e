import BeagleSchema
import Testing

@Suite("Values, rule by rule")
struct ValueTableTests {
  @Test(arguments: Platform.allCases)
  func `every setContext row writes what it says`(platform: Platform) throws {
    let rows: [ExpressionTable.Row] = try ExpressionTable("SetContext").rows
    for row in rows {
      var value: DynamicObject = try TableValue.read(row.columns[1])
      let path: Path = try path(row.columns[2])
      let expected: DynamicObject = try TableValue.read(row.expectation(at: 4, for: platform))
      value.set(try TableValue.read(row.columns[3]), at: path, on: platform)
      #expect(value == expected, "\(row)\non \(platform): \(value)")
    }
    #expect(rows.count >= 60)
  }

  @Test(arguments: Platform.allCases)
  func `every cleared row is left as it says`(platform: Platform) throws {
    for row in try ExpressionTable("Clear").rows {
      var value: DynamicObject = try TableValue.read(row.columns[1])
      value.clear(at: try path(row.columns[2]), on: platform)
      let expected: DynamicObject = try TableValue.read(row.expectation(at: 3, for: platform))
      #expect(value == expected, "\(row)\non \(platform): \(value)")
    }
  }

  @Test func `every path row parses as it says`() throws {
    for row in try ExpressionTable("Paths").rows {
      let path: String = Path(parsing: row.columns[1])?.description ?? "invalid"
      #expect(path == row.columns[2], "\(row)")
    }
  }

  @Test(arguments: Platform.allCases)
  func `every value has its text`(platform: Platform) throws {
    for row in try ExpressionTable("TextForms").rows {
      let value: DynamicObject = try TableValue.read(row.columns[1])
      let expected: String = row.expectation(at: 2, for: platform)
      #expect(value.text(in: platform.textForm) == expected, "\(row)\non \(platform)")
    }
  }

  @Test(arguments: Platform.allCases)
  func `every property type takes what it says`(platform: Platform) throws {
    let targets: [String: ExpressionTarget] = [
      "dynamic": .dynamic, "string": .string, "bool": .bool, "int": .int, "double": .double, "array": .array,
      "enumeration": .enumeration(["TEXT", "NUMBER"]), "dictionary": .dictionary, "stringMap": .stringMap,
      "imagePath": .imagePath,
    ]
    for row in try ExpressionTable("Conversions").rows {
      let target: ExpressionTarget = try #require(targets[row.columns[1]])
      let converted: DynamicObject? = target.convert(try TableValue.read(row.columns[2]), on: platform)
      let expected: String = row.expectation(at: 3, for: platform)
      if expected == "nil" {
        #expect(converted == nil, "\(row)\non \(platform)")
      } else {
        #expect(converted == (try TableValue.read(expected)), "\(row)\non \(platform)")
      }
    }
  }

  @Test func `every diagnosis names its place`() throws {
    for row in try ExpressionTable("Diagnoses").rows {
      let diagnosis: ExpressionDiagnosis? = ContextExpression.diagnosis(of: row.columns[1])
      guard let diagnosis else {
        #expect(row.columns[2] == "fine", "\(row)")
        continue
      }
      let found: [String] = ["\(diagnosis.column)", "\(diagnosis.expressionColumn)", diagnosis.message]
      #expect(found == Array(row.columns[2...]), "\(row)")
    }
  }

  private func path(_ text: String) throws -> Path {
    text.isEmpty ? .root : try #require(Path(parsing: text))
  }
}
