import Beagle
import BeagleSchema

/// `assert.transitions`, `assert.actions` and `assert.stacks`.
enum ListAssertion {
  static func transitions(_ call: LuaCall, of session: ScenarioSession) throws -> String? {
    let app = try AssertionHost.target(call, "assert.transitions").app
    let seen = app.seenTransitions
    app.seenTransitions = JournalList.Kind.transitions.count(in: app.application)
    return try check(.transitions, from: seen, call, app, what: "transitions")
  }

  static func actions(_ call: LuaCall, of session: ScenarioSession) throws -> String? {
    let app = try AssertionHost.target(call, "assert.actions").app
    let seen = app.seenActions
    app.seenActions = JournalList.Kind.actions.count(in: app.application)
    return try check(.actions, from: seen, call, app, what: "actions")
  }

  private static func check(
    _ kind: JournalList.Kind, from seen: Int, _ call: LuaCall, _ app: AppHandle, what: String
  ) throws -> String? {
    let pattern = try call.pattern(2, of: app.session)
    switch pattern {
    case .any, .list, .contains, .empty, .predicate: break
    default: throw LuaFault("assert.\(what) takes a list, not \(LuaLiteral.summary(of: call.shown(2)))")
    }
    let entries = (seen..<max(seen, kind.count(in: app.application))).map { kind.entry(at: $0, of: app.application) }
    let differences = try EntryList.differences(entries, from: pattern)
    if differences.isEmpty { return nil }
    let all = LuaLiteral(width: 96).text(of: .list(entries.map(\.shown)), indent: 2)
    return "the \(what) differ (- expected, + actual)\n" + DifferenceText.render(differences)
      + "\nall of them since the last such assertion:\n  " + all
  }

  static func stacks(_ call: LuaCall, of session: ScenarioSession) throws -> String? {
    let app = try AssertionHost.target(call, "assert.stacks").app
    let pattern = try call.pattern(2, of: session)
    let stacks = StateView.stacks(of: app.application.state)
    if try PatternMatcher.matches(stacks, pattern, whole: true) { return nil }
    let differences = try PatternMatcher.differences(stacks, pattern, whole: true)
    return "the stacks differ (- expected, + actual)\n" + DifferenceText.render(differences)
      + "\nthey are " + LuaLiteral.line(of: ScenarioValue(stacks))
  }
}
