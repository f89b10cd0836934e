package import BeagleSchema

extension Application {
  /// Writes into a context and applies whatever depends on it, before it returns.
  ///
  /// - Parameters:
  ///   - value: What is written, evaluated.
  ///   - cell: The context.
  ///   - path: Where; empty for the whole value.
  package func write(_ value: DynamicObject, to cell: ContextCell, at path: Path = Path(nodes: [])) {
    let concerned: [Path.Node] = cell.value.replacedPath(byWritingAt: path.nodes)
    if path.nodes.isEmpty, !value.isNull {
      cell.value = value
    } else {
      if let refusal = cell.value.set(value, at: path, on: profile.platform) { return warn(refusal, path, cell) }
    }
    finishWrite(to: cell, at: path, concerned: concerned)
  }

  /// Removes what the path leads to, as the profile clears: null is written, or the key goes.
  package func clear(_ cell: ContextCell, at path: Path = Path(nodes: [])) {
    let concerned: [Path.Node] = cell.value.replacedPath(byWritingAt: path.nodes)
    if let refusal = cell.value.clear(at: path, on: profile.platform) { return warn(refusal, path, cell) }
    if profile.platform == .web, cell.kind == .global { return noteSilently(cell, path) }
    finishWrite(to: cell, at: path, concerned: Array(concerned.dropLast(profile.platform == .ios ? 0 : 1)))
  }

  /// Takes away what the path leads to, as JavaScript does when it writes what is no value.
  func remove(from cell: ContextCell, at path: Path) {
    let concerned: [Path.Node] = cell.value.replacedPath(byWritingAt: path.nodes)
    cell.value.removeValue(at: path)
    finishWrite(to: cell, at: path, concerned: Array(concerned.dropLast()))
  }

  /// Web clears the global context without telling anybody.
  private func noteSilently(_ cell: ContextCell, _ path: Path) {
    cell.note(
      ContextWrite(
        path: path, author: writer.author, origin: writer.origin, time: scheduler.now, line: drivingLine))
    update { $0.global = cell.value }
    library.tellGlobal(cell.value)
  }

  private func warn(_ refusal: WriteRefusal, _ path: Path, _ cell: ContextCell) {
    let level: LogLevel = if case .null = refusal { .warning } else { .error }
    log.add(
      .expression, level, name: "contextNotWritten",
      "Context \"\(cell.id)\" at \"\(path)\" stays as it is: \(refusal.message).")
  }

  /// Gives the context of a cell its new value, which is not carried back to where it came from.
  func refresh(_ cell: ContextCell, to value: DynamicObject) {
    let isSame: Bool = cell.value == value
    cell.value = value
    for observer in cell.observers.concerned(byWriteAt: [], statefulOnly: isSame) where !observer.element.isDetached {
      observer.element.apply(site: observer.site)
    }
    cell.tellFollowers()
  }

  private func finishWrite(to cell: ContextCell, at path: Path, concerned: [Path.Node]) {
    cell.note(
      ContextWrite(
        path: path, author: writer.author, origin: writer.origin, time: scheduler.now, line: drivingLine))
    if cell.kind == .global {
      update { $0.global = cell.value }
      library.tellGlobal(cell.value)
    }
    for observer in cell.observers.concerned(byWriteAt: concerned) where !observer.element.isDetached {
      observer.element.apply(site: observer.site)
    }
    cell.tellFollowers()
    guard let owner = cell.owner else { return }
    if owner.isDetached { owner.rememberFormerCell() }
    guard cell.kind == .item || cell.kind == .index else { return }
    if case .list(let list)? = owner.contextParent?.state { list.hasWrittenItems = true }
    if cell.kind == .item { writeBack(cell, from: owner) }
  }

  /// Carries a changed item into the context that its list reads, when the list reads exactly one.
  private func writeBack(_ item: ContextCell, from root: Element) {
    guard let listCell = root.cell, let list = root.contextParent, !listCell.isRefreshing else { return }
    guard let site = list.node.sites.first(where: { $0.property == "dataSource" }),
      case .single(.binding(let binding)) = site.expression
    else { return }
    guard !root.isDetached else {
      log.add(
        .collection, .warning, name: "itemIsGone",
        "The item of context \"\(item.id)\" has left its list; the write stays in the old cell (a device writes at the "
          + "old position).")
      return
    }
    guard let source = list.context(binding.context) else { return }
    let path = Path(nodes: binding.path.nodes + [.index(listCell.position)])
    write(item.value, to: source, at: path)
  }
}

extension DynamicObject {
  /// The part of `path` down to where a write replaces a value of another kind, which changes all that is there.
  func replacedPath(byWritingAt path: [Path.Node]) -> [Path.Node] {
    var current: DynamicObject = self
    for (depth, node) in path.enumerated() {
      switch (node, current) {
      case (.key(let key), .dictionary(let dictionary)):
        guard let next = dictionary[key] else { return Array(path.prefix(depth)) }
        current = next
      case (.index(let index), .array(let array)):
        guard array.indices.contains(index) else { return Array(path.prefix(depth)) }
        current = array[index]
      default: return Array(path.prefix(depth))
      }
    }
    return path
  }
}
