import BeagleSchema

#if canImport(UIKit)
  package import UIKit
#endif

/// The identity of one load of a screen or route.
struct LoadID: Hashable {
  let number: Int
  let screen: ScreenID
}

/// How a load of a screen or a route ended, its fallback taken into account.
enum LoadOutcome {
  case content(ComponentNode, isFallback: Bool)
  case failure(Request.Error)
}

extension Application {
  /// Starts over with one stack holding this screen; everything on screen goes.
  package func open(_ type: ScreenSource, controllerId: String? = nil, as controller: UIViewController? = nil) {
    transaction {
      let screen: LiveScreen = makeScreen(type)
      if let controller { screen.take(controller) }
      let leaving: [ScreenID] = state.stacks.flatMap { $0.screens.map(\.id) }
      screens[screen.id] = screen
      errorViewRetries = [:]
      dialogs = [:]
      let stack: StackState = newStack(of: screen, controllerId: controllerId)
      update {
        $0.stacks = [stack]
        $0.dialogs = []
        $0.isClosed = false
      }
      leave(leaving)
      load(screen)
      ways?.note(from: nil, by: "open", to: screen)
    }
  }

  /// Loads what a screen in the stacks is to show.
  func load(_ screen: LiveScreen) {
    switch screen.type {
    case .remote(let remote): loadOwn(screen, remote)
    case .declarative(let node): showOwn(screen, node)
    case .declarativeText(let text): loadText(screen, text, isRetry: false)
    case .native:
      appear(screen)
      if let view = screen.nativeController?.view { screen.takeOver(view) }
    }
  }

  /// Drops what a screen shows and loads something else in its place.
  func reload(_ screen: LiveScreen, as type: ScreenSource) {
    transaction {
      screen.detachContent()
      screen.root = nil
      screen.hasAppeared = false
      screen.shownIdentifier = nil
      screen.type = type
      refreshSummary(of: screen)
      if profile.stateOrder == .ios, screen.recordedState != nil {
        assign(.success, to: screen, isReplay: true)
        assign(.finished, to: screen, isReplay: true)
      }
      load(screen)
    }
  }

  /// Loads a remote screen that tells of its load itself; `onContent` is called when the tree is there.
  ///
  /// - Parameter opensActivity: Whether a route of Android has opened an activity for the screen, which hears
  ///   `finished` before an error.
  func loadOwn(
    _ screen: LiveScreen, _ remote: RemoteScreen, isRetry: Bool = false, opensActivity: Bool = false,
    onContent: @escaping () -> Void = {}
  ) {
    assignOwn(.started, to: screen)
    if profile.stateOrder == .ios, !isRetry {
      assign(.started, to: screen, isReplay: true)
      assign(.started, to: screen, isReplay: true)
    }
    let load = LoadID(number: nextNumber(), screen: screen.id)
    fetch(remote, as: .screen, load: load) { [weak self] outcome in
      guard let self, !screen.isGone else { return }
      switch outcome {
      case .content(let node, let isFallback):
        if isFallback, profile.platform == .android { screen.shownIdentifier = node.asScreen.id }
        assignOwn(.success, to: screen)
        if profile.stateOrder != .web { assign(.finished, to: screen) }
        build(screen, node)
        onContent()
        if !isFallback { appear(screen) }
      case .failure(let error):
        failOwn(screen, remote, error, opensActivity: opensActivity, onContent: onContent)
      }
    }
  }

  private func failOwn(
    _ screen: LiveScreen, _ remote: RemoteScreen, _ error: Request.Error, opensActivity: Bool,
    onContent: @escaping () -> Void
  ) {
    let retry: BeagleRetry = { [weak self] in
      guard let self, screen.root == nil || profile.stateOrder == .web else { return }
      transaction {
        if screen.isGone {
          self.fetch(
            remote, as: .screen, load: LoadID(number: self.nextNumber(), screen: screen.id)
          ) { _ in }
        } else {
          self.loadOwn(screen, remote, isRetry: true, opensActivity: opensActivity, onContent: onContent)
        }
      }
    }
    if opensActivity { assign(.finished, to: screen) }
    if profile.stateOrder == .web { showErrorComponent(on: screen) }
    assignOwn(.error(.remoteScreen(error), retry), to: screen, url: remote.url)
    if profile.stateOrder != .web, !opensActivity { assign(.finished, to: screen) }
  }

