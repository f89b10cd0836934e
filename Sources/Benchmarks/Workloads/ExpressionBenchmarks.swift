import BeagleSchema

/// A scope of two contexts, as small as an expression needs.
private struct Scope: ExpressionScope {
  let operations = OperationTable()
  let values: [String: DynamicObject] = ["user": ["name": "Mo", "age": 41, "tags": ["a", "b"]], "x": 3]

  func value(ofContext id: String) -> DynamicObject? { values[id] }
  func report(_ problem: ExpressionProblem) {}
}

/// Evaluation of single expressions.
enum ExpressionBenchmarks {
  static var all: [Benchmark] {
    [
      evaluation("path", "@{user.name}", target: 100),
      evaluation("sum", "@{sum(x, 2)}", target: 200),
      evaluation(
        "nested", "@{condition(gt(sum(x, user.age), 2), concat(user.name, '!'), 'none')}",
        target: 600),
      evaluation("interpolation", "Hello @{user.name}, you are @{user.age}", target: nil),
    ]
  }

  private static func evaluation(_ name: String, _ text: String, target: Double?) -> Benchmark {
    Benchmark("evaluate/\(name)", units: 1000, target: target) {
      guard let expression = ContextExpression(parsing: text) else { throw BenchmarkError("\(text) does not parse") }
      let scope = Scope()
      return { for _ in 0..<1000 { keep(expression.evaluate(in: scope)) } }
    }
  }
}

/// Keeps the optimizer from leaving a result out.
@inline(never) func keep<T>(_ value: T) { withExtendedLifetime(value) {} }

/// Why a benchmark could not run.
struct BenchmarkError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
