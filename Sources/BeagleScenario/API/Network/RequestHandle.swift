import Beagle
import BeagleSchema

/// A request as scripts hold it.
final class RequestHandle: ScenarioHandle, AppPart {
  let app: AppHandle
  let record: RequestRecord

  init(app: AppHandle, record: RequestRecord) {
    self.app = app
    self.record = record
  }

  var value: LuaValue { .object(self, Self.type) }

  var shownText: String {
    var text = "request " + record.summary
    if let status = record.status { text += " → \(status)" }
    if let failure = record.failure { text += " → " + failure.rawValue }
    return record.isPending ? text + " (pending)" : text
  }

  var fields: DynamicObject? { record.object }

  static let type: LuaHandleType = {
    var events = LuaHandleType.Events()
    events.text = { call in call.push(try call.receiver(as: RequestHandle.self).shownText) }
    events.equals = { call in
      let other = call.optionalObject(1, as: RequestHandle.self)
      call.push(try call.receiver(as: RequestHandle.self).record === other?.record)
    }
    return LuaHandleType(
      name: "request",
      methods: [
        "cancel": { call in
          let handle = try call.receiver(as: RequestHandle.self)
          var isCancelled = false
          if handle.app.session.callbackDepth > 0 {
            isCancelled = handle.record.cancelIfPending()
          } else {
            try handle.app.drive(call, "request:cancel") { isCancelled = handle.record.cancelIfPending() }
          }
          call.push(isCancelled)
        }
      ],
      get: { call, name in
        let handle = try call.receiver(as: RequestHandle.self)
        guard RequestRecord.fieldNames.contains(name) else {
          throw type.fault(noField: name, among: RequestRecord.fieldNames)
        }
        guard let value = handle.record.field(name) else { return false }
        if name == "headers", let headers = value.dictionaryValue {
          try call.push(.caseless(headers))
        } else {
          try call.push(.readOnly(value))
        }
        return true
      }, events: events, owner: AppHandle.owner(of: RequestHandle.self))
  }()
}

/// All requests of an app, as they were when the script read the list.
final class RequestList: LazyItems, AppPart {
  let app: AppHandle
  let count: Int

  init(app: AppHandle) {
    self.app = app
    count = app.application.network.requests.count
  }

  func item(at index: Int) -> DynamicObject { app.application.network.requests[index].object }

  static let type: LuaHandleType = {
    var events = LuaHandleType.Events()
    events.count = { call in call.push(try call.receiver(as: RequestList.self).count) }
    events.item = { call in
      let list = try call.receiver(as: RequestList.self)
      let index = try call.int(1) - 1
      guard (0..<list.count).contains(index) else { return call.pushNil() }
      try call.push(RequestHandle(app: list.app, record: list.app.application.network.requests[index]).value)
    }
    return LuaHandleType(name: "list", events: events, owner: AppHandle.owner(of: RequestList.self))
  }()
}
