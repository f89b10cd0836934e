import BeagleScenario
import BeagleSchema

/// A navigation to another screen that the tests never executed.
struct UntakenWay: Hashable {
  /// The identifier of the screen that has it.
  let screen: String
  /// The navigation action.
  let action: String
  /// The address that it leads to, as written.
  let target: String
}

extension CoverageMap {
  /// The routes that nothing used, each once.
  var untakenWays: [UntakenWay] {
    var actions: [String: String] = [:]
    for point in points where point.kind == .action { actions[point.screen + " " + point.place] = point.name }
    var result: [UntakenWay] = []
    for point in points where point.kind == .route && !point.isUsed {
      let place = String(point.place.dropLast(".route".count))
      let action: String = actions[point.screen + " " + place] ?? "navigation"
      let way = UntakenWay(screen: point.screen, action: action, target: point.name)
      if !result.contains(way) { result.append(way) }
    }
    return result
  }
}

extension UntakenWay {
  /// The way in the JSON form of results.
  var json: DynamicObject { .array([.string(screen), .string(action), .string(target)]) }

  /// The way that a value of the JSON form tells of.
  init?(json: DynamicObject) {
    let parts: [String] = json.texts
    guard parts.count == 3 else { return nil }
    self.init(screen: parts[0], action: parts[1], target: parts[2])
  }
}
