import BeagleSchema

/// Builds live elements from decoded components, children first, as Beagle iOS builds its views.
///
/// Nothing is evaluated here: onInit lists and expressions are queued on the screen for its next layout.
struct ElementBuilder {
  let screen: LiveScreen
  /// What every id gets at its end: the keys of the cells around the part that is built.
  var idSuffix = ""
  /// Contexts that an earlier cell of the same key has left, by id.
  var remembered: [String: DynamicObject]?
  /// Whether the part is initialised; a cell whose key was seen before is not.
  var runsInit = true

  private var application: Application { screen.application }

  /// The element of `node` with everything below it, not yet part of a tree.
  func build(_ node: ComponentNode) -> Element {
    let id: String? = node.componentID.map { idSuffix.isEmpty ? $0 : $0 + idSuffix }
    let element = Element(node: node, screen: screen, id: id, state: initialState(of: node))
    if node.slot != .templates {
      element.children.reserveCapacity(node.children.count)
      for child in node.children {
        let built: Element = build(child)
        built.parent = element
        element.children.append(built)
      }
    }
    if case .list(let list) = element.state {
      list.idSuffix = idSuffix
      screen.needsList(element)
    }
    if case .refresh = element.state { warnOfSecondBuild(of: element) }
    application.coverage?.noteBuilt(node)
    startLoads(of: element)
    if id != nil { screen.index.add(element) }
    declareContext(of: element)
    if let style = node.string("styleId") { application.checkStyle(style, of: element) }
    if runsInit, let actions = node.actions(for: "onInit") { screen.queueInit(element, actions: actions) }
    if !node.sites.isEmpty { screen.queueBindings(element) }
    return element
  }

  private func initialState(of node: ComponentNode) -> ElementState {
    guard let definition = node.definition else { return .none }
    switch definition.name {
    case "textInput": return .input(text: node.literal("value")?.stringValue ?? "")
    case "pageView":
      var pages = PagesState()
      if let page = node.literal("currentPage")?.intValue, node.children.indices.contains(page) {
        pages.current = page
        pages.shown.insert(page)
      }
      return .pages(pages)
    case "tabBar": return .tabs(selected: node.literal("currentTab")?.intValue ?? 0)
    case "pullToRefresh": return .refresh(isRefreshing: node.literal("isRefreshing")?.boolValue ?? false)
    case "listView", "gridView":
      let list = ListState()
      if let items = node.literal("dataSource")?.arrayValue { list.receive(items) }
      return .list(list)
    case "lazyComponent": return .lazy(.loading)
    case "webView": return .web(WebState())
    case "image": return .image(ImageState())
    default: return .none
    }
  }

  /// Says where iOS would build the child of a pullToRefresh twice, when that could be noticed.
  private func warnOfSecondBuild(of element: Element) {
    guard application.profile.platform == .ios, let child = element.node.children.first, !child.scrolls,
      child.hasOnceOnlyEffects
    else { return }
    application.log.add(
      .decoding, .warning, name: "pullToRefreshChildBuiltTwice",
      "The child of \(element.label) does not scroll: iOS builds it twice and runs its onInit and lazy loads twice; "
        + "here, as on android and web, it is built once.")
  }

  private func startLoads(of element: Element) {
    switch element.state {
    case .lazy: element.loadLazyContent()
    case .web: if let url = element.node.literal("url")?.stringValue { element.loadPage(url) }
    case .image: element.requestImage()
    default: break
    }
    if application.asksForImages { element.showLocalImages() }
    if let actions = element.node.actions(for: "onPress") { screen.prefetch(actions) }
  }

  private func declareContext(of element: Element) {
    guard let declaration = element.node.context else { return }
    guard declaration.id != "global" else {
      application.declareGlobal(declaration.value)
      return
    }
    let value: DynamicObject = remembered?[declaration.id] ?? declaration.value
    let write = ContextWrite(
      path: Path(nodes: []), author: "declared", origin: nil, time: application.scheduler.now, line: nil)
    element.declaredContext = ContextCell(
      id: declaration.id, kind: .declared, value: value, owner: element, write: write)
  }
}
