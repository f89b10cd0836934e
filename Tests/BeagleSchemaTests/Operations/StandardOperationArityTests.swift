import BeagleSchema
import Testing

@Suite("How many arguments operations take")
struct StandardOperationArityTests {
  @Test(arguments: StandardOperation.allCases.filter { $0 != .union })
  func `fewer than the arity are null or false on iOS`(operation: StandardOperation) {
    let count: Int = operation.arity.lowerBound - 1
    let arguments: String = Array(repeating: "c", count: count).joined(separator: ", ")
    let value: DynamicObject = TableScope(["c": 4]).evaluate("@{\(operation.rawValue)(\(arguments))}")
    #expect(value == .empty || value == false, "\(operation) of \(count)")
  }
}
