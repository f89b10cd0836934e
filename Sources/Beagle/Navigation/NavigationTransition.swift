import BeagleSchema

/// How a new screen comes into the stacks.
enum RouteKind: String {
  case pushView
  case pushStack
  case resetStack
  case resetApplication
}

extension Application {
  /// Puts a screen into the stacks, seen from `origin`; false when the platform refuses or drops it.
  ///
  /// - Parameter action: What led there, where `kind` does not say it.
  func place(
    _ screen: LiveScreen, as kind: RouteKind, from origin: LiveScreen, controllerId: String? = nil,
    action: String? = nil
  ) -> Bool {
    let position: (stack: Int, screen: Int)? = position(of: origin)
    var leaving: [ScreenID] = []
    switch kind {
    case .pushView:
      guard let position else { return drop(kind, screen) }
      insert(screen)
      update { $0.stacks[position.stack].screens.append(screen.summary) }
    case .pushStack:
      guard let position else { return drop(kind, screen) }
      guard profile.platform != .ios || position.stack == state.stacks.count - 1 else {
        log.navigation(
          .warning, "presentationRefused",
          "pushStack of \(screen.identifier) was refused: the stack of \(origin.identifier) already presents another.")
        return false
      }
      insert(screen)
      let stack: StackState = newStack(of: screen, controllerId: controllerId)
      update { $0.stacks.append(stack) }
    case .resetStack:
      guard let position else { return drop(kind, screen) }
      insert(screen)
      let old: StackState = state.stacks[position.stack]
      leaving = old.screens.map(\.id)
      let controller: String? = profile.resetStackUsesController ? controllerId ?? old.controllerId : old.controllerId
      let stack = StackState(
        id: profile.resetStackUsesController ? StackID(number: nextNumber()) : old.id, controllerId: controller,
        screens: [screen.summary], isLoading: profile.platform == .ios && old.isLoading, errorView: nil)
      errorViewRetries[old.id] = nil
      update { $0.stacks[position.stack] = stack }
    case .resetApplication:
      insert(screen)
      leaving = state.stacks.flatMap { $0.screens.map(\.id) }
      errorViewRetries = [:]
      let stack: StackState = newStack(of: screen, controllerId: controllerId)
      update { $0.stacks = [stack] }
    }
    leave(leaving)
    ways?.note(from: origin, by: action ?? kind.rawValue, to: screen)
    return true
  }

  /// A stack of this screen alone.
  func newStack(of screen: LiveScreen, controllerId: String?) -> StackState {
    if let controllerId, knowsControllers, !hasController(controllerId) {
      log.navigation(
        .warning, "controllerNotFound",
        "No navigation controller is registered as \"\(controllerId)\"; the default one is used.")
    }
    return StackState(
      id: StackID(number: nextNumber()), controllerId: controllerId, screens: [screen.summary])
  }

  private func insert(_ screen: LiveScreen) { screens[screen.id] = screen }

  private func drop(_ kind: RouteKind, _ screen: LiveScreen) -> Bool {
    log.navigation(
      .warning, "transitionDropped",
      "\(kind.rawValue) of \(screen.identifier) has no effect: its origin has left its stack.")
    return false
  }

  /// Ends the screens that are in no stack any more.
  func leave(_ ids: [ScreenID]) {
    library.noteDisappearance(unless: visibleScreen)
    for id in ids {
      guard let screen = screens.removeValue(forKey: id) else { continue }
      leave(screen.embedded.map(\.id))
      screen.isGone = true
      screen.goneAt = scheduler.now
      screen.end()
    }
  }

  /// A new live screen that is in no stack yet.
  func makeScreen(_ type: ScreenSource) -> LiveScreen {
    LiveScreen(id: ScreenID(number: nextNumber()), application: self, type: type)
  }

  /// Brings what the store says of a screen up to date.
  func refreshSummary(of screen: LiveScreen) {
    guard screen.host == nil, let position = position(of: screen) else { return }
    let summary: ScreenState = screen.summary
    guard state.stacks[position.stack].screens[position.screen] != summary else { return }
    update { $0.stacks[position.stack].screens[position.screen] = summary }
  }
}
