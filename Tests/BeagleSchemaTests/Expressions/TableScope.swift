import BeagleSchema

/// A scope over a table's contexts that remembers what was reported.
final class TableScope: ExpressionScope {
  let contexts: [String: DynamicObject]
  let operations: OperationTable
  private(set) var problems: [ExpressionProblem] = []

  init(_ contexts: [String: DynamicObject] = [:], platform: Platform = .ios) {
    self.contexts = contexts
    operations = OperationTable(platform: platform)
  }

  func value(ofContext id: String) -> DynamicObject? { contexts[id] }

  func report(_ problem: ExpressionProblem) { problems.append(problem) }

  func evaluate(_ text: String) -> DynamicObject {
    DynamicObject(propertyText: text, on: operations.platform).evaluated(in: self)
  }
}
