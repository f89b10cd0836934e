import Beagle
import BeagleSchema

/// The read-only view of an app's state that guards and subscribers get.
final class StateView: ScenarioHandle, AppPart {
  let app: AppHandle
  private let state: ApplicationState

  init(app: AppHandle, state: ApplicationState) {
    self.app = app
    self.state = state
  }

  var shownText: String {
    "state " + LuaLiteral.summary(of: .object(Self.names.map { ScenarioValue.Entry($0, shown($0)) }))
  }

  var fields: DynamicObject? {
    .dictionary(DynamicDictionary(uniqueKeys: Self.names, values: Self.names.map { part($0) ?? .empty }))
  }

  private static let names = ["stacks", "loading", "screen", "global", "dialog"]

  private func shown(_ name: String) -> ScenarioValue { part(name).map { ScenarioValue($0) } ?? .nothing }

  private func part(_ name: String) -> DynamicObject? {
    switch name {
    case "stacks": Self.stacks(of: state)
    case "loading": .bool(state.visibleStack?.isLoading ?? false)
    case "screen": state.visibleScreen?.object
    case "global": state.global
    case "dialog": state.dialogs.first?.object
    default: nil
    }
  }

  /// The identifiers of all screens, stack by stack.
  static func stacks(of state: ApplicationState) -> DynamicObject {
    .array(state.stacks.map { stack in .array(stack.screens.map { .string($0.identifier) }) })
  }

  static let type: LuaHandleType = {
    var events = LuaHandleType.Events()
    events.text = { call in call.push(try call.receiver(as: StateView.self).shownText) }
    events.set = { call in throw LuaFault("the state is read-only") }
    return LuaHandleType(
      name: "state",
      get: { call, name in
        let view = try call.receiver(as: StateView.self)
        guard names.contains(name) else {
          throw type.fault(noField: name, among: names)
        }
        guard let value = view.part(name), value != .empty else { return false }
        try call.push(try view.app.stateParts.value(of: name, value, in: call.state))
        return true
      }, events: events, owner: AppHandle.owner(of: StateView.self))
  }()
}

/// Keeps what guards and subscribers last saw of each part of the state, so that an equal part is the same table.
final class StatePartCache {
  private var parts: [String: [(value: DynamicObject, table: LuaValue)]] = [:]

  /// The Lua value of a part.
  func value(of name: String, _ value: DynamicObject, in state: LuaState) throws(LuaError) -> LuaValue {
    switch value {
    case .array, .dictionary: break
    default: return .dynamic(value)
    }
    if let known = parts[name]?.first(where: { $0.value == value }) { return known.table }
    let table = try state.make(.readOnly(value))
    var recent = parts[name] ?? []
    recent.insert((value, table), at: 0)
    if recent.count > 4 { recent.removeLast() }
    parts[name] = recent
    return table
  }
}

extension ScreenState {
  /// The fields that a script sees of it.
  var object: DynamicObject {
    var result = DynamicDictionary()
    result["identifier"] = .string(identifier)
    if let url { result["url"] = .string(url) }
    if let documentId { result["id"] = .string(documentId) }
    if let title { result["title"] = .string(title) }
    if let state { result["state"] = .string(state) }
    return .dictionary(result)
  }
}
