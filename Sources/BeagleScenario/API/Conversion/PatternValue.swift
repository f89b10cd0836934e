/// An object behind a handle that holds patterns of a script.
protocol PatternHolder: AnyObject {
  /// The functions and the patterns of the script inside of its own, which belong to it.
  var parts: [LuaReference] { get set }
}

/// `beagle.any` and its like, as scripts hold them.
final class PatternValue: ScenarioHandle, PatternHolder {
  private(set) var pattern: Pattern
  var parts: [LuaReference] = []

  init(_ pattern: Pattern) { self.pattern = pattern }

  /// Adds the pattern that `read` gives to the results of a call; what is inside of it belongs to the value.
  static func push(to call: LuaCall, _ read: (_ holder: PatternValue) throws -> Pattern) throws {
    let value = PatternValue(.any)
    try call.push(value, type) { value.pattern = try read(value) }
  }

  var shownText: String { LuaLiteral.line(of: pattern.shown) }

  static let type: LuaHandleType = {
    var events = LuaHandleType.Events()
    events.text = { call in call.push(try call.receiver(as: PatternValue.self).shownText) }
    return LuaHandleType(name: "pattern", events: events, owner: { $0 })
  }()
}
