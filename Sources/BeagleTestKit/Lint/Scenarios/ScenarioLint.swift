import BeagleScenario
import BeagleSchema

/// Checks one scenario without running it: that it compiles, the types it names, the expressions in its texts.
struct ScenarioLint {
  /// The file.
  let file: String
  /// What all files say of each other.
  let facts: LintFacts
  private(set) var findings: [LintFinding] = []

  /// A check of the scenario in `file`.
  init(file: String, facts: LintFacts) {
    self.file = file
    self.facts = facts
  }

  /// Checks the script that these bytes hold.
  mutating func check(_ bytes: [UInt8], tokens: [LuaToken]) {
    if let error = Self.compileError(bytes, file) { findings.append(error) }
    let components = SchemaRegistry.standard.allComponents.map(\.name)
    let actions = SchemaRegistry.standard.allActions.map(\.name)
    for index in tokens.indices {
      checkBuilder(tokens, index, "ui", .unknownComponent, "component", components)
      checkBuilder(tokens, index, "action", .unknownAction, "action", actions)
      if tokens[index].kind == .string && !tokens.isJoined(at: index) { checkText(tokens[index]) }
    }
  }

  private static func compileError(_ bytes: [UInt8], _ file: String) -> LintFinding? {
    do {
      let state = try LuaState()
      defer { state.close() }
      _ = try state.load(LuaSource.chunk(bytes), name: file)
      return nil
    } catch {
      let parts = error.message.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      let line = parts.count == 3 ? Int(parts[1]) : nil
      let message = line == nil ? error.message : String(parts[2].drop { $0 == " " })
      return LintFinding(rule: .syntax, file: file, line: line ?? 1, column: 1, message: message)
    }
  }

  /// `ui.name{` and `ui.name "`: the names of Beagle's own types.
  private mutating func checkBuilder(
    _ tokens: [LuaToken], _ index: Int, _ table: String, _ rule: LintRule, _ noun: String, _ known: [String]
  ) {
    guard index + 3 < tokens.count, tokens[index].kind == .name, tokens[index].text == table,
      tokens[index + 1].text == ".", tokens[index + 2].kind == .name
    else { return }
    let opens = tokens[index + 3].kind == .symbol && ["{", "("].contains(tokens[index + 3].text)
    let name = tokens[index + 2]
    guard opens, !known.contains(name.text) else { return }
    let hint = NearestNames.find(name.text, among: known, limit: 1).first.map { "; did you mean \"\($0)\"?" } ?? ""
    findings.append(
      LintFinding(
        rule: rule, file: file, line: name.line, column: name.column,
        message: "the \(noun) \"beagle:\(name.text)\" is unknown\(hint)"))
  }

  private mutating func checkText(_ token: LuaToken) {
    findings += ExpressionLint(facts: facts).check(token.text, scope: nil).map { problem in
      LintFinding(
        rule: problem.rule, file: file, line: token.line, column: token.column + problem.column,
        message: problem.message)
    }
  }
}
