import BeagleSchema

extension LiveScreen {
  /// Fetches ahead what a list of actions leads to, as far as it says so and its urls are known.
  func prefetch(_ actions: [ActionNode], isBarItem: Bool = false) {
    if application.profile.viewClientRules.prefetchesFetchedViews { return }
    for route in PrefetchRule.routes(in: actions, isBarItem: isBarItem) {
      switch route {
      case .remote(_, let url): application.viewClient.prefetch(url: url, additionalData: nil)
      case .bound: application.log.log(Log.navigation(.unableToPrefetchWhenUrlIsExpression))
      }
    }
  }
}
