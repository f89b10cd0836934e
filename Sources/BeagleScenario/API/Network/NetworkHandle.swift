import Beagle
import BeagleSchema

/// An app's network as scripts hold it.
final class NetworkHandle: ScenarioHandle, AppPart {
  let app: AppHandle

  init(app: AppHandle) { self.app = app }

  private var network: HeadlessNetworkClient { app.application.network }

  var shownText: String {
    let requests = network.requests.count
    var text = "network (\(requests) request\(requests == 1 ? "" : "s"), \(network.pending.count) pending)"
    if network.isOffline { text += " offline" }
    return text
  }

  static let fieldNames = ["requests", "pending"]

  static let type: LuaHandleType = {
    var events = LuaHandleType.Events()
    events.text = { call in call.push(try call.receiver(as: NetworkHandle.self).shownText) }
    events.equals = { call in
      let other = call.optionalObject(1, as: NetworkHandle.self)
      call.push(try call.receiver(as: NetworkHandle.self).app === other?.app)
    }
    return LuaHandleType(
      name: "network", methods: methods,
      get: { call, name in
        let handle = try call.receiver(as: NetworkHandle.self)
        switch name {
        case "requests":
          try call.push(.lazyList(RequestList(app: handle.app), RequestList.type))
        case "pending":
          let pending = handle.network.pending.map { RequestHandle(app: handle.app, record: $0).value }
          try call.push(.frozen(.list(pending)))
        default: throw type.fault(noField: name, among: fieldNames)
        }
        return true
      }, events: events, owner: AppHandle.owner(of: NetworkHandle.self))
  }()

  private static let methods: [String: @Sendable (inout LuaCall) throws -> Void] = [
    "stub": { call in
      let handle = try call.receiver(as: NetworkHandle.self)
      let route = try route(call, 1)
      try StubReader(session: handle.app.session, call: call).stub(route, on: handle.network)
    },
    "fail": { call in
      let handle = try call.receiver(as: NetworkHandle.self)
      let route = try route(call, 1)
      let reader = StubReader(session: handle.app.session, call: call)
      handle.network.stub(route, try reader.failures(2))
    },
    "replay": { call in
      let handle = try call.receiver(as: NetworkHandle.self)
      let session = handle.app.session
      let path = try call.string(1)
      if session.options.recordDirectory != nil { return }
      try Replay(file: try session.read(path)).apply(to: handle.network, of: session)
    },
    "offline": { call in
      let handle = try call.receiver(as: NetworkHandle.self)
      let app = handle.app
      if app.session.callbackDepth > 0 { return handle.network.goOffline() }
      try app.drive(call, "network:offline") { app.application.network.goOffline() }
    },
    "online": { call in try call.receiver(as: NetworkHandle.self).network.goOnline() },
    "allow_unmatched": { call in try call.receiver(as: NetworkHandle.self).network.allowsUnmatched = true },
  ]

  /// An argument as a route.
  static func route(_ call: LuaCall, _ index: Int) throws(LuaFault) -> StubRoute {
    guard call.isString(index) else { throw call.fault(index, expected: "a route such as \"GET /home\"") }
    do { return try StubRoute(parsing: try call.string(index)) } catch let error as StubRouteError {
      throw LuaFault("\(call.name): \(error.message)")
    } catch let error as LuaFault {
      throw error
    } catch {
      throw call.fault(index, "\(error)")
    }
  }
}
