import BeagleSchema

extension ActionExecution {
  /// Writes an evaluated value into a context that the origin sees.
  ///
  /// Mirrors `SetContext` of Beagle iOS.
  func setContext() {
    let id: String = contextID
    let value: DynamicObject = props["value"] ?? .empty
    guard let cell = origin.context(id) else {
      application.log.add(
        .expression, .warning, name: "contextNotFound",
        "setContext of \(origin.label) has no effect: no context \"\(id)\" is visible from there.")
      return
    }
    if !application.profile.goneElementsWrite, let element = origin.element, element.isDetached {
      application.log.add(
        .expression, .warning, name: "componentIsGone",
        "setContext of \(origin.label) is refused: its component is no longer on screen.")
      return
    }
    if cell.kind == .index, application.profile.platform == .web {
      application.log.add(
        .expression, .warning, name: "readOnlyContext", "The index context \"\(id)\" can only be read on web.")
      return
    }
    guard let path else {
      application.log.add(
        .expression, .warning, name: "invalidPath",
        "setContext of \(origin.label) has no effect: \"\(text("path"))\" is no path.")
      return
    }
    if writesNothing { return application.remove(from: cell, at: path) }
    application.write(value, to: cell, at: path)
  }

  /// Which context is meant: the nearest one where the action does not say, which only the web lets through.
  private var contextID: String {
    if props["contextId"] != nil { return text("contextId") }
    return origin.element?.contextIdsInScope.first ?? "global"
  }

  /// Whether the action has no value of its own: the web takes a literal null out when it loads a screen, so the action
  /// writes what is no value.
  private var writesNothing: Bool {
    guard application.profile.platform == .web, case .value(.empty)? = action.field("value") else { return false }
    return true
  }

  /// Where to write: the root unless the action says; nil for a text that is no path, which only the web lets through.
  private var path: Path? {
    if let path = action.path("path") { return path }
    let text: String = text("path")
    return text.isEmpty ? Path(nodes: []) : Path(parsing: text)
  }
}
