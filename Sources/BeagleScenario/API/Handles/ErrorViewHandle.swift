import Beagle
import BeagleSchema

/// The default controller's error view as scripts hold it.
final class ErrorViewHandle: DrivingHandle {
  let app: AppHandle

  init(app: AppHandle) { self.app = app }

  var shownText: String {
    guard let view = app.application.state.visibleStack?.errorView else { return "error view (gone)" }
    return "error view " + LuaLiteral.quoted(view.message)
  }

  var fields: DynamicObject? {
    guard let view = app.application.state.visibleStack?.errorView else { return nil }
    return .dictionary(DynamicDictionary(uniqueKeys: ["message"], values: [.string(view.message)]))
  }

  private func view() throws(LuaFault) -> ErrorViewState {
    guard let view = app.application.state.visibleStack?.errorView else {
      throw LuaFault(assertion: "the error view is gone: it was closed")
    }
    return view
  }

  static let type: LuaHandleType = {
    var events = LuaHandleType.Events()
    events.text = { call in call.push(try call.receiver(as: ErrorViewHandle.self).shownText) }
    events.equals = { call in
      let other = call.optionalObject(1, as: ErrorViewHandle.self)
      call.push(try call.receiver(as: ErrorViewHandle.self).app === other?.app)
    }
    return LuaHandleType(
      name: "error view",
      methods: [
        "retry": { call in
          let handle = try call.receiver(as: ErrorViewHandle.self)
          _ = try handle.view()
          let app = handle.app
          try app.drive(call, "error_view:retry", on: .layer(.errorViewRetry)) { app.application.retryFromErrorView() }
        },
        "cancel": { call in
          let handle = try call.receiver(as: ErrorViewHandle.self)
          _ = try handle.view()
          let app = handle.app
          try app.drive(call, "error_view:cancel", on: .layer(.errorViewCancel)) { app.application.cancelErrorView() }
        },
      ].driving(ErrorViewHandle.self),
      get: { call, name in
        guard name == "message" else {
          throw type.fault(noField: name, among: ["message"])
        }
        call.push(try call.receiver(as: ErrorViewHandle.self).view().message)
        return true
      }, events: events, owner: AppHandle.owner(of: ErrorViewHandle.self))
  }()
}
