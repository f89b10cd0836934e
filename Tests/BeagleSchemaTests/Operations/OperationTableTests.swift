import BeagleSchema
import Testing

@Suite("Operations of an app")
struct OperationTableTests {
  @Test(arguments: ["double_it", "a", "_", "2x", "éa1"])
  func `an id of letters, digits and underscores is taken`(id: String) {
    let scope: TableScope = TableScope(["c": 4])
    #expect(scope.operations.register(id) { .array($0) } == .registered)
    #expect(scope.operations.contains(id))
    #expect(scope.operations.customNames == [id])
    #expect(scope.evaluate("@{\(id)(c, 'x')}") == [4, "x"])
  }

  @Test(arguments: ["", "12", "a-b", "a b", "é", "a.b", "sum()"])
  func `any other id is refused`(id: String) {
    let table: OperationTable = OperationTable()
    #expect(table.register(id) { _ in 1 } == .invalid)
    #expect(!table.contains(id))
  }

  @Test func `an operation can be replaced, a default one too`() {
    let scope: TableScope = TableScope(["c": 4])
    #expect(scope.operations.register("mine") { _ in 1 } == .registered)
    #expect(scope.operations.register("mine") { _ in 2 } == .alreadyExists)
    #expect(scope.evaluate("@{sum(mine(), 1)}") == 3)
    #expect(scope.operations.register("sum") { _ in "sum" } == .alreadyExists)
    #expect(scope.evaluate("@{sum(1, 2)}") == "sum")
    #expect(scope.evaluate("@{subtract(3, 2)}") == 1)
  }

  @Test func `ids that begin like a literal register and can not be called on iOS`() {
    let scope: TableScope = TableScope()
    #expect(scope.operations.register("nullSafe") { _ in 1 } == .registered)
    #expect(scope.evaluate("@{nullSafe(1)}") == "@{nullSafe(1)}")
  }

  @Test func `all arguments are evaluated, from left to right`() {
    let scope: TableScope = TableScope()
    var calls: [DynamicObject] = []
    scope.operations.register("note") { arguments in
      calls.append(arguments[0])
      return arguments[0]
    }
    #expect(scope.evaluate("@{condition(note(true), note(1), note(2))}") == 1)
    #expect(calls == [true, 1, 2])
  }

  @Test func `every client has the same 29 defaults`() {
    #expect(StandardOperation.allCases.count == 29)
    for platform in Platform.allCases {
      let table: OperationTable = OperationTable(platform: platform)
      for operation in StandardOperation.allCases { #expect(table.contains(operation.rawValue)) }
    }
  }
}
