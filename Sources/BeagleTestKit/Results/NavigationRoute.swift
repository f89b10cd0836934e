import BeagleScenario
import BeagleSchema

/// A navigation to another screen that a screen shown has, as it is written there.
struct NavigationRoute: Hashable {
  /// The identifier of the screen that has it.
  let screen: String
  /// The navigation action.
  let action: String
  /// The address that it leads to; expressions stand as they are written.
  let target: String
  /// Whether a test went it.
  var isTaken: Bool

  /// Adds a route to others; one that any of them knows as taken is taken.
  func add(to routes: inout [NavigationRoute]) {
    let known: Int? = routes.firstIndex { $0.screen == screen && $0.action == action && $0.target == target }
    if let known { routes[known].isTaken = routes[known].isTaken || isTaken } else { routes.append(self) }
  }
}

extension CoverageMap {
  /// The routes of the screens shown, each once.
  var routes: [NavigationRoute] {
    var actions: [String: String] = [:]
    for point in points where point.kind == .action { actions[point.screen + " " + point.place] = point.name }
    var result: [NavigationRoute] = []
    for point in points where point.kind == .route {
      let place = String(point.place.dropLast(".route".count))
      let action: String = actions[point.screen + " " + place] ?? "navigation"
      NavigationRoute(screen: point.screen, action: action, target: point.name, isTaken: point.isUsed).add(to: &result)
    }
    return result
  }
}

extension NavigationRoute {
  /// The route in the JSON form of results.
  var json: DynamicObject { .array([.string(screen), .string(action), .string(target), .bool(isTaken)]) }

  /// The route that a value of the JSON form tells of.
  init?(json: DynamicObject) {
    guard json.texts.count == 3, let isTaken = json.elements.last?.flag else { return nil }
    self.init(screen: json.texts[0], action: json.texts[1], target: json.texts[2], isTaken: isTaken)
  }
}
