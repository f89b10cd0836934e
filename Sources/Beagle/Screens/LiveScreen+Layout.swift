import BeagleSchema

extension LiveScreen {
  func queueInit(_ element: Element, actions: [ActionNode]) {
    queue.inits.append((element, actions))
    application.needsLayout(self)
  }

  func queueBindings(_ element: Element) {
    queue.bindings.append(element)
    application.needsLayout(self)
  }

  /// Notes that a list has an evaluation to lay out.
  func needsList(_ element: Element) {
    guard case .list(let list) = element.state, !list.isDue else { return }
    list.isDue = true
    queue.lists.append(element)
    application.needsLayout(self)
  }

  /// Builds a part whose layout the caller does at once, apart from what waits on the screen.
  func buildPart(_ body: () -> Element) -> (Element, LayoutQueue) {
    let waiting: LayoutQueue = queue
    queue = LayoutQueue()
    let root: Element = body()
    let part: LayoutQueue = queue
    queue = waiting
    return (root, part)
  }

  /// Runs onInit lists, connects bindings and lays out lists until nothing waits any more.
  func layOut() {
    isInLayout = true
    while !queue.isEmpty, !isGone {
      let part: LayoutQueue = queue
      queue = LayoutQueue()
      layOut(part)
    }
    styleControls()
    isInLayout = false
  }

  /// The three steps of a layout for one part of the screen.
  func layOut(_ part: LayoutQueue) {
    runInits(part.inits)
    for call in part.initCalls { call() }
    for element in part.bindings.reversed() where !element.isDetached { element.connectBindings() }
    for call in part.bindingCalls { call() }
    let lists: [Element] = part.lists.count < 2 ? part.lists : part.lists.filter(\.isInTree).inDocumentOrder()
    for element in lists where !element.isDetached {
      if case .list(let list) = element.state { ListRefresh(element: element, list: list).run() }
    }
    for element in lists + part.ends where !element.isDetached { application.fireEndOfEmptyList(element) }
  }

  private func runInits(_ inits: [(element: Element, actions: [ActionNode])]) {
    guard !inits.isEmpty else { return }
    let queuedBefore: Int = queue.inits.count
    for (element, actions) in application.profile.onInitParentsFirst ? parentsFirst(inits) : inits
    where !element.isDetached {
      if let page = element.pageNotShown {
        parked[ObjectIdentifier(page), default: []].append((element, actions))
      } else {
        application.runEvent("onInit", of: element, actions: actions)
      }
    }
    if queue.inits.count > queuedBefore, application.profile.platform == .ios {
      application.log.add(
        .decoding, .warning, name: "onInitDuringOnInit",
        "An onInit has added components with an onInit of their own, which runs here after the others; "
          + "iOS forgets it.")
    }
  }

  private func parentsFirst(
    _ inits: [(element: Element, actions: [ActionNode])]
  ) -> [(element: Element, actions: [ActionNode])] {
    var byElement: [ObjectIdentifier: [ActionNode]] = [:]
    for (element, actions) in inits { byElement[ObjectIdentifier(element)] = actions }
    return inits.map(\.element).inDocumentOrder().map { ($0, byElement[ObjectIdentifier($0)] ?? []) }
  }

  /// Queues the onInit lists that waited for `page` to be shown.
  func release(_ page: Element) {
    for (element, actions) in parked.removeValue(forKey: ObjectIdentifier(page)) ?? [] {
      queueInit(element, actions: actions)
    }
    page.forEach {
      if case .list(let list) = $0.state, list.items?.isEmpty == true { queue.ends.append($0) }
    }
    application.needsLayout(self)
  }
}

extension Element {
  /// The outermost page around the element that was never shown; nil when all were.
  var pageNotShown: Element? {
    var found: Element?
    var current: Element = self
    while let parent = current.contextParent {
      if case .pages(let pages) = parent.state,
        let position = parent.children.firstIndex(where: { $0 === current }), !pages.shown.contains(position)
      {
        found = current
      }
      current = parent
    }
    return found
  }
}
