import Beagle
import BeagleSchema

/// A screen as scripts hold it.
final class ScreenHandle: ScenarioHandle, AppPart {
  let app: AppHandle
  let screen: LiveScreen

  init(app: AppHandle, screen: LiveScreen) {
    self.app = app
    self.screen = screen
  }

  var shownText: String {
    var text = "screen " + LuaLiteral.quoted(screen.identifier)
    if screen.isGone { return text + " (gone)" }
    if let state = summary?.state { text += " (\(state))" }
    if let tree = screen.root?.tree { text += "\n" + TreeOutline.render(tree) }
    return text
  }

  var fields: DynamicObject? {
    var result = DynamicDictionary()
    for name in ["identifier", "url", "id", "title", "state"] {
      if let text = text(of: name) { result[name] = .string(text) }
    }
    return .dictionary(result)
  }

  private var summary: ScreenState? {
    let state = app.application.state
    guard let position = state.position(of: screen.id) else { return nil }
    return state.stacks[position.stack].screens[position.screen]
  }

  private func text(of name: String) -> String? {
    switch name {
    case "identifier": screen.identifier
    case "url": screen.url
    case "id": screen.root?.node.id
    case "title": screen.root?.node.navigationBar?.title
    default: summary?.state
    }
  }

  static let fieldNames = ["identifier", "url", "id", "title", "state", "navigation_bar"]

  static let type: LuaHandleType = {
    var events = LuaHandleType.Events()
    events.text = { call in call.push(try call.receiver(as: ScreenHandle.self).shownText) }
    events.equals = { call in
      let other = call.optionalObject(1, as: ScreenHandle.self)
      call.push(try call.receiver(as: ScreenHandle.self).screen === other?.screen)
    }
    return LuaHandleType(
      name: "screen",
      methods: [
        "tree": { call in
          let handle = try call.receiver(as: ScreenHandle.self)
          guard let root = handle.screen.root else { return call.pushNil() }
          try call.push(.dynamic(root.tree))
        }
      ],
      get: { call, name in
        let handle = try call.receiver(as: ScreenHandle.self)
        guard fieldNames.contains(name) else {
          throw type.fault(noField: name, among: fieldNames)
        }
        if name == "navigation_bar" {
          guard handle.screen.root?.node.navigationBar != nil else { return false }
          call.push(NavigationBarHandle(app: handle.app, screen: handle.screen), NavigationBarHandle.type)
          return true
        }
        guard let text = handle.text(of: name) else { return false }
        call.push(text)
        return true
      }, events: events, owner: AppHandle.owner(of: ScreenHandle.self))
  }()
}
