import BeagleSchema
import Testing

@Suite("What expressions read and call")
struct ExpressionBindingTests {
  @Test(arguments: [
    ("@{a.b[0]}", ["a.b[0]"]),
    ("@{5}", []),
    ("@{sum(a, b.c, a)}", ["a", "b.c"]),
    ("x @{a} y @{sum(a, b[1])} z @{b[1]}", ["a", "b[1]"]),
    ("@{condition(a.x, concat(b, a.x), c)}", ["a.x", "b", "c"]),
  ])
  func `each read stands once, in order`(text: String, reads: [String]) throws {
    let expression: ContextExpression = try #require(ContextExpression(parsing: text))
    #expect(expression.bindings.map(\.description) == reads)
  }

  @Test func `operations are listed from outside in`() throws {
    let expression: ContextExpression = try #require(
      ContextExpression(parsing: "@{sum(not(a), mine(lt(1, 2)))} @{or(b)}"))
    #expect(expression.operations.map(\.name) == ["sum", "not", "mine", "lt", "or"])
    #expect(expression.operations.map { $0.standard == nil } == [false, false, true, false, false])
  }

  @Test(arguments: [
    ("@{sum( 1,2 )}", "@{sum(1, 2)}"),
    ("@{sum()}", "@{sum()}"),
    ("@{007}", "@{7}"),
    ("@{10.0}", "@{10.0}"),
    ("@{1000000000000000000000.5}", "@{1000000000000000000000.0}"),
    ("@{a.b[01].c}", "@{a.b[1].c}"),
    ("@{'it\\'s'}", "@{'it\\'s'}"),
    ("@{'t\\\\'}", "@{'t\\\\'}"),
    ("@{null} and @{true}", "@{null} and @{true}"),
    ("\\@{a} @{a}", "@{a} @{a}"),
  ])
  func `an expression has a canonical source`(text: String, source: String) throws {
    #expect(try #require(ContextExpression(parsing: text)).description == source)
  }

  @Test(arguments: [
    ("a", "a", true), ("a", "b", false), ("a.b", "a", true), ("a", "a.b[0]", true), ("a.b", "a.c", false),
    ("a[0]", "a[1]", false), ("a[0]", "a.k", true), ("a[0].x", "a[0].y", false), ("a.length", "a[2]", true),
  ])
  func `a write reaches the reads that its path overlaps`(left: String, right: String, overlap: Bool) throws {
    let paths: (Path, Path) = (try #require(Path(parsing: left)), try #require(Path(parsing: right)))
    #expect(paths.0.overlaps(paths.1) == overlap)
    #expect(paths.1.overlaps(paths.0) == overlap)
    #expect(Path.root.overlaps(paths.0))
  }

  @Test func `values are evaluated at any depth, keys are not`() {
    let scope: TableScope = TableScope(["c": 4, "e": DynamicObject(propertyText: "@{c}")])
    let value: DynamicObject = [
      "@{c}": [.init(propertyText: "@{c}"), .init(propertyText: "is @{c}"), "@{c}"],
      "e": .init(propertyText: "@{e}"),
    ]
    #expect(value.hasExpressions)
    #expect(value.evaluated(in: scope) == ["@{c}": [4, "is 4", "@{c}"], "e": .init(propertyText: "@{c}")])
  }
}
