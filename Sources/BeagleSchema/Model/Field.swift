/// One key of a component or an action, with what was decoded from it.
public struct Field: Sendable {
  /// The key on the wire.
  public let key: String
  /// What it holds.
  public let content: FieldContent

  /// A key with its content.
  public init(_ key: String, _ content: FieldContent) {
    self.key = key
    self.content = content
  }
}

/// What a key of a component or an action holds.
public enum FieldContent: Sendable {
  /// `null` where the key may be absent: counts as absent.
  case absent
  /// A key that the type does not read, as it came: texts are not unescaped, nothing is an expression.
  case unread(DynamicObject)
  /// A literal, or an expression where the property takes one.
  case value(DynamicObject)
  /// A path with the text that it was written as.
  indirect case path(Path, text: String)
  /// One component.
  case component(ComponentNode)
  /// A list of components.
  case components([ComponentNode])
  /// The templates of a list or a grid.
  case templates([TemplateNode])
  /// A list of actions.
  case actions([ActionNode])
  /// The declaration of a context.
  indirect case context(ContextDeclaration)
  /// Where a navigation action goes.
  case route(RouteNode)
  /// What a navigation action writes into the target's `navigationContext`.
  indirect case navigationContext(NavigationContextNode)
  /// The navigation bar of a screen.
  case navigationBar(NavigationBarNode)
  /// The buttons of a navigation bar.
  case navigationBarItems([NavigationBarItemNode])
  /// Whether and with what an action is recorded.
  case analytics(ActionAnalytics)
}
