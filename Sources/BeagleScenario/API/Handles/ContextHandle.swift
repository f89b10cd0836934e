import Beagle
import BeagleSchema

/// A context as scripts hold it.
final class ContextHandle: DrivingHandle {
  let app: AppHandle
  let cell: ContextCell
  private let place: ElementHandle?

  init(app: AppHandle, cell: ContextCell, place: Element?) {
    self.app = app
    self.cell = cell
    self.place = place.map { ElementHandle(app: app, element: $0) }
  }

  var shownText: String {
    "context " + LuaLiteral.quoted(cell.id) + " = " + LuaLiteral.summary(of: ScenarioValue(cell.value))
  }

  var fields: DynamicObject? { cell.value }

  private func requireThere() throws(LuaFault) { if cell.kind != .global { try place?.requireThere() } }

  private static func context(_ call: LuaCall) throws(LuaFault) -> ContextHandle {
    let handle = try call.receiver(as: ContextHandle.self)
    try handle.requireThere()
    return handle
  }

  /// An argument as a path: the root where there is none, nil for a text that is no path.
  private static func path(_ call: LuaCall, _ index: Int) throws(LuaFault) -> Path? {
    if call.isNil(index) { return .root }
    guard call.isString(index) else { throw call.fault(index, expected: "path") }
    return Path(parsing: try call.string(index))
  }

  /// Says that a text is no path, where a script wanted to change what it leads to.
  private func warn(_ call: LuaCall, _ text: String) {
    app.application.log.add(
      .expression, .warning, name: "invalidPath",
      "\(call.name) of the context \"\(cell.id)\" has no effect: \(LuaLiteral.quoted(text)) is no path.")
  }

  static let type: LuaHandleType = {
    var events = LuaHandleType.Events()
    events.text = { call in call.push(try call.receiver(as: ContextHandle.self).shownText) }
    events.equals = { call in
      let other = call.optionalObject(1, as: ContextHandle.self)
      call.push(try call.receiver(as: ContextHandle.self).cell === other?.cell)
    }
    return LuaHandleType(
      name: "context",
      methods: [
        "get": { call in
          let handle = try context(call)
          let path = try path(call, 1)
          try call.push(value: path.flatMap { handle.cell.value.value(at: $0, on: handle.app.platform) })
        },
        "set": { call in
          let handle = try context(call)
          guard call.count > 0 else { throw call.fault(1, expected: "a value") }
          let isWhole = call.count == 1
          if !isWhole, call.isNil(1) { throw call.fault(1, expected: "path") }
          let value = try ComparisonHost.encodable(call, isWhole ? 1 : 2)
          guard let path = isWhole ? Path.root : try path(call, 1) else {
            return handle.warn(call, try call.string(1))
          }
          try handle.app.write(call, handle.author("set")) {
            handle.app.application.write(value, to: handle.cell, at: path)
          }
        },
        "clear": { call in
          let handle = try context(call)
          guard let path = try path(call, 1) else { return handle.warn(call, try call.string(1)) }
          try handle.app.write(call, handle.author("clear")) {
            handle.app.application.clear(handle.cell, at: path)
          }
        },
      ].driving(ContextHandle.self, only: ["set", "clear"]),
      get: { call, name in
        let handle = try context(call)
        guard name == "id" else {
          throw type.fault(noField: name, among: ["id"])
        }
        call.push(handle.cell.id)
        return true
      }, events: events, owner: AppHandle.owner(of: ContextHandle.self))
  }()

  private func author(_ method: String) -> String { (cell.kind == .global ? "global:" : "context:") + method }
}
