import BeagleSchema

extension Application {
  /// Drops the last screen of the origin's stack; at the stack's first screen, the stack.
  ///
  /// - Parameter action: What a person or an action did.
  func popView(from origin: LiveScreen, writing context: PendingNavigationContext?, action: String = "popView") {
    guard let position = base(of: origin) else {
      if profile.platform == .ios, let visible = visibleScreen { context?.write(to: visible) }
      return
    }
    let stack: StackState = state.stacks[position.stack]
    guard stack.screens.count > 1 else { return popStack(from: origin, writing: context, action: action) }
    guard let left = stack.screens.last, let target = screens[stack.screens[stack.screens.count - 2].id] else { return }
    ways?.note(from: origin, by: action, to: target)
    context?.write(to: target)
    update { $0.stacks[position.stack].screens.removeLast() }
    screens[left.id]?.formerStack = stack.id
    leave([left.id])
    showAgain(target)
  }

  /// Dismisses what is above the origin's stack, or that stack when it is on top.
  ///
  /// - Parameter action: What a person or an action did.
  func popStack(from origin: LiveScreen, writing context: PendingNavigationContext?, action: String = "popStack") {
    guard let position = base(of: origin) else {
      if profile.platform == .ios, let visible = visibleScreen { context?.write(to: visible) }
      return
    }
    if state.stacks.count == 1, profile.popAtRootCloses { return close() }
    let remaining: Int = remainingStacks(dismissing: position.stack)
    guard remaining < state.stacks.count else {
      if profile.platform == .web {
        log.navigation(.error, "cannotPopStack", "popStack: there is no stack below this one.")
      } else if let visible = visibleScreen {
        afterList { context?.write(to: visible) }
      }
      return
    }
    warnUnderDialog(action, "it would close the dialog alone")
    dismiss(to: remaining, closing: profile.platform == .android ? position.stack : nil)
    guard let visible = visibleScreen else { return }
    ways?.note(from: origin, by: action, to: visible)
    afterList { context?.write(to: visible) }
    appear(visible)
  }

  private func remainingStacks(dismissing stack: Int) -> Int {
    switch profile.platform {
    case .ios: stack < state.stacks.count - 1 ? stack + 1 : max(1, stack)
    case .android, .web: max(1, state.stacks.count - 1)
    }
  }

  private func dismiss(to remaining: Int, closing: Int?) {
    let leaving: [StackState]
    if let closing {
      leaving = [state.stacks[closing]]
      update { $0.stacks.remove(at: closing) }
    } else {
      leaving = Array(state.stacks[remaining...])
      update { $0.stacks.removeSubrange(remaining...) }
    }
    for stack in leaving { errorViewRetries[stack.id] = nil }
    leave(leaving.flatMap { $0.screens.map(\.id) })
  }

  /// Drops all screens above the one that `route` names, in the origin's stack.
  func popToView(_ route: String, from origin: LiveScreen, writing context: PendingNavigationContext?) {
    guard let position = base(of: origin),
      let match = match(for: route, in: state.stacks[position.stack].screens)
    else {
      if profile.missedPopToViewWritesContext, let visible = visibleScreen { context?.write(to: visible) }
      log.navigation(
        .error, "routeDoesNotExistInTheCurrentStack", "routeDoesNotExistInTheCurrentStack(path: \"\(route)\")")
      return
    }
    let stack: StackID = state.stacks[position.stack].id
    let above: [ScreenID] = state.stacks[position.stack].screens[(match + 1)...].map(\.id)
    guard let target = screens[state.stacks[position.stack].screens[match].id] else { return }
    if above.isEmpty, profile.platform == .web { return }
    context?.write(to: target)
    guard !above.isEmpty else { return }
    ways?.note(from: origin, by: "popToView", to: target)
    update { $0.stacks[position.stack].screens.removeAll(after: match + 1) }
    for id in above { screens[id]?.formerStack = stack }
    leave(above)
    showAgain(target)
  }

  private func match(for route: String, in list: SharedList<ScreenState>) -> Int? {
    let matches: (ScreenState) -> Bool = { [self] in screens[$0.id].map { isNamed(route, $0) } ?? false }
    return profile.popToViewSearchesFromBottom ? list.firstIndex(where: matches) : list.lastIndex(where: matches)
  }

  /// Whether `route` means this screen: remote ones by their absolute url, declarative ones by their id.
  private func isNamed(_ route: String, _ screen: LiveScreen) -> Bool {
    switch screen.type {
    case .native: return false
    case .remote(let remote):
      if profile.popToViewComparesText { return screen.identifier == route }
      return urlBuilder.address(for: screen.shownIdentifier ?? remote.url) == urlBuilder.address(for: route)
    case .declarative(let node): return node.screenID == route
    case .declarativeText: return screen.root?.node.id == route
    }
  }

  /// The system's back: pops a view, or the stack at its first view.
  ///
  /// On Android it gives up what the visible screen loads instead; a screen that has nothing yet goes with its load.
  ///
  /// - Returns: whether anything could be closed.
  package func back() -> Bool {
    guard let stack = state.visibleStack, let top = stack.screens.last, let screen = screens[top.id] else {
      return false
    }
    if profile.platform == .android, cancelLoad(of: screen), screen.root != nil { return true }
    if stack.screens.count > 1 || state.stacks.count > 1 {
      transaction { popView(from: screen, writing: nil, action: "back") }
      return true
    }
    if profile.popAtRootCloses {
      close()
      return true
    }
    return false
  }

  /// Closes the top stack, as swiping a modal down does.
  /// - Returns: whether there was one to close.
  package func dismissTopStack() -> Bool {
    guard state.stacks.count > 1, let screen = visibleScreen else { return false }
    transaction { popStack(from: screen, writing: nil, action: "dismiss") }
    return true
  }

  /// Ends the application, as android does when nothing is left to go back to.
  func close() {
    let leaving: [ScreenID] = state.stacks.flatMap { $0.screens.map(\.id) }
    errorViewRetries = [:]
    update {
      $0.stacks = []
      $0.dialogs = []
      $0.isClosed = true
    }
    dialogs = [:]
    leave(leaving)
  }

  private func showAgain(_ screen: LiveScreen) {
    if profile.stateOrder == .android, screen.root != nil {
      assign(.success, to: screen)
      assign(.finished, to: screen)
    }
    if visibleScreen === screen { appear(screen) }
  }
}
