package import BeagleSchema

/// Which routes are fetched as soon as the actions that lead there are on screen.
///
/// Mirrors `PrefetchHelper` of Beagle iOS.
package enum PrefetchRule {
  /// A route of a list of actions.
  package enum Route {
    /// One to fetch.
    case remote(RemoteRoute, url: String)
    /// One whose address is an expression, which cannot be fetched.
    case bound
  }

  /// The routes to prefetch among actions that stand directly in an event.
  ///
  /// - Parameter isBarItem: An item of the navigation bar prefetches only where all its actions are navigations.
  package static func routes(in actions: [ActionNode], isBarItem: Bool = false) -> [Route] {
    if isBarItem, !actions.allSatisfy({ isNavigation($0) }) { return [] }
    return actions.compactMap { action in
      guard case .remote(let route)? = action.route, route.shouldPrefetch else { return nil }
      if case .string(let url) = route.url { return .remote(route, url: url) }
      return .bound
    }
  }

  private static let navigations: Set<String> = [
    "openExternalURL", "openNativeRoute", "pushStack", "popStack", "pushView", "popView", "popToView", "resetStack",
    "resetApplication",
  ]

  private static func isNavigation(_ action: ActionNode) -> Bool { navigations.contains(action.name) }
}
