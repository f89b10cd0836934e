import Beagle
import BeagleSchema

/// Searches the visible screen, or what is below an element, and tells what it found instead.
struct Finder {
  let app: AppHandle
  /// Where the search begins; nil for the whole screen.
  let element: Element?

  /// All components that `query` means; none without content.
  ///
  /// A pattern with a misspelled name fails: what can never match would prove nothing.
  func all(_ query: ElementQuery) throws -> [Found] {
    let found = try search(query)
    try MisspelledNames(finder: self).refuse(query)
    return found
  }

  private func search(_ query: ElementQuery) throws -> [Found] {
    if let element { return try query.all(below: element) }
    guard let screen = app.application.visibleScreen else { return [] }
    return try query.all(in: screen)
  }

  /// The component that `query` means, if there is one; two fail.
  func optional(_ query: ElementQuery) throws -> Found? { try onlyOne(try all(query), query) }

  private func onlyOne(_ found: [Found], _ query: ElementQuery) throws -> Found? {
    if found.count > 1 { throw LuaFault(assertion: FindingFailure(finder: self, query: query).several(found)) }
    return found.first
  }

  /// The one component that `query` means.
  func one(_ query: ElementQuery) throws -> Found {
    try requireContent("find")
    guard let found = try onlyOne(try search(query), query) else {
      throw LuaFault(assertion: try FindingFailure(finder: self, query: query).none())
    }
    try MisspelledNames(finder: self).refuse(query)
    return found
  }

  /// The elements that a search looks at.
  var candidates: [Element] {
    var elements: [Element] = []
    func collect(_ element: Element) {
      elements.append(element)
      for child in element.children { collect(child) }
    }
    if let element {
      for child in element.children { collect(child) }
    } else if let root = app.application.visibleScreen?.root {
      collect(root)
    }
    return elements
  }

  /// Fails where no tree is there.
  func requireContent(_ name: String) throws(LuaFault) {
    guard element == nil, app.application.visibleScreen?.root == nil else { return }
    throw LuaFault(assertion: "\(name): " + app.missingContent)
  }
}

extension AppHandle {
  /// Why the app has no tree.
  var missingContent: String {
    if application.state.isClosed { return "the app is closed" }
    guard let screen = application.visibleScreen else { return "the app shows no screen yet" }
    let name = LuaLiteral.quoted(screen.identifier)
    guard let state = application.state.visibleScreen?.state else { return "the screen \(name) has no content" }
    var text = "the screen \(name) has no content; its state is \(LuaLiteral.quoted(state))"
    if let error = application.journal.transitions.last(where: { $0.screen == screen.identifier && $0.error != nil })?
      .error
    {
      text += "\n  \(error.kind)\(error.cause.map { "." + $0 } ?? ""): \(error.message)"
    }
    return text
  }

  /// An argument as a query: an id, a table of properties, or a function.
  func query(_ call: LuaCall, _ index: Int) throws(LuaFault) -> ElementQuery {
    if call.isString(index) { return ElementQuery(condition: .id(try call.string(index))) }
    let condition: ElementQuery.Condition
    switch try call.pattern(index, of: session) {
    case .object(let fields), .including(let fields): condition = .fields(fields)
    case .empty, .any: condition = .anything
    case .predicate:
      let function = try call.function(index)
      condition = .predicate { [unowned self] found in
        try function.call(found.value(of: self)).first?.isTruthy ?? false
      }
    default: throw call.fault(index, expected: "an id, a table of properties or a function")
    }
    return ElementQuery(condition: condition)
  }
}

extension LuaCall {
  /// Adds the handle of what was found, or nil.
  func push(found: Found?, of app: AppHandle) throws(LuaFault) {
    if let found { try push(found.value(of: app)) } else { pushNil() }
  }

  /// Adds a list of handles.
  func push(all found: [Found], of app: AppHandle) throws(LuaFault) {
    try push(.list(found.map { $0.value(of: app) }))
  }
}
