/// `beagle.any` and its like, as scripts hold them.
final class PatternValue: ScenarioHandle {
  let pattern: Pattern

  init(_ pattern: Pattern) { self.pattern = pattern }

  var shownText: String { LuaLiteral.line(of: pattern.shown) }

  static let type: LuaHandleType = {
    var events = LuaHandleType.Events()
    events.text = { call in call.push(try call.receiver(as: PatternValue.self).shownText) }
    return LuaHandleType(name: "pattern", events: events)
  }()
}
