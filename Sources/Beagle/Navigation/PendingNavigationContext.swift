import BeagleSchema

/// What a navigation action will write into its target's `navigationContext`.
struct PendingNavigationContext {
  let path: Path
  let value: DynamicObject
  let origin: Origin
  /// The value as it was when the action ran; nil where the platform evaluates when it writes.
  let eager: DynamicObject?

  init(_ declaration: NavigationContextNode, origin: Origin) {
    path = declaration.path ?? Path(nodes: [])
    value = declaration.value
    self.origin = origin
    eager = origin.screen.application.profile.navigationContextIsEager ? origin.evaluate(declaration.value) : nil
  }

  /// Evaluates the value and writes it; a native screen has no such context.
  func write(to screen: LiveScreen) {
    if case .native = screen.type { return }
    let application: Application = screen.application
    let evaluated: DynamicObject = eager ?? origin.evaluate(value)
    application.writing(as: ContextAuthor(author: "navigationContext", origin: origin.label)) {
      application.write(evaluated, to: screen.navigationContext, at: path)
    }
  }
}
