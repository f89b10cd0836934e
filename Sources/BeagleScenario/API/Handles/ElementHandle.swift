import Beagle
import BeagleSchema

/// A component of one screen as scripts hold it.
final class ElementHandle: DrivingHandle {
  let app: AppHandle
  let screen: LiveScreen
  let element: Element

  init(app: AppHandle, element: Element) {
    self.app = app
    self.screen = element.screen
    self.element = element
  }

  var isGone: Bool { screen.isGone || element.isDetached }

  private var name: String {
    guard let id = element.id else { return element.component }
    return element.component + " " + LuaLiteral.quoted(id)
  }

  var shownText: String {
    if isGone { return name + " (gone)" }
    guard case .dictionary(let node) = element.tree else { return name }
    return TreeOutline.title(of: node)
  }

  var fields: DynamicObject? { isGone ? nil : element.tree }

  /// Fails when the component is not there any more.
  func requireThere() throws(LuaFault) {
    guard isGone else { return }
    let what =
      screen.isGone ? "its screen \(LuaLiteral.quoted(screen.identifier)) has left" : "it was taken out of its screen"
    let time = (screen.isGone ? screen.goneAt : element.detachedAt).map { " at \($0) ms" } ?? ""
    throw LuaFault(assertion: "\(name) is gone: \(what)\(time)")
  }

  /// Fails when components of this type have no such property.
  private func requireProperty(_ property: String) throws(LuaFault) {
    guard element.shown(property) == nil, element.expressions(of: property).isEmpty,
      let definition = element.node.definition
    else { return }
    let known = definition.properties(on: app.platform).map(\.name)
    if known.contains(property) || definition.property(named: property) != nil { return }
    throw LuaFault(
      "a \(element.component) has no property \(LuaLiteral.quoted(property)); it has " + known.joined(separator: ", "))
  }

  static let type: LuaHandleType = {
    var events = LuaHandleType.Events()
    events.text = { call in call.push(try call.receiver(as: ElementHandle.self).shownText) }
    events.equals = { call in
      let other = call.optionalObject(1, as: ElementHandle.self)
      call.push(try call.receiver(as: ElementHandle.self).element === other?.element)
    }
    return LuaHandleType(
      name: "element", methods: readingMethods.merging(interactions) { first, _ in first },
      get: { call, name in try read(&call, name) }, events: events, owner: AppHandle.owner(of: ElementHandle.self))
  }()
}

extension LuaCall {
  /// The element whose method or field this is; it must still be there.
  func element() throws(LuaFault) -> ElementHandle {
    let handle = try receiver(as: ElementHandle.self)
    try handle.requireThere()
    return handle
  }
}

extension ElementHandle {
  fileprivate static func read(_ call: inout LuaCall, _ name: String) throws -> Bool {
    let handle = try call.element()
    let element = handle.element
    switch name {
    case "id":
      guard let id = element.id else { return false }
      call.push(id)
    case "component": call.push(element.component)
    case "visible": call.push(element.isVisible)
    case "parent":
      guard let parent = element.parent else { return false }
      call.push(ElementHandle(app: handle.app, element: parent), ElementHandle.type)
    case "children":
      let children = element.children.map { child in
        LuaValue.object(ElementHandle(app: handle.app, element: child), ElementHandle.type)
      }
      try call.push(.frozen(.list(children)))
    default:
      guard let value = element.shown(name) else { return false }
      handle.app.session.lastRead = PropertyRead(of: name, element: element, app: handle.app)
      try call.push(.readOnly(value))
    }
    return true
  }

  fileprivate static let readingMethods: [String: @Sendable (inout LuaCall) throws -> Void] = [
    "tree": { call in try call.push(.dynamic(try call.element().element.tree)) },
    "context": { call in
      let handle = try call.element()
      call.push(try handle.app.context(try call.string(1), from: handle.element), ContextHandle.type)
    },
    "eval": { call in
      let handle = try call.element()
      try call.push(value: try handle.app.evaluate(call, from: handle.element))
    },
    "explain": { call in
      let handle = try call.element()
      let property = try call.string(1)
      try handle.requireProperty(property)
      let explanation = try Explanation(of: property, element: handle.element, app: handle.app)
      call.push(explanation, Explanation.type)
    },
    "find": { call in
      let handle = try call.element()
      let query = try handle.app.query(call, 1)
      try call.push(found: try Finder(app: handle.app, element: handle.element).one(query), of: handle.app)
    },
    "query": { call in
      let handle = try call.element()
      let query = try handle.app.query(call, 1)
      try call.push(found: try Finder(app: handle.app, element: handle.element).optional(query), of: handle.app)
    },
    "find_all": { call in
      let handle = try call.element()
      let query = try handle.app.query(call, 1)
      try call.push(all: try Finder(app: handle.app, element: handle.element).all(query), of: handle.app)
    },
  ]
}
