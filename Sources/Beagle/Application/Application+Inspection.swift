// What a scenario reads of an application beyond its state.

extension Application {
  /// The live screen of an identity in the state.
  package func liveScreen(_ id: ScreenID) -> LiveScreen? { screens[id] }

  /// Lets go of everything that holds the application in turn; it is of no use afterwards.
  package func dismantle() {
    scheduler.removeAll()
    network.forgetPending()
    for screen in screens.values { screen.end() }
    screens = [:]
    screensToLayOut = []
    afterOutermostList = []
    eventsAfterStep = []
    loads = []
    dialogs = [:]
    errorViewRetries = [:]
    newestRetry = nil
    customActions = [:]
    controllers = [:]
    styles = [:]
    deepLinks = nil
    library = LibraryState()
    network.onUnmatched = nil
  }

  /// Runs the list of a button of a screen's navigation bar, whatever covers it.
  package func triggerBarItem(_ position: Int, of screen: LiveScreen) {
    guard let root = screen.root, let items = root.node.navigationBar?.items, items.indices.contains(position) else {
      return
    }
    var origin = Origin(
      screen: screen, element: root, name: "$.navigationBar.navigationBarItems[\(position)]", event: "onPress",
      chain: chain(from: root))
    origin.recordedEvent = nil
    transaction { run(items[position].onPress, from: origin) }
  }
}

extension Element {
  /// The context that the component declares.
  package var declared: ContextCell? { declaredContext }

  /// Why a person does not see the element; nil when they do.
  package var hiddenReason: String? {
    if isDetached { return "it is gone" }
    return hiddenBy ?? application.coverage(of: screen)
  }
}
