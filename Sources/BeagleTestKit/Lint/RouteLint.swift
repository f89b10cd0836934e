/// Finds routes that no stub serves, and stubs that nothing asks for.
enum RouteLint {
  /// The findings among all files.
  static func findings(_ facts: LintFacts) -> [LintFinding] {
    guard facts.hasScenarios else { return [] }
    return unserved(facts) + unused(facts)
  }

  private static func unserved(_ facts: LintFacts) -> [LintFinding] {
    if facts.hasComputedStubs { return [] }
    return facts.routes.compactMap { route in
      if facts.stubs.contains(where: { RouteMatch.mayAnswer($0.route, route.url) }) { return nil }
      return LintFinding(
        rule: .unservedRoute, file: route.file, line: route.line, column: route.column,
        message: "no stub of these scenarios serves \"\(route.url)\"")
    }
  }

  /// A stub is used when a document asks for its target, or when a scenario has a text that does.
  private static func unused(_ facts: LintFacts) -> [LintFinding] {
    let asked = facts.routes.map(\.url) + facts.requests + facts.texts.filter(isAddress)
    return facts.stubs.compactMap { stub in
      if asked.contains(where: { RouteMatch.mayAnswer(stub.route, $0) }) { return nil }
      return LintFinding(
        rule: .unusedStub, file: stub.place.file, line: stub.place.line, column: stub.place.column,
        message: "nothing in these files asks for \"\(RouteMatch.target(of: stub.route))\"")
    }
  }

  private static func isAddress(_ text: String) -> Bool {
    !text.isEmpty && !text.contains(" ") && !text.contains("\n")
  }
}
