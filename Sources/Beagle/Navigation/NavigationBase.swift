extension Application {
  /// Where the navigations of a screen's actions begin: a stack and a screen in it; nil: nowhere any more.
  ///
  /// iOS goes by the navigation controller that the screen is in, Android by its activity, which outlives the views
  /// that are popped from it. The navigator of the web core knows nothing of origins: it works on the top stack.
  func base(of origin: LiveScreen) -> (stack: Int, screen: Int)? {
    switch profile.platform {
    case .ios: return position(of: origin)
    case .android: return position(of: origin) ?? activity(of: origin)
    case .web: return state.stacks.indices.last.flatMap(top)
    }
  }

  private func activity(of origin: LiveScreen) -> (stack: Int, screen: Int)? {
    state.stacks.firstIndex { $0.id == origin.placed.formerStack }.flatMap(top)
  }

  private func top(of stack: Int) -> (stack: Int, screen: Int)? {
    state.stacks[stack].screens.indices.last.map { (stack, $0) }
  }

  /// Warns where a device that shows a dialog would refuse to present or dismiss a stack.
  func warnUnderDialog(_ action: String, _ result: String) {
    guard profile.platform == .ios, let dialog = state.dialogs.first else { return }
    log.navigation(
      .warning, "dialogIsOpen",
      "\(action) went on below the open \(dialog.kind.rawValue); on a device \(result).")
  }
}
