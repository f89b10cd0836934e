import Beagle
import BeagleSchema

/// Lists all that the screens shown have, by walking their documents, with what of it was used.
struct CoverageSurvey {
  private let recorder: CoverageRecorder
  private var screen = ""
  private var points: [CoveragePoint] = []
  private var places: [String: Int] = [:]

  /// All points of the screens that `recorder` noted; a screen that was shown several times is one.
  static func points(of recorder: CoverageRecorder) -> [CoveragePoint] {
    var survey = CoverageSurvey(recorder: recorder)
    for screen in recorder.screens {
      survey.screen = screen.identifier
      survey.visit(screen.root, at: "$")
      survey.addStates(screen.identifier)
    }
    return survey.points
  }

  private init(recorder: CoverageRecorder) { self.recorder = recorder }

  private mutating func add(_ kind: CoveragePoint.Kind, _ place: String, _ name: String, isUsed: Bool) {
    let key = "\(kind.rawValue) \(screen) \(place)"
    if let index = places[key] {
      if isUsed { points[index].isUsed = true }
      return
    }
    places[key] = points.count
    points.append(CoveragePoint(kind: kind, screen: screen, place: place, name: name, isUsed: isUsed))
  }

  /// Screens that are not fetched have no states to go through.
  private mutating func addStates(_ identifier: String) {
    let seen = recorder.states(of: identifier)
    guard !seen.isEmpty else { return }
    for state in ["started", "success", "error", "finished"] {
      add(.state, state, state, isUsed: seen.contains(state))
    }
  }

  private mutating func visit(_ component: ComponentNode, at place: String) {
    add(.component, place, component.name, isUsed: recorder.hasBuilt(component))
    for (event, actions) in component.events {
      visit(actions, of: event, kind: .callback, at: place + JSONPath.step(event))
    }
    if let bar = component.navigationBar {
      for (index, item) in bar.items.enumerated() {
        let itemPlace = "\(place).navigationBar.navigationBarItems[\(index)].onPress"
        visit(item.onPress, of: "onPress", kind: .callback, at: itemPlace)
      }
    }
    for (index, template) in component.templates.enumerated() {
      visit(template.view, at: "\(place).templates[\(index)].view")
    }
    guard component.slot != .templates, let key = component.slot.key else { return }
    for (index, child) in component.children.enumerated() {
      visit(child, at: component.slot == .children ? "\(place).\(key)[\(index)]" : "\(place).\(key)")
    }
  }

  private mutating func visit(_ actions: [ActionNode], of event: String, kind: CoveragePoint.Kind, at place: String) {
    guard !actions.isEmpty else { return }
    add(kind, place, event, isUsed: actions.contains(where: recorder.hasExecuted))
    for (index, action) in actions.enumerated() { visit(action, at: "\(place)[\(index)]") }
  }

  private mutating func visit(_ action: ActionNode, at place: String) {
    let isUsed = recorder.hasExecuted(action)
    add(.action, place, action.name, isUsed: isUsed)
    if case .remote(let route)? = action.route {
      add(.route, "\(place).route", DynamicText.of(route.url), isUsed: isUsed)
    }
    for event in action.definition?.events ?? [] {
      guard let actions = action.actions(for: event) else { continue }
      visit(
        actions, of: event, kind: action.name == "condition" ? .branch : .callback, at: place + JSONPath.step(event))
    }
  }
}

/// Texts of values for people.
private enum DynamicText {
  /// A text as it is, an expression by its source.
  static func of(_ value: DynamicObject) -> String {
    switch value {
    case .string(let text): text
    case .expression(let expression): expression.description
    default: JSONWriter.compact.string(value)
    }
  }
}
