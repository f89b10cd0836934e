import BeagleSchema

extension Application {
  /// Warns of a style that the theme does not have, which a device passes over in silence.
  func checkStyle(_ id: String, of element: Element) {
    if configuration != nil, element.component == "button" || element.component == "textInput" {
      element.screen.styledControls.append(element)
    }
    let isRegistered: Bool = styles[id] != nil
    if isRegistered { unstyledElements.append(element) }
    if applyThemeStyle(id, to: element) || isRegistered { return }
    log.add(
      .scenario, .warning, name: "styleNotFound",
      "\(element.kindAndId) names the style \"\(id)\", "
        + "which the theme does not have.")
  }

  /// Asks for the styles of the components that are new, so that what goes wrong there goes wrong now, not at a reading.
  func styleNewElements() {
    let elements = unstyledElements
    unstyledElements = []
    for element in elements where !element.isDetached { _ = element.tree }
  }

  /// A node with the keys that its theme style gives; nil when no style concerns it.
  func styled(_ node: DynamicObject, element: Element) -> DynamicObject? {
    guard !styles.isEmpty, let id = element.node.string("styleId"), let style = styles[id],
      let given = style(node)?.dictionaryValue, case .dictionary(var result) = node
    else { return nil }
    var merged: DynamicDictionary = result["style"]?.dictionaryValue ?? DynamicDictionary()
    for (key, value) in given { merged[key] = value }
    result["style"] = .dictionary(merged)
    return .dictionary(result)
  }
}
