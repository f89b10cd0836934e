import Beagle
import BeagleSchema

/// What a search finds: a component, or a button of the navigation bar.
enum Found {
  case element(Element)
  case barItem(LiveScreen, Int)

  /// What a pattern finds under `key`: the API's own names, then what the resulting tree has.
  func shown(_ key: String) -> DynamicObject? {
    switch key {
    case "component": .string(component)
    case "visible": .bool(isVisible)
    default: property(key)
    }
  }

  private var isVisible: Bool {
    switch self {
    case .element(let element): element.isVisible
    case .barItem(let screen, _): screen.application.coverage(of: screen) == nil
    }
  }

  private var component: String {
    switch self {
    case .element(let element): element.component
    case .barItem: "navigationBarItem"
    }
  }

  private func property(_ key: String) -> DynamicObject? {
    switch self {
    case .element(let element): element.shown(key)
    case .barItem(_, _) where key == ComponentDefinition.typeKey: .string("navigationBarItem")
    case .barItem(let screen, let position): screen.barItem(position)?[key]
    }
  }

  /// The handle of what was found.
  func value(of app: AppHandle) -> LuaValue {
    switch self {
    case .element(let element): .object(ElementHandle(app: app, element: element), ElementHandle.type)
    case .barItem(let screen, let position):
      .object(BarItemHandle(app: app, screen: screen, position: position), BarItemHandle.type)
    }
  }

  /// A line that tells what it is and where.
  var line: String {
    switch self {
    case .element(let element):
      guard case .dictionary(let node) = element.tree else { return element.label }
      return TreeOutline.title(of: node) + "  " + element.path
    case .barItem(let screen, let position):
      return TreeOutline.title(of: screen.barItem(position) ?? [:], name: "navigationBarItem")
    }
  }
}

/// Which components a call of `find`, `query`, `find_all` or an assertion means.
struct ElementQuery {
  /// What is asked of a component.
  enum Condition {
    /// It has this id.
    case id(String)
    /// It matches, key by key.
    case fields([Pattern.Field])
    /// All components.
    case anything
    /// A function says so.
    case predicate((Found) throws -> Bool)
  }

  let condition: Condition

  /// The query as the script wrote it.
  var shown: ScenarioValue {
    switch condition {
    case .id(let id): .text(id)
    case .fields(let fields): Pattern.object(fields).shown
    case .anything: .object([])
    case .predicate: .opaque("function")
    }
  }

  /// What is meant on `screen`, in document order.
  func all(in screen: LiveScreen) throws -> [Found] {
    guard let root = screen.root else { return [] }
    var found: [Found] = []
    for position in (root.node.navigationBar?.items ?? []).indices {
      let item = Found.barItem(screen, position)
      if try matches(item) { found.append(item) }
    }
    if case .id(let id) = condition {
      return found + Self.components(screen.index.elements(withId: id)).map { .element($0) }
    }
    try collect(root, into: &found)
    return found
  }

  /// What is meant below `element`, in document order.
  func all(below element: Element) throws -> [Found] {
    if case .id(let id) = condition {
      let elements = element.screen.index.elements(withId: id).filter { $0 !== element && $0.stands(in: element) }
      return Self.components(elements).map { .element($0) }
    }
    var found: [Found] = []
    for child in element.children { try collect(child, into: &found) }
    return found
  }

  /// The elements that an id means: a screen's id is no component's, so it counts where no component has it.
  private static func components(_ elements: [Element]) -> [Element] {
    guard elements.count > 1 else { return elements }
    let components = elements.filter { $0.component != "screenComponent" }
    return components.isEmpty ? elements : components
  }

  private func collect(_ element: Element, into found: inout [Found]) throws {
    if try matches(.element(element)) { found.append(.element(element)) }
    for child in element.children { try collect(child, into: &found) }
  }

  private func matches(_ candidate: Found) throws -> Bool {
    switch condition {
    case .id(let id): return candidate.shown("id") == .string(id)
    case .anything: return true
    case .predicate(let test): return try test(candidate)
    case .fields(let fields):
      for field in fields where try !PatternMatcher.matches(candidate.shown(field.key), field.pattern) { return false }
      return true
    }
  }
}

extension Element {
  /// What the resulting tree has under `key`.
  func shown(_ key: String) -> DynamicObject? {
    switch key {
    case "child", "children", "dataSource", "templates":
      guard case .dictionary(let fields) = tree else { return nil }
      return fields[key]
    case ComponentDefinition.typeKey: return .string(node.wireName)
    default: return value(of: key)
    }
  }

  /// Whether this element is `other` or below it.
  func stands(in other: Element) -> Bool {
    var current: Element? = self
    while let element = current {
      if element === other { return true }
      current = element.parent
    }
    return false
  }
}
