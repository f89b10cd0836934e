import BeagleSchema

extension ActionExecution {
  /// Writes an evaluated value into a context that the origin sees.
  ///
  /// Mirrors `SetContext` of Beagle iOS.
  func setContext() {
    guard let id = action.string("contextId") else { return }
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
    application.write(value, to: cell, at: action.path("path") ?? Path(nodes: []))
  }
}
