/// Where an expression is evaluated: what it can read, what it can call, and who hears of what goes wrong.
public protocol ExpressionScope {
  /// The value of the nearest context with that id; nil where none is visible.
  func value(ofContext id: String) -> DynamicObject?
  /// The operations that can be called, which also say how the platform evaluates.
  var operations: OperationTable { get }
  /// Takes note of something that the evaluation ran into; it goes on in any case.
  func report(_ problem: ExpressionProblem)
}
