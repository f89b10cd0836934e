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

  /// The routes to prefetch in a view that was fetched, where the platform looks for them there: all below its root.
  package static func routes(inFetched root: ComponentNode) -> [Route] {
    var actions: [ActionNode] = []
    for child in root.children { collect(from: child.fields, into: &actions) }
    return routes(in: actions)
  }

  private static func collect(from fields: [Field], into actions: inout [ActionNode]) {
    for field in fields {
      switch field.content {
      case .actions(let list):
        for action in list {
          actions.append(action)
          collect(from: action.fields, into: &actions)
        }
      case .component(let component): collect(from: component.fields, into: &actions)
      case .components(let components):
        for component in components { collect(from: component.fields, into: &actions) }
      case .templates(let templates):
        for template in templates { collect(from: template.view.fields, into: &actions) }
      default: continue
      }
    }
  }

  private static let navigations: Set<String> = [
    "openExternalURL", "openNativeRoute", "pushStack", "popStack", "pushView", "popView", "popToView", "resetStack",
    "resetApplication",
  ]

  private static func isNavigation(_ action: ActionNode) -> Bool { navigations.contains(action.name) }
}
