/// Holds components that scroll together.
///
/// Mirrors `ScrollView` of Beagle iOS: `beagle:scrollView` in documents.
public struct ScrollView: ServerDrivenComponent, HasContext {
  /// The components inside.
  @AutoCodable public var children: [any ServerDrivenComponent]?
  /// The direction of scrolling.
  public var scrollDirection: ScrollAxis?
  /// Whether a scroll bar is shown.
  public var scrollBarEnabled: Bool?
  /// A context for the component and what is in it.
  public var context: Context?

  /// A component of these properties.
  public init(
    children: [any ServerDrivenComponent]? = nil, scrollDirection: ScrollAxis? = nil, scrollBarEnabled: Bool? = nil,
    context: Context? = nil
  ) {
    self.children = children
    self.scrollDirection = scrollDirection
    self.scrollBarEnabled = scrollBarEnabled
    self.context = context
  }

  /// A component that holds what the builder gives.
  public init(
    scrollDirection: ScrollAxis? = nil, scrollBarEnabled: Bool? = nil, context: Context? = nil,
    @ChildrenBuilder _ children: () -> [any ServerDrivenComponent]
  ) {
    self.scrollDirection = scrollDirection
    self.scrollBarEnabled = scrollBarEnabled
    self.context = context
    self.children = children()
  }
}
