import Beagle
import BeagleSchema

/// The navigation bar of a screen as scripts hold it.
final class NavigationBarHandle: ScenarioHandle, AppPart {
  let app: AppHandle
  let screen: LiveScreen

  init(app: AppHandle, screen: LiveScreen) {
    self.app = app
    self.screen = screen
  }

  var shownText: String { "navigation bar of " + LuaLiteral.quoted(screen.identifier) }

  var fields: DynamicObject? { Self.node(of: screen) }

  /// The bar in the resulting tree.
  static func node(of screen: LiveScreen) -> DynamicObject? {
    guard screen.root?.node.navigationBar != nil, case .dictionary(let tree)? = screen.root?.tree else { return nil }
    return tree["navigationBar"]
  }

  static let type: LuaHandleType = {
    var events = LuaHandleType.Events()
    events.text = { call in call.push(try call.receiver(as: NavigationBarHandle.self).shownText) }
    events.equals = { call in
      let other = call.optionalObject(1, as: NavigationBarHandle.self)
      call.push(try call.receiver(as: NavigationBarHandle.self).screen === other?.screen)
    }
    return LuaHandleType(
      name: "navigation bar",
      methods: [
        "tree": { call in
          let handle = try call.receiver(as: NavigationBarHandle.self)
          if let node = handle.fields { try call.push(.dynamic(node)) } else { call.pushNil() }
        }
      ],
      get: { call, name in
        let handle = try call.receiver(as: NavigationBarHandle.self)
        guard let bar = handle.screen.root?.node.navigationBar else {
          throw LuaFault(assertion: "\(handle.shownText) is gone")
        }
        switch name {
        case "title": call.push(bar.title)
        case "show_back_button": call.push(bar.showBackButton)
        case "component": call.push("navigationBar")
        case "items":
          let items = bar.items.indices.map { index in
            LuaValue.object(
              BarItemHandle(app: handle.app, screen: handle.screen, position: index), BarItemHandle.type)
          }
          try call.push(.frozen(.list(items)))
        default:
          guard case .dictionary(let fields)? = handle.fields, let value = fields[name] else { return false }
          try call.push(.readOnly(value))
        }
        return true
      }, events: events, owner: AppHandle.owner(of: NavigationBarHandle.self))
  }()
}

/// A button of a navigation bar as scripts hold it.
final class BarItemHandle: DrivingHandle {
  let app: AppHandle
  let screen: LiveScreen
  let position: Int
  private let root: Element?

  init(app: AppHandle, screen: LiveScreen, position: Int) {
    self.app = app
    self.screen = screen
    self.position = position
    root = screen.root
  }

  var shownText: String { Self.label(position, of: screen) }

  /// What people call a button of a screen's bar.
  static func label(_ position: Int, of screen: LiveScreen) -> String {
    guard let node = screen.barItem(position), case .string(let text)? = node["text"] else {
      return "navigationBarItem \(position)"
    }
    return "navigationBarItem " + LuaLiteral.quoted(text)
  }

  var fields: DynamicObject? { screen.barItem(position).map { .dictionary($0) } }

  private func requireThere() throws(LuaFault) {
    if screen.isGone || screen.root !== root { throw LuaFault(assertion: "\(shownText) is gone: its screen has left") }
  }

  private func press(_ call: LuaCall) throws {
    try requireThere()
    try app.drive(call, "press", on: .barItem(position, screen)) {
      try app.application.pressBarItem(position, of: screen)
    }
  }

  static let type: LuaHandleType = {
    var events = LuaHandleType.Events()
    events.text = { call in call.push(try call.receiver(as: BarItemHandle.self).shownText) }
    events.equals = { call in
      let handle = try call.receiver(as: BarItemHandle.self)
      let other = call.optionalObject(1, as: BarItemHandle.self)
      call.push(handle.screen === other?.screen && handle.position == other?.position)
    }
    return LuaHandleType(
      name: "navigationBarItem",
      methods: [
        "press": { call in
          try call.receiver(as: BarItemHandle.self).press(call)
          call.push(argument: 0)
        },
        "trigger": { call in
          let handle = try call.receiver(as: BarItemHandle.self)
          let event = try call.string(1)
          guard event == "onPress" else {
            throw LuaFault(assertion: "\(handle.shownText) has no event \(LuaLiteral.quoted(event)), but onPress")
          }
          try handle.requireThere()
          let (app, screen, position) = (handle.app, handle.screen, handle.position)
          try app.drive(call, "trigger", on: .barItem(position, screen), with: "\"onPress\" of") {
            app.application.triggerBarItem(position, of: screen)
          }
          call.push(argument: 0)
        },
        "tree": { call in
          let handle = try call.receiver(as: BarItemHandle.self)
          try handle.requireThere()
          if let fields = handle.fields { try call.push(.dynamic(fields)) } else { call.pushNil() }
        },
        "find": { call in throw LuaFault(assertion: "nothing is below a navigationBarItem") },
        "query": { call in call.pushNil() },
        "find_all": { call in try call.push(.list([])) },
      ].driving(BarItemHandle.self, only: ["press", "trigger"]),
      get: { call, name in
        let handle = try call.receiver(as: BarItemHandle.self)
        try handle.requireThere()
        switch name {
        case "component": call.push("navigationBarItem")
        case "children": try call.push(.frozen(.list([])))
        case "visible":
          call.push(handle.app.application.coverage(of: handle.screen) == nil)
        case "parent":
          call.push(NavigationBarHandle(app: handle.app, screen: handle.screen), NavigationBarHandle.type)
        default:
          guard let value = handle.screen.barItem(handle.position)?[name] else { return false }
          try call.push(.readOnly(value))
        }
        return true
      }, events: events, owner: AppHandle.owner(of: BarItemHandle.self))
  }()
}

extension LiveScreen {
  /// A button of the bar in the resulting tree.
  func barItem(_ position: Int) -> DynamicDictionary? {
    guard case .dictionary(let bar)? = NavigationBarHandle.node(of: self),
      case .array(let items)? = bar["navigationBarItems"], items.indices.contains(position),
      case .dictionary(let item) = items[position]
    else { return nil }
    return item
  }
}
