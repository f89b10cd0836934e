/// Holds inputs that are submitted together.
///
/// Mirrors `SimpleForm` of Beagle iOS: `beagle:simpleForm` in documents.
public struct SimpleForm: Widget, HasContext {
  /// The components inside.
  @AutoCodable public var children: [any ServerDrivenComponent]?
  /// What runs when all inputs are valid.
  @AutoCodable public var onSubmit: [any Action]?
  /// What runs when an input is not valid.
  @AutoCodable public var onValidationError: [any Action]?
  /// A context for the component and what is in it.
  public var context: Context?
  /// The id by which actions and scripts find the component.
  public var id: String?
  /// Layout and looks.
  public var style: Style?
  /// What assistive technologies are told.
  public var accessibility: Accessibility?

  /// A component of these properties.
  public init(
    children: [any ServerDrivenComponent]? = nil, onSubmit: [any Action]? = nil, onValidationError: [any Action]? = nil,
    context: Context? = nil, id: String? = nil, style: Style? = nil, accessibility: Accessibility? = nil
  ) {
    self.children = children
    self.onSubmit = onSubmit
    self.onValidationError = onValidationError
    self.context = context
    self.id = id
    self.style = style
    self.accessibility = accessibility
  }

  /// A component that holds what the builder gives.
  public init(
    onSubmit: [any Action]? = nil, onValidationError: [any Action]? = nil, context: Context? = nil, id: String? = nil,
    style: Style? = nil, accessibility: Accessibility? = nil,
    @ChildrenBuilder _ children: () -> [any ServerDrivenComponent]
  ) {
    self.onSubmit = onSubmit
    self.onValidationError = onValidationError
    self.context = context
    self.id = id
    self.style = style
    self.accessibility = accessibility
    self.children = children()
  }
}
