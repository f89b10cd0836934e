// Routes and navigation bars.
extension TapeDecoder {
  private static let urlKey = KeyText(copying: "url")
  private static let screenKey = KeyText(copying: "screen")

  /// The route at `index`: a screen where there is a good one, else an address.
  @inline(never)
  mutating func route(at index: Int) throws(SchemaError) -> RouteNode {
    guard tape.kind(index) == Kind.object else {
      let isText: Bool = tape.kind(index) == Kind.string
      throw mismatch(at: index, expected: "a route", hint: isText ? "write {\"url\": …}" : nil)
    }
    let outerCollects: Bool = collectsSites
    collectsSites = false
    defer { collectsSites = outerCollects }
    let url: Int? = key(TapeDecoder.urlKey, at: index)
    guard let screen = key(TapeDecoder.screenKey, at: index), tape.kind(screen + 1) != Kind.null else {
      return .remote(try remoteRoute(at: index))
    }
    if platform == .android, url != nil { return .remote(try remoteRoute(at: index)) }
    let start: Int = depth
    let warningsBefore: Int = warnings.count
    do {
      enter(key: screen)
      let node: ComponentNode = try component(at: screen + 1, as: .screenComponent)
      leave()
      return .local(LocalRoute(screen: node, fields: try localFields(of: index, screen: screen, node)))
    } catch {
      guard url != nil else { throw error }
      leave(to: start)
      warnings.removeLast(warnings.count - warningsBefore)
      warn(.badRouteScreen, "The route's screen gives way to its url: \(error)")
      return .remote(try remoteRoute(at: index))
    }
  }

  private mutating func localFields(
    of index: Int, screen: Int, _ node: ComponentNode
  ) throws(SchemaError) -> [Field] {
    var fields: [Field] = []
    let close: Int = tape.close(index)
    var position: Int = index + 1
    while position < close {
      if position == screen {
        fields.append(Field("screen", .component(node)))
      } else if !tape.isSame(position, screen) {
        try appendUnread(position, to: &fields)
      }
      position = tape.end(position + 1)
    }
    return fields
  }

  private mutating func remoteRoute(at index: Int) throws(SchemaError) -> RemoteRoute {
    let fields: [Field] = try fields(of: .remoteRoute, at: index)
    var url: DynamicObject = .empty
    var shouldPrefetch: Bool = false
    var fallback: ComponentNode?
    var data: HTTPAdditionalData?
    for field in fields {
      switch (field.key, field.content) {
      case ("url", .value(let value)): url = value
      case ("shouldPrefetch", .value(.bool(let value))): shouldPrefetch = value
      case (_, .component(let component)): fallback = component
      case ("httpAdditionalData", .value(.dictionary(let object))): data = HTTPAdditionalData(object)
      default: continue
      }
    }
    return RemoteRoute(
      url: url, shouldPrefetch: shouldPrefetch, fallback: fallback, additionalData: data, fields: fields)
  }

  @inline(never)
  mutating func navigationBar(at index: Int) throws(SchemaError) -> NavigationBarNode {
    guard tape.kind(index) == Kind.object else { throw mismatch(at: index, expected: "a navigation bar") }
    let fields: [Field] = try fields(of: .navigationBar, at: index)
    var items: [NavigationBarItemNode] = []
    var title: String = ""
    var styleId: String?
    var showBackButton: Bool = true
    for field in fields {
      switch (field.key, field.content) {
      case (_, .navigationBarItems(let content)): items = content
      case ("title", .value(.string(let text))): title = text
      case ("styleId", .value(.string(let text))): styleId = text
      case ("showBackButton", .value(.bool(let value))): showBackButton = value
      default: continue
      }
    }
    return NavigationBarNode(
      title: title, styleId: styleId, showBackButton: showBackButton, items: items, fields: fields)
  }

  @inline(never)
  mutating func navigationBarItems(at index: Int) throws(SchemaError) -> [NavigationBarItemNode] {
    guard tape.kind(index) == Kind.array else {
      throw mismatch(at: index, expected: "an array of navigation bar items")
    }
    var items: [NavigationBarItemNode] = []
    let close: Int = tape.close(index)
    var position: Int = index + 1
    while position < close {
      enter(element: items.count)
      let fields: [Field] = try fields(of: .navigationBarItem, at: position)
      var text: String = ""
      var image: DynamicObject?
      var onPress: [ActionNode] = []
      for field in fields {
        switch (field.key, field.content) {
        case ("text", .value(.string(let value))): text = value
        case ("image", .value(let value)): image = value
        case (_, .actions(let actions)): onPress = actions
        default: continue
        }
      }
      items.append(NavigationBarItemNode(text: text, image: image, onPress: onPress, fields: fields))
      leave()
      position = tape.end(position)
    }
    return items
  }
}

extension HTTPAdditionalData {
  fileprivate init(_ object: DynamicDictionary) {
    var headers: [(name: String, value: String)] = []
    if case .dictionary(let texts)? = object["headers"] {
      for (name, value) in texts { headers.append((name, value.stringValue ?? "")) }
    }
    let body: DynamicObject? = object["body"]
    self.init(
      method: object["method"]?.stringValue, headers: headers, body: body?.isNull == true ? nil : body)
  }
}
