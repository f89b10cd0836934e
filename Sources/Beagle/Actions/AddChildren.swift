import BeagleSchema

extension ActionExecution {
  /// Puts components into a container of the origin's screen.
  ///
  /// Mirrors `AddChildren` of Beagle iOS.
  func addChildren() {
    let id: String = text("componentId")
    let named: [Element] = origin.screen.index.elements(withId: id)
    guard let target = named.first(where: honoursID) ?? named.first else {
      warn("componentNotFound", "addChildren of \(origin.label) has no effect: no component has the id \"\(id)\".")
      return
    }
    guard takesChildren(target) else {
      warn(
        "componentTakesNoChildren",
        "addChildren of \(origin.label) has no effect: \"\(id)\" is a \(target.component), which takes no children.")
      return
    }
    guard let elements = elements() else {
      if application.profile.anyNonArrayAddsNothing { return }
      return insert([], into: target)
    }
    insert(elements.compactMap(decode), into: target)
  }

  /// Whether the rest of the list may run: beagle-web-core breaks it off when the value is no array.
  func goesOnAfterAddChildren() -> Bool {
    guard application.profile.platform == .web, elements() == nil else { return true }
    application.log.add(
      .decoding, .error, name: "valueIsNoArray",
      "addChildren of \(origin.label) breaks its list off: its value is no array.")
    return false
  }

  private func elements() -> [DynamicObject]? {
    switch action.value("value") {
    case .array(let elements)?: elements
    case .expression?: props["value"]?.arrayValue
    default: nil
    }
  }

  /// Whether the platform gives the component its id, so that an action can name it.
  private func honoursID(_ element: Element) -> Bool {
    guard let definition = element.node.definition else { return false }
    return definition.mixins(on: application.profile.platform).contains(.id)
  }

  private func takesChildren(_ target: Element) -> Bool {
    guard honoursID(target), let definition = target.node.definition, definition.slot == .children else {
      return false
    }
    switch definition.name {
    case "container", "simpleForm": return true
    case "scrollView": return application.profile.platform != .ios
    case "pageView": return application.profile.platform == .web
    default: return !definition.wireName.hasPrefix("beagle:")
    }
  }

  /// Decodes one element anew; nil, with a warning, when it is no component.
  private func decode(_ element: DynamicObject) -> ComponentNode? {
    if case .expression = element { return nil }
    let result: Result<ComponentNode, SchemaError> = application.decoding.component(of: element)
    switch result {
    case .success(let node): return node
    case .failure(let error):
      warn("elementDropped", "addChildren of \(origin.label) leaves an element out: \(error)")
      return nil
    }
  }

  private func insert(_ nodes: [ComponentNode], into target: Element) {
    let mode: String = text("mode").uppercased()
    let builder = ElementBuilder(screen: target.screen)
    var built: [Element] = nodes.map { builder.build($0) }
    if mode == "REPLACE" {
      for child in target.children {
        child.parent = nil
        child.detach()
      }
      target.children = []
      target.invalidateTree()
    }
    if mode == "PREPEND" {
      if application.profile.prependReverses { built.reverse() }
      for (position, element) in built.enumerated() { target.insert(element, at: position) }
    } else {
      for element in built { target.insert(element, at: target.children.count) }
    }
  }

  private func warn(_ name: String, _ message: String) {
    application.log.add(.decoding, .warning, name: name, message)
  }
}
