import Beagle
import BeagleSchema

extension ElementHandle {
  /// An interaction that needs no argument.
  private static func plain(
    _ name: String, _ body: @escaping @Sendable (Application, Element) throws -> Void
  ) -> @Sendable (inout LuaCall) throws -> Void {
    { call in
      let handle = try call.element()
      try handle.app.drive(call, name, on: .component(handle.element)) {
        try body(handle.app.application, handle.element)
        handle.app.note(name, on: handle.element)
      }
      call.push(argument: 0)
    }
  }

  /// An interaction whose argument is a position counted from 0.
  private static func positioned(
    _ name: String, _ body: @escaping @Sendable (Application, Int, Element) throws -> Void
  ) -> @Sendable (inout LuaCall) throws -> Void {
    { call in
      let handle = try call.element()
      let position = try call.int(1)
      try handle.app.drive(call, name, on: .component(handle.element), with: "\(position) of") {
        try body(handle.app.application, position, handle.element)
        handle.app.note(name, on: handle.element)
      }
      call.push(argument: 0)
    }
  }

  static let interactions = interacting.driving(ElementHandle.self)

  private static let interacting: [String: @Sendable (inout LuaCall) throws -> Void] = [
    "press": plain("press") { try $0.press($1) },
    "focus": plain("focus") { try $0.focus($1) },
    "blur": plain("blur") { try $0.blur($1) },
    "clear": plain("clear") { try $0.type("", into: $1) },
    "submit": plain("submit") { try $0.submit($1) },
    "pull": plain("pull") { try $0.pull($1) },
    "scroll_to_end": plain("scroll_to_end") { try $0.scroll($1, to: 1) },
    "select": positioned("select") { try $0.select($1, of: $2) },
    "swipe_to": positioned("swipe_to") { try $0.swipe(to: $1, of: $2) },
    "type": { call in
      let handle = try call.element()
      let text = try call.string(1)
      try handle.app.drive(call, "type", on: .component(handle.element), with: LuaLiteral.quoted(text) + " into") {
        try handle.app.application.type(text, into: handle.element)
        handle.app.note("type", on: handle.element)
      }
      call.push(argument: 0)
    },
    "scroll_to": { call in
      let handle = try call.element()
      let fraction = try call.double(1)
      try handle.app.drive(call, "scroll_to", on: .component(handle.element), with: "\(fraction) of") {
        try handle.app.application.scroll(handle.element, to: fraction)
      }
      call.push(argument: 0)
    },
    "trigger": { call in
      let handle = try call.element()
      let event = try call.string(1)
      let value: DynamicObject?
      if call.isNil(2) { value = nil } else { value = try call.dynamicObject(2, options: .screens) }
      try handle.app.drive(call, "trigger", on: .component(handle.element), with: LuaLiteral.quoted(event) + " of") {
        try handle.app.application.trigger(event, of: handle.element, value: value)
      }
      call.push(argument: 0)
    },
  ]
}
