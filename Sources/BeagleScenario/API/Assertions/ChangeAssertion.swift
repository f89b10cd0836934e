import BeagleSchema

/// `assert.changes`.
enum ChangeAssertion {
  /// The table of what may change.
  static func expected(
    _ call: LuaCall, _ index: Int, of session: ScenarioSession, for recorder: ChangeRecorder
  ) throws(LuaFault) -> [Pattern.Field] {
    let fields = try call.patternFields(index, of: session, for: recorder)
    for field in fields where !ChangeReport.keys.contains(field.key) {
      let hint = NearestNames.hint(field.key, among: ChangeReport.keys)
      throw LuaFault(
        "assert.changes has no key \(LuaLiteral.quoted(field.key))"
          + (hint.isEmpty ? "; it knows " + ChangeReport.keys.joined(separator: ", ") : hint))
    }
    return fields
  }

  /// The text of the failure, with the table that would have passed.
  static func failure(_ recorder: ChangeRecorder) throws -> String? {
    let report = recorder.report()
    let differences = try report.differences(from: recorder.expected)
    if differences.isEmpty { return nil }
    return "the app changed otherwise (- expected, + actual)\n" + DifferenceText.render(differences)
      + "\nthis would have passed:\n  " + LuaLiteral(width: 96).text(of: report.table, indent: 2)
  }
}