  private func showErrorComponent(on screen: LiveScreen) {
    build(screen, .failedView)
  }

  private func showOwn(_ screen: LiveScreen, _ node: ComponentNode) {
    if profile.stateOrder == .ios {
      assignOwn(.started, to: screen)
      assign(.started, to: screen, isReplay: true)
    }
    assignOwn(.success, to: screen)
    if profile.stateOrder != .web { assign(.finished, to: screen) }
    build(screen, node)
    appear(screen)
  }

  private func loadText(_ screen: LiveScreen, _ text: String, isRetry: Bool) {
    if profile.stateOrder == .ios, !isRetry {
      assignOwn(.started, to: screen)
      assign(.started, to: screen, isReplay: true)
    }
    switch decoding.component(of: ResponseBody(text: text)) {
    case .success(let node):
      screen.shownIdentifier = node.asScreen.id
      assignOwn(.success, to: screen)
      if profile.stateOrder != .web { assign(.finished, to: screen) }
      build(screen, node)
      appear(screen)
    case .failure(let error):
      lastTextFailure = error as? SchemaError
      let retry: BeagleRetry = { [weak self] in
        guard let self, screen.root == nil else { return }
        transaction { self.loadText(screen, text, isRetry: true) }
      }
      screen.shownIdentifier = nil
      assignOwn(.error(.declarativeText, retry), to: screen)
      if profile.stateOrder != .web { assign(.finished, to: screen) }
    }
  }

  /// Fetches a screen; a failure gives way to the fallback where there is one.
  func fetch(
    _ remote: RemoteScreen, as source: RequestSource, load: LoadID, completion: @escaping (LoadOutcome) -> Void
  ) {
    loads.insert(load)
    viewClient.fetch(url: remote.url, additionalData: remote.additionalData, source: source) { [weak self] result in
      guard let self, loads.remove(load) != nil else { return }
      transaction {
        switch result {
        case .success(let node): completion(.content(node, isFallback: false))
        case .failure(let error):
          guard let fallback = remote.fallback, self.takesFallback(error) else { return completion(.failure(error)) }
          completion(.content(fallback, isFallback: true))
        }
      }
    }
  }

  private func takesFallback(_ error: Request.Error) -> Bool {
    guard profile.webFallbackNeedsStatus else { return true }
    if case .networkError(let error) = error { return error.response != nil }
    return false
  }

  /// Gives up the loads of a screen, as android does when a person goes back meanwhile.
  /// - Returns: whether there was one.
  func cancelLoad(of screen: LiveScreen) -> Bool {
    let cancelled: Set<LoadID> = loads.filter { $0.screen == screen.id }
    guard !cancelled.isEmpty else { return false }
    loads.subtract(cancelled)
    assign(.finished, to: screen)
    return true
  }

  /// Builds the content of a screen; nothing of it is evaluated before the next layout.
  func build(_ screen: LiveScreen, _ node: ComponentNode) {
    coverage?.note(node, of: screen)
    guard circle.note(weight: 50, "load of \(screen.identifier)") else { return }
    let node: ComponentNode = node.asScreen
    screen.detachContent()
    screen.queue.dropContent()
    screen.styledControls = []
    for item in node.navigationBar?.items ?? [] { screen.prefetch(item.onPress, isBarItem: true) }
    screen.root = ElementBuilder(screen: screen).build(node)
    updateBar(of: screen)
    needsLayout(screen)
    refreshSummary(of: screen)
  }

  /// A screen has become visible, or content has come to the visible one: its analytics record is written.
  func appear(_ screen: LiveScreen) {
    guard visibleScreen === screen.placed else { return }
    for embedded in screen.embedded { appear(embedded) }
    guard screen.root != nil else { return }
    if screen.hasAppeared { updateBar(of: screen) }
    screen.hasAppeared = true
    recordAppearance(of: screen)
    library.noteAppearance(of: screen)
    let answers: [() -> Void] = screen.heldAnswers
    screen.heldAnswers = []
    for answer in answers { answer() }
  }

  /// Whether a screen is the last one of a stack.
  func isOnTopOfItsStack(_ screen: LiveScreen) -> Bool {
    guard let position = position(of: screen) else { return false }
    return position.screen == state.stacks[position.stack].screens.count - 1
  }
}

extension ComponentNode {
  /// What web shows in the place of a view that could not be loaded.
  static let failedView = ComponentNode(unknown: "custom:error")
}
