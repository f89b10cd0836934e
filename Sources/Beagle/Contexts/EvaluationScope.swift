package import BeagleSchema

/// What an expression of an element, or of an action that the element triggered, can read.
package struct EvaluationScope: ExpressionScope {
  let element: Element
  /// The event that an action belongs to; nil for properties.
  let chain: EventChain?

  package init(element: Element, chain: EventChain? = nil) {
    self.element = element
    self.chain = chain
  }

  package var operations: OperationTable { element.application.operations }

  package func value(ofContext id: String) -> DynamicObject? {
    if let chain, let value = chain.value(ofContext: id, from: element) { return value }
    if let chain, chain.hidesContexts { return nil }
    return element.context(id)?.value
  }

  package func report(_ problem: ExpressionProblem) {
    element.application.log.report(problem)
  }
}

extension Element {
  /// The context that `id` means here: the nearest one, outward from this element.
  package func context(_ id: String) -> ContextCell? {
    if id == "global" { return application.global }
    var current: Element? = self
    var top: Element = self
    while let element = current {
      if let cell = element.ownContext(id) { return cell }
      top = element
      current = element.contextParent
    }
    guard id == "navigationContext", top === screen.root else { return nil }
    return screen.navigationContext
  }

  /// The context `id` that stands on this very element.
  func ownContext(_ id: String) -> ContextCell? {
    if let declaredContext, declaredContext.id == id { return declaredContext }
    if !implicitContexts.isEmpty, application.profile.implicitContexts == .stayOnComponent,
      let cell = implicitContexts.first(where: { $0.id == id })
    {
      return cell
    }
    if let cell {
      if cell.item.id == id { return cell.item }
      if cell.index.id == id { return cell.index }
    }
    return nil
  }

  /// The ids of all contexts in scope, nearest first.
  package var contextIdsInScope: [String] {
    var ids: [String] = []
    var current: Element? = self
    var top: Element = self
    while let element = current {
      if let declared = element.declaredContext { ids.append(declared.id) }
      ids += element.implicitContexts.map(\.id)
      if let cell = element.cell { ids += [cell.item.id, cell.index.id] }
      top = element
      current = element.contextParent
    }
    if top === screen.root { ids.append("navigationContext") }
    ids.append("global")
    return ids.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
