import Beagle
import BeagleSchema

/// What `app:open` is to show.
struct Opening {
  let screen: ScreenSource
  let controllerId: String?

  /// The address of a screen that is fetched, as a script writes it.
  var address: String? {
    guard case .remote(let remote) = screen else { return nil }
    return LuaLiteral.quoted(remote.url)
  }
}

extension ScenarioSession {
  /// The argument of `app:open`: an address, a screen, or a table of options.
  func opening(_ call: LuaCall, for app: AppHandle) throws -> Opening {
    if call.isString(1) {
      return Opening(screen: .remote(RemoteScreen(url: try call.string(1))), controllerId: nil)
    }
    guard let table = call[1].table else { throw call.fault(1, expected: "an address or a screen") }
    if case .string = try table.get(ComponentDefinition.typeKey) {
      return Opening(screen: .declarative(try app.screen(table)), controllerId: nil)
    }
    let options = try call.options(
      1, of: "app:open", known: ["url", "screen", "method", "headers", "body", "fallback", "controller"])
    let controller = try options.text("controller", of: "app:open")
    if let screen = options["screen"] {
      guard options["url"] == nil else { throw LuaFault("app:open takes url or screen, and got both") }
      guard let table = screen.table else {
        throw LuaFault("the screen of app:open is a table, not a \(screen.typeName)")
      }
      return Opening(screen: .declarative(try app.screen(table)), controllerId: controller)
    }
    guard let url = try options.text("url", of: "app:open") else {
      throw LuaFault("app:open takes an address, a screen, or a table with url or screen")
    }
    var remote = RemoteScreen(url: url)
    if let fallback = options["fallback"] {
      guard let table = fallback.table else {
        throw LuaFault("the fallback of app:open is a screen, not a \(fallback.typeName)")
      }
      remote.fallback = try app.screen(table)
    }
    remote.additionalData = try additionalData(options)
    return Opening(screen: .remote(remote), controllerId: controller)
  }

  private func additionalData(_ options: [String: LuaValue]) throws -> HttpAdditionalData? {
    guard options["method"] != nil || options["headers"] != nil || options["body"] != nil else { return nil }
    var method: HTTPMethod = .get
    if let text = try options.text("method", of: "app:open") {
      guard let known = HTTPMethod(rawValue: text.uppercased()) else {
        throw LuaFault(
          "app:open has no method \(LuaLiteral.quoted(text))"
            + NearestNames.hint(text.uppercased(), among: HTTPMethod.allCases.map(\.rawValue)))
      }
      method = known
    }
    let headers = try options.texts("headers", of: "app:open") ?? [:]
    let body: DynamicObject?
    if let value = options["body"] { body = try state.dynamicObject(value, options: .screens) } else { body = nil }
    return HttpAdditionalData(method: method, headers: headers, body: body)
  }
}

extension AppHandle {
  /// A table as a screen.
  func screen(_ table: LuaTable) throws -> ComponentNode {
    let value = try table.dynamicObject(options: .screens)
    switch application.decoding.component(of: value) {
    case .success(let node): return node
    case .failure(let error): throw LuaFault("the screen does not decode: \(error)")
    }
  }

  /// An argument as actions: one or a list.
  func actions(_ call: LuaCall, _ index: Int) throws -> [ActionNode] {
    guard call.isTable(index) else { throw call.fault(index, expected: "an action or a list of actions") }
    return try actions(try call.dynamicObject(index, options: .actions))
  }

  /// A value as actions: one or a list.
  func actions(_ value: DynamicObject) throws -> [ActionNode] {
    if case .dictionary(let fields) = value, fields.isEmpty { return [] }
    do { return try application.decoding.actions(of: value) } catch {
      throw LuaFault("the action does not decode: \(error)")
    }
  }
}

extension LuaConversion {
  private static let lists: Set<String> = ["children", "templates", "items", "dataSource", "navigationBarItems"]

  /// Empty tables are lists where Beagle reads lists.
  static var screens: LuaConversion { LuaConversion(isList: isListOfBeagle) }

  /// The same, and an empty table alone is a list too.
  static var actions: LuaConversion { LuaConversion { table in table.key == nil || isListOfBeagle(table) } }

  private static func isListOfBeagle(_ table: EmptyTable) -> Bool {
    guard let key = table.key else { return false }
    if table.sibling("_beagleAction_") != nil {
      return isEvent(key) || key == "value" && isAddChildren(table.sibling("_beagleAction_"))
    }
    if table.sibling("_beagleComponent_") != nil { return lists.contains(key) || isEvent(key) }
    return key == "navigationBarItems" || isEvent(key) && table.path.contains(.key("navigationBarItems"))
  }

  private static func isEvent(_ key: String) -> Bool {
    let bytes = key.utf8
    guard bytes.starts(with: "on".utf8), let third = bytes.dropFirst(2).first else { return false }
    return (65...90).contains(third)
  }

  private static func isAddChildren(_ name: String?) -> Bool { name?.lowercased() == "beagle:addchildren" }
}

extension [String: LuaValue] {
  /// The text under `key`.
  func text(_ key: String, of what: String) throws(LuaFault) -> String? {
    guard let value = self[key] else { return nil }
    guard let text = value.string else {
      throw LuaFault("\(key) of \(what) is a text, not a \(value.typeName)")
    }
    return text
  }

  /// The whole number under `key`.
  func number(_ key: String, of what: String) throws(LuaFault) -> Int? {
    guard let value = self[key] else { return nil }
    guard let number = value.int else {
      throw LuaFault("\(key) of \(what) is a whole number, not \(AppHandle.shown(value))")
    }
    return number
  }

  /// The texts by name under `key`.
  func texts(_ key: String, of what: String) throws(LuaFault) -> [String: String]? {
    guard let value = self[key] else { return nil }
    guard let table = value.table else { throw LuaFault("\(key) of \(what) is a table, not a \(value.typeName)") }
    return try Self.texts(try table.dynamicObject(), "\(key) of \(what)")
  }

  /// An object as texts by name.
  static func texts(_ value: DynamicObject, _ what: String) throws(LuaFault) -> [String: String] {
    guard case .dictionary(let fields) = value else { throw LuaFault("\(what) is a table of texts by name") }
    var result: [String: String] = [:]
    for (name, value) in fields {
      switch value {
      case .string(let text): result[name] = text
      case .int(let number): result[name] = String(number)
      case .double(let number): result[name] = LuaLiteral.number(number)
      case .bool(let flag): result[name] = flag ? "true" : "false"
      default: throw LuaFault("\(name) in \(what) is no text")
      }
    }
    return result
  }
}

extension LuaCall {
  /// An argument as texts by name, or nil where it is absent.
  func texts(_ index: Int) throws(LuaFault) -> [String: String]? {
    if isNil(index) { return nil }
    guard isTable(index) else { throw fault(index, expected: "table") }
    return try [String: LuaValue].texts(try dynamicObject(index), "argument \(index)")
  }
}
