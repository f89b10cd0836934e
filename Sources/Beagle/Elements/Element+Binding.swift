import BeagleSchema

extension Element {
  /// Connects every expression to the contexts that exist now, then evaluates and applies each once.
  ///
  /// A context that is not there yet is never observed, as on the device.
  func connectBindings() {
    for (position, site) in node.sites.enumerated() {
      var seen: [ObjectIdentifier] = []
      for binding in site.expression.bindings {
        guard let cell = bindingScope.context(binding.context) else { continue }
        let observer = ContextObservers.Observer(element: self, site: position, path: binding.path)
        if site.isStateful {
          guard !seen.contains(ObjectIdentifier(cell)) else { continue }
          seen.append(ObjectIdentifier(cell))
        }
        cell.observers.add(observer, isStateful: site.isStateful)
      }
    }
    for position in node.sites.indices { apply(site: position) }
  }

  /// Evaluates one expression and gives its value to the component.
  func apply(site position: Int) {
    let site = node.sites[position]
    let raw: DynamicObject = site.expression.evaluate(in: EvaluationScope(element: bindingScope))
    let value: DynamicObject? = site.target.convert(raw, on: application.profile.platform)
    if site.isStateful, applyState(site.property, value: value, site: position) { return }
    let result: DynamicObject? = value ?? resultOfNull(site, previous: siteValues[position])
    if result != siteValues[position] {
      siteValues[position] = result
      noteChange()
      if application.asksForImages { showLocalImages() }
    }
    guard case .image = state else { return }
    if value == nil, site.property == "path" { cancelImage() } else { requestImage() }
  }

  /// What a property holds when its expression gives nothing of its type.
  private func resultOfNull(_ site: ExpressionSite, previous: DynamicObject?) -> DynamicObject? {
    switch (component, site.property) {
    case ("textInput", "enabled"): return .bool(true)
    case ("textInput", "type"), (_, "alignment"), (_, "dataSource"): return nil
    case ("button", "enabled"): return previous ?? .bool(true)
    default: return previous
    }
  }

  /// Gives a value to a property that is state; false when the property is none here.
  private func applyState(_ property: String, value: DynamicObject?, site position: Int) -> Bool {
    switch (property, state) {
    case ("value", .input):
      setText(value?.stringValue ?? "")
    case ("currentPage", .pages(let pages)):
      if let page = value?.intValue, children.indices.contains(page), page != pages.current {
        application.showPage(page, of: self, byPerson: false)
      }
    case ("currentTab", .tabs(let selected)):
      if let tab = value?.intValue, tab != selected {
        state = .tabs(selected: tab)
        invalidateTree()
        if application.profile.bindingFiresTabSelection { application.fireTabSelection(tab, of: self) }
      }
    case ("isRefreshing", .refresh):
      state = .refresh(isRefreshing: value?.boolValue ?? false)
      invalidateTree()
    case ("dataSource", .list(let list)):
      if (siteValues[position] == nil) != (value == nil) { invalidateTree() }
      siteValues[position] = value
      list.receive(value?.arrayValue)
      screen.needsList(self)
    case ("url", .web):
      siteValues[position] = value ?? .string("")
      invalidateTree()
      loadPage(value?.stringValue ?? "")
    default: return false
    }
    return true
  }

  /// Shows `text` in an input.
  func setText(_ text: String) {
    if case .input(let old) = state, old == text { return }
    state = .input(text: text)
    noteChange()
  }
}
