import BeagleSchema

extension Element {
  /// Loads the page of a webView: through the network when a stub knows the url, else it is there at once.
  func loadPage(_ url: String) {
    guard case .web(var page) = state, URLTextParser.parse(Array(url.utf8)) != nil, !url.isEmpty else { return }
    page.url = url
    page.generation += 1
    page.load = .loading
    setPage(page)
    let generation: Int = page.generation
    let screen: LiveScreen = screen
    let application: Application = screen.application
    let token = application.dispatcher.send(address: url, additionalData: nil, source: .webView) { [weak self] result in
      guard let self, case .web(let current) = state, current.generation == generation else { return }
      application.transaction { self.finishPage(result) }
    }
    if token == nil { finish(.loaded) }
  }

  private func finishPage(_ result: Result<NetworkResponse, Request.Error>) {
    switch result {
    case .success: finish(.loaded)
    case .failure(.networkError(let error)) where error.response != nil: finish(.loaded)
    case .failure(.networkError(let error)):
      guard (error.error as? TransportError)?.failure == .connectionReset else {
        return application.log.add(
          .network, .warning, name: "provisionalNavigationFailed",
          "The page of webView \"\(id ?? path)\" could not be reached (\(error.localizedDescription)); "
            + "iOS reports nothing and goes on loading.")
      }
      finish(.error)
      guard !screen.isGone else { return }
      let retry: BeagleRetry = { [weak self] in
        guard let self, case .web(let page) = state, let url = page.url else { return }
        application.transaction { self.loadPage(url) }
      }
      application.assign(.error(.webView(error), retry), to: screen)
    case .failure: break
    }
  }

  private func finish(_ load: LoadState) {
    guard case .web(var page) = state else { return }
    page.load = load
    setPage(page)
  }

  private func setPage(_ page: WebState) {
    state = .web(page)
    invalidateTree()
  }
}
