import BeagleSchema

extension Element {
  /// How many lazyComponents may stand in each other before their content is taken for one that contains itself.
  private static let deepestLazyContent = 128

  /// Asks for the content of a lazyComponent; the initial state stays until it is there.
  func loadLazyContent() {
    state = .lazy(.loading)
    invalidateTree()
    let url: String = node.string("path") ?? ""
    let screen: LiveScreen = screen
    let application: Application = application
    application.viewClient.fetch(url: url, additionalData: nil, source: .lazy) { [self] result in
      if screen.isGone || isDetached { return }
      application.transaction {
        switch result {
        case .success(let content): self.showLazyContent(content)
        case .failure(let error): self.failLazyContent(error)
        }
      }
    }
  }

  private func showLazyContent(_ content: ComponentNode) {
    if surroundings.count(where: { $0.component == "lazyComponent" }) >= Self.deepestLazyContent {
      let path: String = node.string("path") ?? ""
      return application.circle.close(with: "lazyComponent \(path): its content contains itself")
    }
    state = .lazy(.loaded)
    replaceChild(with: content)
  }

  private func replaceChild(with content: ComponentNode) {
    for child in children {
      child.parent = nil
      child.detach()
    }
    children = []
    insert(ElementBuilder(screen: screen).build(content), at: 0)
    application.needsLayout(screen)
  }

  private func failLazyContent(_ error: Request.Error) {
    state = .lazy(.error)
    invalidateTree()
    let retry: BeagleRetry = { [self] in
      guard !isDetached, !screen.isGone else { return }
      application.transaction { self.loadLazyContent() }
    }
    switch application.profile.lazyFailure {
    case .initialStateStays, .errorView: break
    case .errorComponent: replaceChild(with: .failedView)
    }
    application.assign(.error(.lazyLoad(error), retry), to: screen, url: node.string("path"))
  }
}
