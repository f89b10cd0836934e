import Beagle
import BeagleSchema

/// What a custom action's function gets besides the properties: `ctx`.
final class ActionContextHandle: ScenarioHandle, AppPart {
  let app: AppHandle
  private let call: CustomActionCall

  init(app: AppHandle, call: CustomActionCall) {
    self.app = app
    self.call = call
  }

  var shownText: String { "ctx of " + call.action.name }

  private func go(_ lua: LuaCall, _ name: String, _ body: () throws -> Void) throws {
    if app.session.callbackDepth > 0 { return try body() }
    try app.drive(lua, name, body)
  }

  static let type: LuaHandleType = {
    var events = LuaHandleType.Events()
    events.text = { call in call.push(try call.receiver(as: ActionContextHandle.self).shownText) }
    return LuaHandleType(
      name: "ctx",
      methods: [
        "perform": { call in
          let handle = try call.receiver(as: ActionContextHandle.self)
          let actions = call.isNil(1) ? [] : try handle.app.actions(call, 1)
          let name = try call.optionalString(2)
          let value: DynamicObject?
          if call.isNil(3) { value = nil } else { value = try call.dynamicObject(3, options: .screens) }
          try handle.go(call, "ctx:perform") { handle.call.perform(actions, event: name, value: value) }
        },
        "complete": { call in
          let handle = try call.receiver(as: ActionContextHandle.self)
          try handle.go(call, "ctx:complete") { handle.call.complete() }
        },
        "error": { call in
          let handle = try call.receiver(as: ActionContextHandle.self)
          let message = try call.optionalString(1) ?? ""
          try handle.go(call, "ctx:error") { handle.call.fail(message) }
        },
      ],
      get: { call, name in
        let handle = try call.receiver(as: ActionContextHandle.self)
        switch name {
        case "app": call.push(handle.app, AppHandle.type)
        case "element":
          guard let element = handle.call.origin.element else { return false }
          call.push(ElementHandle(app: handle.app, element: element), ElementHandle.type)
        default: throw type.fault(noField: name, among: ["app", "element"])
        }
        return true
      }, events: events, owner: AppHandle.owner(of: ActionContextHandle.self))
  }()
}
