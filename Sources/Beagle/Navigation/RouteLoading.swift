import BeagleSchema

/// One navigation to a new screen.
struct RouteRequest {
  let kind: RouteKind
  let route: RouteNode
  let controllerId: String?
  let context: NavigationContextNode?
  let origin: Origin
  /// The url as the action's properties have it; nil: to be evaluated now, as a retry does.
  var url: String?
}

extension Application {
  /// Follows a route: at once to a local screen, after the answer to a remote one.
  func follow(_ request: RouteRequest) {
    switch request.route {
    case .local(let local):
      show(.declarative(local.screen), content: local.screen, for: request, pending: pendingContext(request))
    case .remote(let remote): load(remote, for: request)
    }
  }

  private func pendingContext(_ request: RouteRequest) -> PendingNavigationContext? {
    request.context.map { PendingNavigationContext($0, origin: request.origin) }
  }

  private func load(_ route: RemoteRoute, for request: RouteRequest) {
    let remote = RemoteScreen(
      url: request.url ?? request.origin.text(route.url), fallback: route.fallback,
      additionalData: data(of: route, request.origin))
    let pending: PendingNavigationContext? = pendingContext(request)
    switch profile.stateOrder {
    case .ios: loadOnOrigin(remote, for: request)
    case .android:
      if remote.url.isEmpty, remote.fallback == nil { return }
      if request.kind == .pushView {
        loadOnOrigin(remote, for: request, pending: pending)
      } else {
        if remote.fallback != nil {
          log.navigation(
            .warning, "fallbackShownAtOnce",
            "\(request.kind.rawValue) to \(remote.url) has a fallback: android shows it at once and requests nothing.")
        }
        loadInPlace(remote, for: request, pending: pending)
      }
    case .web: loadInPlace(remote, for: request, pending: pending)
    }
  }

  private func data(of route: RemoteRoute, _ origin: Origin) -> HttpAdditionalData? {
    guard let data = route.additionalData else { return nil }
    var headers: [String: String] = [:]
    for header in data.headers {
      headers[header.name] =
        profile.platform == .web ? origin.text(DynamicObject(propertyText: header.value)) : header.value
    }
    var body: DynamicObject? = data.body
    if let written = body {
      if profile.platform != .ios {
        body = origin.evaluate(written)
      } else if written.hasExpressions {
        log.navigation(
          .warning, "expressionSentAsText",
          "httpAdditionalData of \(origin.label) holds an expression, which iOS sends as text.")
      }
    }
    return HttpAdditionalData(
      method: data.method.flatMap { HTTPMethod(rawValue: $0) }, headers: headers.isEmpty ? nil : headers, body: body)
  }

  /// The origin's screen tells of the load, and the stacks change after the answer.
  private func loadOnOrigin(
    _ remote: RemoteScreen, for request: RouteRequest, pending: PendingNavigationContext? = nil
  ) {
    let origin: LiveScreen = request.origin.screen
    let stack: StackID? = position(of: origin).map { state.stacks[$0.stack].id }
    assign(.started, to: origin)
    fetch(remote, as: .route, load: LoadID(number: nextNumber(), screen: origin.id)) { [self] outcome in
      if position(of: origin) == nil, stack != nil {
        log.navigation(
          .warning, "loadOutlivedOrigin",
          "The route to \(remote.url) was answered after its origin had left; a device goes on showing its indicator.")
      }
      let isIOS: Bool = profile.stateOrder == .ios
      switch outcome {
      case .content(let node, let isFallback):
        if isIOS {
          assign(.finished, to: origin, heardBy: stack)
          assign(.success, to: origin, heardBy: stack)
        }
        if !isIOS { stopLoading(stack) }
        let identity: String? = isFallback && !isIOS ? node.asScreen.id : nil
        show(
          .remote(remote), content: node, for: request, pending: pending ?? pendingContext(request), identity: identity)
      case .failure(let error):
        let retry: BeagleRetry = { [weak self] in self?.retry(remote, request, pending) }
        if isIOS {
          assign(.finished, to: origin, heardBy: stack)
          assign(.error(.remoteScreen(error), retry), to: origin, heardBy: stack, url: remote.url)
        } else {
          assign(.error(.remoteScreen(error), retry), to: origin, heardBy: stack, url: remote.url)
          assign(.finished, to: origin, heardBy: stack)
        }
      }
    }
  }

  private func stopLoading(_ stack: StackID?) {
    guard let index = state.stacks.firstIndex(where: { $0.id == stack }), state.stacks[index].isLoading else { return }
    update { $0.stacks[index].isLoading = false }
  }

  private func retry(_ remote: RemoteScreen, _ request: RouteRequest, _ pending: PendingNavigationContext?) {
    guard position(of: request.origin.screen) != nil else { return }
    transaction {
      if profile.stateOrder == .ios {
        var again: RouteRequest = request
        again.url = nil
        follow(again)
      } else {
        loadOnOrigin(remote, for: request, pending: pending)
      }
    }
  }

  /// The new screen is in the stacks while it loads, and tells of the load itself.
  private func loadInPlace(_ remote: RemoteScreen, for request: RouteRequest, pending: PendingNavigationContext?) {
    let screen: LiveScreen = makeScreen(.remote(remote))
    guard place(screen, as: request.kind, from: request.origin.screen, controllerId: request.controllerId) else {
      return
    }
    loadOwn(screen, remote, opensActivity: profile.stateOrder == .android) { pending?.write(to: screen) }
  }

  /// Puts a screen with content into the stacks and tells its states.
  private func show(
    _ type: ScreenSource, content: ComponentNode, for request: RouteRequest, pending: PendingNavigationContext?,
    identity: String? = nil
  ) {
    let screen: LiveScreen = makeScreen(type)
    screen.shownIdentifier = identity
    guard place(screen, as: request.kind, from: request.origin.screen, controllerId: request.controllerId) else {
      return
    }
    if case .declarative = type, profile.stateOrder == .ios {
      assign(.started, to: screen)
      assign(.started, to: screen, isReplay: true)
    }
    assign(.success, to: screen)
    if profile.stateOrder != .web { assign(.finished, to: screen) }
    build(screen, content)
    pending?.write(to: screen)
    if case .remote = type, profile.stateOrder == .ios {
      assign(.success, to: screen, isReplay: true)
      assign(.finished, to: screen, isReplay: true)
    }
    appear(screen)
  }
}
