import Beagle
import BeagleSchema

/// The property of a component that the script has read last: what an assertion about its value explains.
struct PropertyRead {
  private weak var app: AppHandle?
  private weak var element: Element?
  private let property: String
  private let line: Int?

  init(of property: String, element: Element, app: AppHandle) {
    self.app = app
    self.element = element
    self.property = property
    line = app.session.scenarioLine
  }

  /// Why the property has its value, for an assertion on `line` that compares `values`.
  ///
  /// Nothing is said of a value that is just what the screen says, nor of a number or a truth value that another line
  /// has read: an equal one may well come from elsewhere.
  func explanation(among values: [ScenarioValue], line: Int?) -> String? {
    guard let app, let element, !element.isDetached, let value = element.shown(property) else { return nil }
    switch value {
    case .array, .dictionary, .empty, .expression: return nil
    case .bool, .int, .double: guard line == self.line else { return nil }
    case .string: break
    }
    guard values.contains(ScenarioValue(value)),
      let explanation = try? Explanation(of: property, element: element, app: app), !explanation.reads.isEmpty
    else { return nil }
    return explanation.shownText
  }
}
