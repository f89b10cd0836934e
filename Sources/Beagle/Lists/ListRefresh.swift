import BeagleSchema

/// Brings the cells of one list up to its newest items.
///
/// Runs once for each layout, however often the data source was evaluated before it.
struct ListRefresh {
  let element: Element
  let list: ListState

  private var screen: LiveScreen { element.screen }
  private var application: Application { element.application }
  private var profile: Profile { application.profile }
  private var node: ComponentNode { element.node }
  private var iteratorName: String { node.literal("iteratorName")?.stringValue ?? "item" }
  private var indexName: String {
    let isFixed: Bool = profile.gridIndexNameIsFixed && node.definition === ComponentDefinition.gridView
    return isFixed ? "index" : node.literal("indexName")?.stringValue ?? "index"
  }

  /// Lays the list out; cells of lists inside a cell follow before the next cell.
  func run() {
    list.isDue = false
    let items: [DynamicObject] = list.items ?? []
    if profile.cellIdentity == .key ? changesNothing(items) : list.laidOut == items { return }
    list.laidOut = items
    list.hasWrittenItems = false
    let formerRoots: [Element] = element.children
    defer { withExtendedLifetime(formerRoots) {} }
    var waiting: [String: [ListCell]] = takeOutCells()
    for (position, item) in items.enumerated() where !application.mustStop {
      let key: String = self.key(of: item, at: position)
      let template: Int? = template(for: item, key: key)
      let former: ListCell? = waiting[identity(key, position)]?.last
      if let former, profile.cellIdentity != .none, former.template == template, former.key == key {
        waiting[identity(key, position)]?.removeLast()
        attach(former)
        update(former, item: item, position: position)
      } else {
        if let former { list.memory[former.identity(on: profile)] = CellMemory(of: former) }
        addCell(key: key, item: item, position: position, template: template)
      }
    }
    for cells in waiting.values {
      for cell in cells {
        list.memory[cell.identity(on: profile)] = CellMemory(of: cell)
        cell.root?.detach()
      }
    }
  }

  /// Whether a layout could not be told from none: the very same items, cells that hold them still, and templates in
  /// which nothing is applied again or chosen anew.
  private func changesNothing(_ items: [DynamicObject]) -> Bool {
    guard let laidOut = list.laidOut, !list.hasWrittenItems, laidOut.isSameStorage(as: items) else { return false }
    return node.templates.allSatisfy { $0.condition == nil && !$0.view.appliesAgain }
  }

  /// Takes all cells out of the tree, to be put back or left; by identity, the first one last.
  private func takeOutCells() -> [String: [ListCell]] {
    var waiting: [String: [ListCell]] = [:]
    for cell in list.cells.reversed() {
      cell.root?.parent = nil
      cell.root?.formerList = element
      let identity: String = cell.identity(on: profile)
      if let twin = waiting[identity]?.first { cell.root?.takeOver(CellMemory(of: twin).contexts) }
      waiting[identity, default: []].append(cell)
    }
    list.cells = []
    element.children = []
    element.invalidateTree()
    return waiting
  }

  /// What a cell's contexts and initialisation go by.
  private func identity(_ key: String, _ position: Int) -> String {
    profile.cellIdentity == .position ? "\(position)" : key
  }

  private func attach(_ cell: ListCell) {
    list.cells.append(cell)
    guard let root = cell.root else { return }
    root.formerList = nil
    root.parent = element
    element.children.append(root)
  }

  private func key(of item: DynamicObject, at position: Int) -> String {
    guard let path = node.path("_key") ?? node.path("key") else { return "\(position)" }
    switch item.value(at: path) {
    case .int(let number): return "\(number)"
    case .double(let number): return "\(number)"
    case .string(let text): return text
    default: return "\(position)"
    }
  }

  private func update(_ cell: ListCell, item: DynamicObject, position: Int) {
    cell.isRefreshing = true
    defer { cell.isRefreshing = false }
    cell.position = position
    let index: DynamicObject = profile.indexIsKeyText ? .string(cell.key) : .int(position)
    if cell.index.value != index { application.refresh(cell.index, to: index) }
    application.refresh(cell.item, to: item)
  }

  private func addCell(key: String, item: DynamicObject, position: Int, template: Int?) {
    let write = ContextWrite(
      path: Path(nodes: []), author: node.definition?.name ?? "", origin: element.id, time: application.scheduler.now,
      line: application.drivingLine)
    let index: DynamicObject = profile.indexIsKeyText ? .string(key) : .int(position)
    let cell = ListCell(
      key: key, position: position,
      item: ContextCell(id: iteratorName, kind: .item, value: item, owner: nil, write: write),
      index: ContextCell(id: indexName, kind: .index, value: index, owner: nil, write: write))
    cell.template = template
    let memory: CellMemory? = profile.cellIdentity == .none ? nil : list.memory[identity(key, position)]
    if memory == nil { list.memory[identity(key, position)] = CellMemory() }
    guard let template else { return attach(cell) }
    var builder = ElementBuilder(screen: screen)
    builder.idSuffix = profile.innerIdSuffixFirst ? ":\(key)\(list.idSuffix)" : "\(list.idSuffix):\(key)"
    builder.remembered = memory?.contexts
    builder.runsInit = memory?.isInitialised != true
    let (root, part): (Element, LayoutQueue) = screen.buildPart { builder.build(node.templates[template].view) }
    if let memory { root.restoreLists(memory.lists) }
    root.cell = cell
    cell.root = root
    cell.item.owner = root
    cell.index.owner = root
    attach(cell)
    screen.layOut(part)
  }

  /// The position of the template that shows `item`: a case that holds, else the first without a case.
  private func template(for item: DynamicObject, key: String) -> Int? {
    var fallback: Int?
    for (position, template) in node.templates.enumerated() {
      guard let condition = template.condition else {
        if fallback == nil { fallback = position }
        continue
      }
      let scope = CaseScope(element: element, iterator: iteratorName, item: item)
      if condition.evaluated(in: scope) == .bool(true) { return position }
    }
    if fallback == nil {
      application.log.add(
        .collection, .error, name: "templateNotFound", "Could not find a template for `\(iteratorName):\(key)`.")
    }
    return fallback
  }
}

/// What the case of a template can read: the item, then what the list itself sees.
private struct CaseScope: ExpressionScope {
  let element: Element
  let iterator: String
  let item: DynamicObject

  var operations: OperationTable { element.application.operations }

  func value(ofContext id: String) -> DynamicObject? { id == iterator ? item : element.context(id)?.value }

  func report(_ problem: ExpressionProblem) { element.application.log.report(problem) }
}
