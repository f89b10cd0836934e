/// Holds components.
///
/// Mirrors `Container` of Beagle iOS: `beagle:container` in documents.
public struct Container: Widget, HasContext, InitiableComponent {
  /// The components inside.
  @AutoCodable public var children: [any ServerDrivenComponent]?
  /// A style of the theme.
  public var styleId: String?
  /// A context for the component and what is in it.
  public var context: Context?
  /// What runs when the component is first shown.
  @AutoCodable public var onInit: [any Action]?
  /// The id by which actions and scripts find the component.
  public var id: String?
  /// Layout and looks.
  public var style: Style?
  /// What assistive technologies are told.
  public var accessibility: Accessibility?

  /// A component of these properties.
  public init(
    children: [any ServerDrivenComponent]? = nil, styleId: String? = nil, context: Context? = nil,
    onInit: [any Action]? = nil, id: String? = nil, style: Style? = nil, accessibility: Accessibility? = nil
  ) {
    self.children = children
    self.styleId = styleId
    self.context = context
    self.onInit = onInit
    self.id = id
    self.style = style
    self.accessibility = accessibility
  }

  /// A component that holds what the builder gives.
  public init(
    styleId: String? = nil, context: Context? = nil, onInit: [any Action]? = nil, id: String? = nil,
    style: Style? = nil, accessibility: Accessibility? = nil,
    @ChildrenBuilder _ children: () -> [any ServerDrivenComponent]
  ) {
    self.styleId = styleId
    self.context = context
    self.onInit = onInit
    self.id = id
    self.style = style
    self.accessibility = accessibility
    self.children = children()
  }
}
