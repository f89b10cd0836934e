import BeagleScenario
import BeagleSchema

/// Checks the expressions in one text.
struct ExpressionLint {
  /// Something wrong with a text.
  struct Problem {
    /// What was found.
    let rule: LintRule
    /// Where in the text, in characters from 1; 0 for the text as a whole.
    let column: Int
    /// What is wrong.
    let message: String
  }

  /// What scenarios register.
  let facts: LintFacts

  /// What is wrong with `text`; `scope` holds the contexts in sight, nil where nobody knows.
  func check(_ text: String, scope: Set<String>?) -> [Problem] {
    guard text.contains("@{") else { return [] }
    if let diagnosis = ContextExpression.diagnosis(of: text) {
      let message = "\(Self.shown(text)) is no expression: \(diagnosis.message)"
      return [Problem(rule: .malformedExpression, column: diagnosis.column, message: message)]
    }
    guard case .expression(let expression) = DynamicObject(propertyText: text) else { return [] }
    let contexts = scope.map { undeclared(expression, $0) } ?? []
    return contexts + expression.operations.compactMap(check)
  }

  private func undeclared(_ expression: ContextExpression, _ scope: Set<String>) -> [Problem] {
    expression.bindings.filter { !scope.contains($0.context) }.map { binding in
      let nearest = NearestNames.find(binding.context, among: scope, limit: 1).first
      let hint = nearest.map { "; did you mean \"\($0)\"?" } ?? ""
      let message = "no ancestor declares the context \"\(binding.context)\"\(hint)"
      return Problem(rule: .undeclaredContext, column: 0, message: message)
    }
  }

  private func check(_ operation: Operation) -> Problem? {
    guard let standard = operation.standard else {
      if !facts.hasScenarios || facts.mentions(operation.name) { return nil }
      let known = StandardOperation.allCases.map(\.rawValue)
      let nearest = NearestNames.find(operation.name, among: known, limit: 1).first
      let hint = nearest.map { "; did you mean \"\($0)\"?" } ?? ""
      let message = "the operation \"\(operation.name)\" is unknown\(hint)"
      return Problem(rule: .unknownOperation, column: 0, message: message)
    }
    let count = operation.parameters.count
    guard !standard.arity.contains(count) else { return nil }
    let message = "\"\(operation.name)\" takes \(Self.words(for: standard.arity)), not \(count)"
    return Problem(rule: .wrongArity, column: 0, message: message)
  }

  private static func words(for arity: ClosedRange<Int>) -> String {
    let noun = arity.upperBound == 1 ? "argument" : "arguments"
    if arity.upperBound == Int.max { return "at least \(arity.lowerBound) \(noun)" }
    if arity.lowerBound == arity.upperBound { return "\(arity.lowerBound) \(noun)" }
    return "\(arity.lowerBound) to \(arity.upperBound) \(noun)"
  }

  /// The text, cut where it is long.
  static func shown(_ text: String) -> String {
    let line = text.count > 60 ? text.prefix(57) + "…" : text[...]
    return "\"\(line)\""
  }
}
