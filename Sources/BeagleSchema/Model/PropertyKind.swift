/// What a property of a component or an action holds on the wire.
public enum PropertyKind: Sendable {
  /// A text that is taken as it is: `@{…}` in it means nothing.
  case string
  /// `true` or `false`.
  case bool
  /// A 64-bit integer; `2.0` counts as one.
  case int
  /// A number.
  case double
  /// One of these texts, exactly.
  case enumeration([String])
  /// A literal of the target's type or a text that parses as an expression.
  case expression(ExpressionTarget)
  /// A text that is parsed as an expression when it is shown: image ids and urls.
  case renderedText
  /// Any value; texts in it, at any depth, may be expressions.
  case dynamic
  /// A path into a context's value; a text that is none fails the document.
  case path
  /// A path into a list's item; a text that is none counts as no key.
  case itemPath
  /// An object of texts, taken as they are.
  case stringMap
  /// A list of values of one kind.
  indirect case list(PropertyKind)
  /// A list of texts, taken as they are.
  case strings
  /// A list of objects with properties of their own.
  case objects(ObjectDefinition)
  /// An object with properties of its own.
  case object(ObjectDefinition)
  /// An object with properties of its own; any other value counts as absent.
  case lenientObject(ObjectDefinition)
  /// One component.
  case component
  /// A screen, whatever its type's name says.
  case screen
  /// A list of components.
  case components
  /// The templates of a list or a grid.
  case templates
  /// A list of actions.
  case actions
  /// The declaration of a context.
  case context
  /// Where a navigation action goes.
  case route
  /// What a navigation action writes into the target's `navigationContext`.
  case navigationContext
  /// The navigation bar of a screen.
  case navigationBar
  /// The buttons of a navigation bar.
  case navigationBarItems
  /// Whether and with what an action is recorded.
  case analytics
}
