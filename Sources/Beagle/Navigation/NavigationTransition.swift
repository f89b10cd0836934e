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
    let position: (stack: Int, screen: Int)? = base(of: origin)
    var leaving: [ScreenID] = []
    switch kind {
    case .pushView:
      guard let position else { return drop(kind, screen) }
      insert(screen)
      update { $0.stacks[position.stack].screens.append(screen.summary) }
    case .pushStack:
      guard position != nil || profile.platform != .ios else { return drop(kind, screen) }
      guard position?.stack == state.stacks.count - 1 || profile.platform != .ios else {
        log.navigation(
          .warning, "presentationRefused",
          "pushStack of \(screen.identifier) was refused: the stack of \(origin.identifier) already presents another.")
        return false
      }
      warnUnderDialog("pushStack of \(screen.identifier)", "it would be refused")
      insert(screen)
      let stack: StackState = newStack(of: screen, controllerId: controllerId)
      update {
        $0.stacks.append(stack)
        $0.isClosed = false
      }
    case .resetStack:
      guard position != nil || profile.platform != .ios else { return drop(kind, screen) }
      insert(screen)
      leaving = resetStack(position?.stack, to: screen, controllerId: controllerId)
    case .resetApplication:
      insert(screen)
      leaving = state.stacks.flatMap { $0.screens.map(\.id) }
      errorViewRetries = [:]
      let stack: StackState = newStack(of: screen, controllerId: controllerId)
      update {
        $0.stacks = [stack]
        $0.isClosed = false
      }
    }
    leave(leaving)
    ways?.note(from: origin, by: action ?? kind.rawValue, to: screen)
    return true
  }

  /// Puts a stack of this screen alone into the place of another.
  ///
  /// Android closes that activity, if it is still there, and opens a new one on top.
  ///
  /// - Returns: the screens that leave.
  private func resetStack(_ index: Int?, to screen: LiveScreen, controllerId: String?) -> [ScreenID] {
    let old: StackState? = index.map { state.stacks[$0] }
    var stack: StackState
    if let old, !profile.resetStackUsesController {
      stack = StackState(id: old.id, controllerId: old.controllerId, screens: [screen.summary])
      stack.isLoading = old.isLoading
    } else {
      stack = newStack(of: screen, controllerId: controllerId)
    }
    if let old { errorViewRetries[old.id] = nil }
    update {
      if let index { $0.stacks.remove(at: index) }
      $0.stacks.insert(stack, at: profile.platform == .android ? $0.stacks.count : index ?? $0.stacks.count)
      $0.isClosed = false
    }
    return old?.screens.map(\.id) ?? []
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
