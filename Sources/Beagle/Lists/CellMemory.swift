import BeagleSchema

/// What a cell leaves behind for the next one of its key.
struct CellMemory {
  /// The values of the contexts that the template declares, by id.
  var contexts: [String: DynamicObject] = [:]
  /// The memories of the lists inside the cell, in document order.
  var lists: [[String: CellMemory]] = []

  /// Whether the cell's onInit lists have run; those on a page that was never shown have not.
  var isInitialised = true

  /// Nothing left behind.
  init() {}

  /// What a cell holds now.
  init(of cell: ListCell) {
    guard let root = cell.root else { return }
    isInitialised = root.pageNotShown == nil
    collect(root)
  }

  private mutating func collect(_ element: Element) {
    if let context = element.declaredContext { contexts[context.id] = context.value }
    if case .list(let list) = element.state {
      var memory: [String: CellMemory] = list.memory
      for cell in list.cells { memory[cell.key] = CellMemory(of: cell) }
      lists.append(memory)
    } else {
      for child in element.children { collect(child) }
    }
  }
}

extension Element {
  /// Gives the lists below, which have no cells yet, what those of an earlier cell have left.
  func restoreLists(_ memories: [[String: CellMemory]]) {
    guard !memories.isEmpty else { return }
    var rest: ArraySlice<[String: CellMemory]> = memories[...]
    forEach {
      if case .list(let list) = $0.state, let memory = rest.popFirst() { list.memory = memory }
    }
  }

  /// After a write into a cell that its list no longer shows: the list remembers the cell as it is now.
  func rememberFormerCell() {
    var current: Element? = self
    while let element = current {
      if let cell = element.cell, let former = element.formerList, !former.isDetached,
        case .list(let list) = former.state
      {
        list.memory[cell.identity(on: application.profile)] = CellMemory(of: cell)
        return
      }
      current = element.contextParent
    }
  }

  /// Sets the declared contexts below to these values, by id; lists inside keep theirs.
  func takeOver(_ contexts: [String: DynamicObject]) {
    if let context = declaredContext, let value = contexts[context.id], context.value != value {
      application.refresh(context, to: value)
    }
    if case .list = state { return }
    for child in children { child.takeOver(contexts) }
  }
}
