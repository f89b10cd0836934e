import BeagleSchema

/// Told every raw state of a stack's screens: the state, the screen and the failure's description.
package typealias StateObserver = (
  _ state: ServerDrivenState, _ screen: LiveScreen, _ error: TransitionRecord.ErrorDescription?
) -> Void

extension Application {
  /// Assigns a state to a screen: tells its navigation controller, and records the transition.
  ///
  /// - Parameters:
  ///   - isReplay: whether the state only repeats what the screen had before, which is not recorded.
  ///   - stack: the stack that hears it when the screen is in none.
  ///   - url: the url whose load the state is about.
  func assign(
    _ next: ServerDrivenState, to screen: LiveScreen, isReplay: Bool = false, heardBy stack: StackID? = nil,
    url: String? = nil
  ) {
    screen.serverDrivenState = screen.isGone ? next.withoutRetry : next
    let position: (stack: Int, screen: Int)? = position(of: screen)
    let stackIndex: Int? =
      position?.stack ?? stack.flatMap { id in state.stacks.firstIndex { $0.id == id } }
    let description: TransitionRecord.ErrorDescription? = describe(next, url)
    let isNew: Bool = !isReplay && (description != nil || screen.recordedState != next.name)
    if isNew {
      let keepsError: Bool = profile.platform == .android && screen.recordedState == "error" && next.name == "finished"
      if !keepsError { screen.shownState = next.name }
      screen.recordedState = next.name
      coverage?.noteState(next.name, of: screen.identifier)
      journal.transitions.append(
        TransitionRecord(screen: screen.identifier, state: next.name, error: description, time: scheduler.now))
    }
    if case .error(_, let retry?) = next { newestRetry = retry }
    update { application in
      if isNew, screen.host == nil, let position {
        application.stacks[position.stack].screens[position.screen].state = screen.shownState
      }
      guard let stackIndex else { return }
      switch next {
      case .started: application.stacks[stackIndex].isLoading = true
      case .finished: application.stacks[stackIndex].isLoading = false
      case .success: if profile.stateOrder == .web { application.stacks[stackIndex].isLoading = false }
      case .error: if profile.stateOrder == .web { application.stacks[stackIndex].isLoading = false }
      }
    }
    if let stackIndex { tellController(of: state.stacks[stackIndex], next, at: screen, description) }
    screen.stateObserver?(next)
  }

  /// Assigns a state of a screen's own load, of which the screen's controller hears first.
  func assignOwn(_ next: ServerDrivenState, to screen: LiveScreen, url: String? = nil) {
    screen.viewController?.didChangeState(next)
    assign(next, to: screen, url: url)
  }

  /// Where a screen is in the stacks: itself, or the one that it is shown in.
  func position(of screen: LiveScreen) -> (stack: Int, screen: Int)? { state.position(of: screen.placed.id) }

  private func tellController(
    of stack: StackState, _ next: ServerDrivenState, at screen: LiveScreen, _ error: TransitionRecord.ErrorDescription?
  ) {
    if let id = stack.controllerId, let observer = controllers[id] {
      observer(next, screen, error)
    } else if let observer = controllers[nil] {
      observer(next, screen, error)
    } else if let controller = navigationController(of: stack) {
      tell(controller, of: stack, next, at: screen)
    } else if case .error(_, let retry?) = next {
      errorViewRetries[stack.id, default: []].append(retry)
      let message: String = error?.message ?? ""
      let count: Int = errorViewRetries[stack.id]?.count ?? 0
      update {
        guard let index = $0.stacks.firstIndex(where: { $0.id == stack.id }) else { return }
        $0.stacks[index].errorView = ErrorViewState(
          message: $0.stacks[index].errorView?.message ?? message, retries: count)
      }
    }
  }

  /// What an error state says; nil for other states.
  private func describe(_ state: ServerDrivenState, _ url: String?) -> TransitionRecord.ErrorDescription? {
    guard case .error(let error, _) = state else { return nil }
    switch error {
    case .remoteScreen(let cause): return describe("remoteScreen", cause, url)
    case .lazyLoad(let cause): return describe("lazyLoad", cause, url)
    case .submitForm(let cause): return describe("submitForm", cause, url)
    case .action(let error):
      return TransitionRecord.ErrorDescription(kind: "action", cause: nil, message: String(describing: error))
    case .webView(let error):
      return TransitionRecord.ErrorDescription(kind: "webView", cause: nil, message: text(of: error))
    case .declarativeText:
      return TransitionRecord.ErrorDescription(
        kind: "declarativeText", cause: nil, message: lastTextFailure?.description ?? "Unknown Error.",
        reason: lastTextFailure?.kind.rawValue, path: lastTextFailure?.path)
    }
  }

  private func describe(_ kind: String, _ cause: Request.Error, _ url: String?) -> TransitionRecord.ErrorDescription {
    var result = TransitionRecord.ErrorDescription(
      kind: kind, cause: cause.cause.rawValue, message: message(of: cause, url))
    if case .decoding(let error) = cause, let error = error as? SchemaError {
      result.reason = error.kind.rawValue
      result.path = error.path
    }
    return result
  }

  private func message(of cause: Request.Error, _ url: String?) -> String {
    if case .urlBuilderError = cause { return "couldNotBuildUrl(url: \"\(url ?? "")\")" }
    return cause.localizedDescription
  }

  func text(of error: any Error) -> String {
    switch error {
    case let error as TransportError: error.message
    case let error as NetworkError: error.localizedDescription
    default: String(describing: error)
    }
  }

  /// Closes the default controller's error view and runs what it has collected.
  package func retryFromErrorView() {
    guard let stack = state.visibleStack, stack.errorView != nil else { return }
    if let view = library.errorView(of: stack.id) {
      transaction { view.retry() }
      return refreshErrorView(of: stack)
    }
    let retries: [BeagleRetry] = errorViewRetries.removeValue(forKey: stack.id) ?? []
    cancelErrorView()
    transaction { for retry in retries { retry() } }
  }

  /// Closes the default controller's error view.
  package func cancelErrorView() {
    guard let stack = state.visibleStack, stack.errorView != nil else { return }
    if let view = library.errorView(of: stack.id) {
      view.cancel()
      return refreshErrorView(of: stack)
    }
    errorViewRetries[stack.id] = nil
    update { application in
      guard let index = application.stacks.firstIndex(where: { $0.id == stack.id }) else { return }
      application.stacks[index].errorView = nil
    }
  }
}
