import BeagleSchema

/// What the Lua parts of luassert ask of the host: texts of values, differences, failures.
enum ComparisonHost {
  /// The functions by name.
  static func functions(of session: ScenarioSession) -> [(String, LuaValue)] {
    let state = session.state
    func native(_ name: String, _ body: @escaping LuaBody) -> (String, LuaValue) { (name, state.native(name, body)) }
    return [
      native("fail") { call in throw LuaFault(assertion: try call.string(1)) },
      native("misuse") { call in throw LuaFault(try call.string(1)) },
      native("show") { call in call.push(LuaLiteral.summary(of: call.shown(1))) },
      native("show_text") { call in call.push(LuaLiteral.summary(of: call.shown(1), limit: 1000)) },
      native("callable") { call in call.push(call.isCallable(1)) },
      native("differ") { call in call.push(differ(expected: call.shown(1), actual: call.shown(2))) },
      native("explain") { [unowned session] call in
        if let text = session.lastRead?.explanation(among: shownArguments(call), line: session.scenarioLine) {
          call.push(text)
        }
      },
      native("is_pattern") { call in call.push(call.optionalObject(1, as: PatternValue.self) != nil) },
      native("pattern_matches") { call in
        let pattern = try call.object(1, as: PatternValue.self).pattern
        call.push(try PatternMatcher.matches(try value(call, 2), pattern, whole: true))
      },
      ("any", .object(PatternValue(.any), PatternValue.type)),
      native("predicate") { [unowned session] call in
        let arguments = call
        try PatternValue.push(to: call) { try arguments.pattern(1, of: session, for: $0) }
      },
      native("arguments") { call in
        call.push(shownArguments(call).map { LuaLiteral.summary(of: $0) }.joined(separator: ", "))
      },
      native("unknown_assertion") { call in
        let name = try call.string(1)
        call.push(
          "there is no assertion \(LuaLiteral.quoted(name))"
            + NearestNames.hint(name, among: keys(call.shown(2))))
      },
      native("slot") { [unowned session] call in call.push(session.slot(ofComponent: try call.string(1))) },
      native("mark_array") { call in try call.push(table: 1, markedAs: .array) },
      native("mark_object") { call in try call.push(table: 1, markedAs: .object) },
      native("unknown_field") { call in
        let owner = try call.string(1)
        let name = LuaLiteral.summary(of: call.shown(2))
        let hint = call.isString(2) ? NearestNames.hint(try call.string(2), among: keys(call.shown(3))) : ""
        call.push("\(owner) has no field \(name)" + hint)
      },
    ]
  }

  private static func shownArguments(_ call: LuaCall) -> [ScenarioValue] {
    call.count == 0 ? [] : (1...call.count).map { call.shown($0) }
  }

  private static func keys(_ table: ScenarioValue) -> [String] {
    guard case .object(let entries) = table else { return [] }
    return entries.compactMap { if case .text(let text) = $0.key { text } else { nil } }
  }

  /// A value that is written as JSON; a handle as its fields.
  static func encodable(_ call: LuaCall, _ index: Int) throws(LuaFault) -> DynamicObject {
    if let fields = call.handle(index)?.fields { return fields }
    return try call.dynamicObject(index, options: .screens)
  }

  /// A value that patterns are compared with: nil where the argument is nil, a text of it where it is no JSON.
  static func value(_ call: LuaCall, _ index: Int) throws(LuaFault) -> DynamicObject? {
    if call.isNil(index) { return nil }
    if let handle = call.handle(index), let fields = handle.fields { return fields }
    return try call.dynamicObject(index)
  }

  /// The text of a comparison that failed.
  static func differ(expected: ScenarioValue, actual: ScenarioValue) -> String {
    if expected.isSame(as: actual) { return told(expected: expected.inPlainTexts, actual: actual.inPlainTexts) }
    return told(expected: expected, actual: actual)
  }

  private static func told(expected: ScenarioValue, actual: ScenarioValue) -> String {
    if !(expected.isTable && actual.isTable) {
      let line = "expected \(LuaLiteral.line(of: expected)), got \(LuaLiteral.line(of: actual))"
      if line.count <= 100 { return line }
    }
    let differences = Difference.between(expected: expected, actual: actual)
    if differences.isEmpty { return "the values differ, below the levels that are shown" }
    return "the values differ (- expected, + actual)\n" + DifferenceText.render(differences)
  }
}
