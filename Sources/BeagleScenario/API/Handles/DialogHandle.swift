import Beagle
import BeagleSchema

/// An open alert or confirm as scripts hold it.
final class DialogHandle: DrivingHandle {
  let app: AppHandle
  private let dialog: DialogState

  init(app: AppHandle, dialog: DialogState) {
    self.app = app
    self.dialog = dialog
  }

  var shownText: String { dialog.kind.rawValue + " " + LuaLiteral.line(of: ScenarioValue(dialog.object)) }

  var fields: DynamicObject? { dialog.object }

  private func requireOpen() throws(LuaFault) {
    guard app.application.state.dialogs.contains(where: { $0.id == dialog.id }) else {
      throw LuaFault(
        assertion: "the \(dialog.kind.rawValue) \(LuaLiteral.quoted(dialog.message)) is gone: it was closed")
    }
  }

  private func answer(_ call: LuaCall, isOk: Bool) throws {
    try requireOpen()
    let name = isOk ? "ok" : "cancel"
    guard app.application.state.dialogs.first?.id == dialog.id else {
      throw LuaFault(assertion: "dialog:\(name): another dialog covers this one")
    }
    if !isOk, dialog.kind == .alert {
      throw LuaFault(
        assertion: "dialog:cancel: the alert \(LuaLiteral.quoted(dialog.message)) has no button to cancel")
    }
    try app.drive(call, "dialog:" + name, on: .layer(isOk ? .dialogOk : .dialogCancel)) {
      app.application.answerDialog(dialog.id, isOk: isOk)
    }
  }

  static let fieldNames = ["kind", "title", "message", "ok_label", "cancel_label"]

  static let type: LuaHandleType = {
    var events = LuaHandleType.Events()
    events.text = { call in call.push(try call.receiver(as: DialogHandle.self).shownText) }
    events.equals = { call in
      let other = call.optionalObject(1, as: DialogHandle.self)
      call.push(try call.receiver(as: DialogHandle.self).dialog.id == other?.dialog.id)
    }
    return LuaHandleType(
      name: "dialog",
      methods: [
        "ok": { call in try call.receiver(as: DialogHandle.self).answer(call, isOk: true) },
        "cancel": { call in try call.receiver(as: DialogHandle.self).answer(call, isOk: false) },
      ].driving(DialogHandle.self),
      get: { call, name in
        let handle = try call.receiver(as: DialogHandle.self)
        guard fieldNames.contains(name) else {
          throw type.fault(noField: name, among: fieldNames)
        }
        try handle.requireOpen()
        guard let value = handle.dialog.texts[name] else { return false }
        call.push(value)
        return true
      }, events: events, owner: AppHandle.owner(of: DialogHandle.self))
  }()
}

extension DialogState {
  /// The texts by name; absent ones are left out.
  var texts: [String: String] {
    var texts = ["kind": kind.rawValue, "message": message, "ok_label": okLabel]
    texts["title"] = title
    texts["cancel_label"] = cancelLabel
    return texts
  }

  /// The texts as one object.
  var object: DynamicObject {
    let texts = texts
    let keys = texts.keys.sorted()
    return .dictionary(DynamicDictionary(uniqueKeys: keys, values: keys.map { .string(texts[$0] ?? "") }))
  }
}
