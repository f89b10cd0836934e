import BeagleScenario

/// Something that lint found in a screen or a scenario.
struct LintFinding: Hashable {
  /// What was found.
  let rule: LintRule
  /// The file.
  let file: String
  /// The line, from 1.
  let line: Int
  /// The column, in characters, from 1.
  let column: Int
  /// What is wrong, in a sentence.
  let message: String
}

extension LintFinding: Comparable {
  /// By file, then by place.
  static func < (left: LintFinding, right: LintFinding) -> Bool {
    if left.file != right.file { return FileSystem.utf8Order(left.file, right.file) }
    return (left.line, left.column, left.rule.rawValue, left.message)
      < (right.line, right.column, right.rule.rawValue, right.message)
  }
}

/// What lint looks for.
enum LintRule: String, CaseIterable, Hashable {
  /// The file cannot be read or parsed.
  case syntax
  /// A document that does not decode.
  case decoding
  /// A component type that nobody registers.
  case unknownComponent = "unknown-component"
  /// An action type that nobody registers.
  case unknownAction = "unknown-action"
  /// A text that looks like an expression and is none.
  case malformedExpression = "malformed-expression"
  /// A context that nothing around declares.
  case undeclaredContext = "undeclared-context"
  /// An operation that nobody registers.
  case unknownOperation = "unknown-operation"
  /// An operation with a number of arguments that makes no sense.
  case wrongArity = "wrong-arity"
  /// An id twice in one screen.
  case duplicateID = "duplicate-id"
  /// A route to a screen that no stub serves.
  case unservedRoute = "unserved-route"
  /// A stub that answers nothing that the screens or scenarios ask for.
  case unusedStub = "unused-stub"
  /// Something that decodes, but not as it is meant.
  case questionable

  /// What it looks for, in a sentence.
  var summary: String {
    switch self {
    case .syntax: "The file cannot be read or parsed."
    case .decoding: "The document does not decode as a screen."
    case .unknownComponent: "A component type that nobody registers."
    case .unknownAction: "An action type that nobody registers."
    case .malformedExpression: "A text that looks like an expression and is none."
    case .undeclaredContext: "A context that no ancestor declares."
    case .unknownOperation: "An operation that nobody registers."
    case .wrongArity: "An operation with a number of arguments that makes no sense."
    case .duplicateID: "An id that stands twice in one screen."
    case .unservedRoute: "A route to a screen that no stub serves."
    case .unusedStub: "A stub that answers nothing that is asked for."
    case .questionable: "Something that decodes, but hardly as it is meant."
    }
  }
}
