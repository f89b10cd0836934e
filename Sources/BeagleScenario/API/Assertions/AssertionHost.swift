import Beagle
import BeagleSchema

/// The assertions about an app: each gives nil when it holds, else the text of its failure.
enum AssertionHost {
  /// The functions by name, for the Lua part of `assert`.
  static func functions(of session: ScenarioSession) -> [(String, LuaValue)] {
    let checks: [(String, (LuaCall) throws -> String?)] = [
      ("tree", { [unowned session] in try TreeAssertion.tree($0, of: session) }),
      ("visible", { [unowned session] in try TreeAssertion.visible($0, of: session) }),
      ("snapshot", { [unowned session] in try SnapshotAssertion.check($0, of: session) }),
      ("transitions", { [unowned session] in try ListAssertion.transitions($0, of: session) }),
      ("actions", { [unowned session] in try ListAssertion.actions($0, of: session) }),
      ("stacks", { [unowned session] in try ListAssertion.stacks($0, of: session) }),
      ("requested", { [unowned session] in try RequestAssertion.requested($0, of: session) }),
      ("context", { [unowned session] in try ContextAssertion.check($0, of: session) }),
    ]
    var functions: [(String, LuaValue)] = checks.map { name, check in
      let body: LuaBody = { call in
        if let text = try check(call) { call.push(text) } else { call.pushNil() }
      }
      return ("assert_" + name, session.state.native("assert." + name, body))
    }
    let begin: LuaBody = { [unowned session] call in
      let recorder = ChangeRecorder(app: try target(call, "assert.changes").app)
      let arguments = call
      try call.push(recorder, ChangeRecorder.type) {
        recorder.expected = try ChangeAssertion.expected(arguments, 2, of: session, for: recorder)
      }
    }
    let end: LuaBody = { call in
      let recorder = try call.object(1, as: ChangeRecorder.self)
      if let text = try ChangeAssertion.failure(recorder) { call.push(text) } else { call.pushNil() }
    }
    let refusal: LuaBody = { [unowned session] call in call.push(try Refusal.text(call, of: session)) }
    functions.append(("begin_changes", session.state.native("assert.changes", begin)))
    functions.append(("end_changes", session.state.native("assert.changes", end)))
    functions.append(("refusal", session.state.native("assert", refusal)))
    return functions
  }

  /// What an assertion is about: an app, or an element of one.
  struct Target {
    let app: AppHandle
    let element: ElementHandle?
  }

  /// Argument 1 of an assertion.
  static func target(_ call: LuaCall, _ name: String) throws(LuaFault) -> Target {
    if let app = call.optionalObject(1, as: AppHandle.self) { return Target(app: app, element: nil) }
    if let element = call.optionalObject(1, as: ElementHandle.self) {
      try element.requireThere()
      return Target(app: element.app, element: element)
    }
    throw LuaFault("\(name) takes an app or an element first, not \(LuaLiteral.summary(of: call.shown(1)))")
  }
}
