import Beagle
import BeagleSchema

/// `assert.tree` and `assert.visible`.
enum TreeAssertion {
  static func tree(_ call: LuaCall, of session: ScenarioSession) throws -> String? {
    let target = try AssertionHost.target(call, "assert.tree")
    let pattern = try call.pattern(2, of: session)
    guard let root = target.element?.element ?? target.app.application.visibleScreen?.root else {
      return "assert.tree: " + target.app.missingContent
    }
    let tree = root.tree
    if try PatternMatcher.matches(tree, pattern) { return nil }
    let path = target.element == nil ? "$" : root.path
    let differences = try PatternMatcher.differences(tree, pattern, style: .tree, at: path)
    var lines = ["the tree does not match the pattern (- expected, + actual)", DifferenceText.render(differences)]
    lines += explanations(differences, root: root, path: path, app: target.app)
    if differences.contains(where: { isLeftOut($0.path.split(separator: ".").last ?? "") }) {
      lines.append(leftOut)
    }
    return lines.joined(separator: "\n")
  }

  /// What to say to those who look for what `isLeftOut`.
  static let leftOut = "(the resulting tree holds no actions and no declared contexts)"

  /// Whether the resulting tree never has a key: a list of actions or a declared context.
  static func isLeftOut(_ key: some StringProtocol) -> Bool {
    key == "context" || key.hasPrefix("on") && key.dropFirst(2).first?.isUppercase == true
  }

  /// Why properties that differ have their values.
  static func explanations(
    _ differences: [Difference], root: Element, path: String, app: AppHandle
  ) -> [String] {
    var lines: [String] = []
    for difference in differences.prefix(3) {
      guard let (element, property) = element(at: difference.path, root: root, path: path),
        let explanation = try? Explanation(of: property, element: element, app: app), !explanation.reads.isEmpty
      else { continue }
      lines.append(explanation.shownText)
    }
    return lines
  }

  /// The element and the property that a path of the tree leads to.
  private static func element(at path: String, root: Element, path start: String) -> (Element, String)? {
    guard path.hasPrefix(start) else { return nil }
    var current = root
    var steps = path.dropFirst(start.count).split(separator: ".")[...]
    while let step = steps.first {
      if step == "child", let child = current.children.first {
        current = child
      } else if step.hasPrefix("children["), let index = Int(step.dropFirst(9).dropLast()),
        current.children.indices.contains(index)
      {
        current = current.children[index]
      } else {
        return (current, String(step.prefix { $0 != "[" }))
      }
      steps = steps.dropFirst()
    }
    return nil
  }

  static func visible(_ call: LuaCall, of session: ScenarioSession) throws -> String? {
    let target = try AssertionHost.target(call, "assert.visible")
    let query = try target.app.query(call, 2)
    let finder = Finder(app: target.app, element: target.element?.element)
    if target.element == nil, target.app.application.visibleScreen?.root == nil {
      return "assert.visible: " + target.app.missingContent
    }
    let found = try finder.all(query)
    if found.contains(where: { $0.isVisible(in: target.app) }) { return nil }
    guard !found.isEmpty else { return try FindingFailure(finder: finder, query: query).none() }
    var lines = ["no component that matches \(LuaLiteral.summary(of: query.shown)) is displayed"]
    for item in found.prefix(5) { lines.append("  \(item.line): \(item.hiddenReason(in: target.app))") }
    return lines.joined(separator: "\n")
  }
}

extension Found {
  /// Whether a person sees it.
  func isVisible(in app: AppHandle) -> Bool {
    switch self {
    case .element(let element): element.isVisible
    case .barItem(let screen, _): app.application.coverage(of: screen) == nil
    }
  }

  /// Why a person does not see it.
  func hiddenReason(in app: AppHandle) -> String {
    switch self {
    case .element(let element): element.hiddenReason ?? "it is hidden"
    case .barItem(let screen, _): app.application.coverage(of: screen) ?? "it is hidden"
    }
  }
}
