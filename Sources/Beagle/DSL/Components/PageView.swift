/// Shows one of its pages.
///
/// Mirrors `PageView` of Beagle iOS: `beagle:pageView` in documents.
public struct PageView: ServerDrivenComponent, HasContext {
  /// The components inside.
  @AutoCodable public var children: [any ServerDrivenComponent]?
  /// The page that is shown, from 0.
  public var currentPage: Expression<Int>?
  /// What runs when a person has changed the page.
  @AutoCodable public var onPageChange: [any Action]?
  /// A context for the component and what is in it.
  public var context: Context?

  /// A component of these properties.
  public init(
    children: [any ServerDrivenComponent]? = nil, currentPage: Expression<Int>? = nil,
    onPageChange: [any Action]? = nil, context: Context? = nil
  ) {
    self.children = children
    self.currentPage = currentPage
    self.onPageChange = onPageChange
    self.context = context
  }

  /// A component that holds what the builder gives.
  public init(
    currentPage: Expression<Int>? = nil, onPageChange: [any Action]? = nil, context: Context? = nil,
    @ChildrenBuilder _ children: () -> [any ServerDrivenComponent]
  ) {
    self.currentPage = currentPage
    self.onPageChange = onPageChange
    self.context = context
    self.children = children()
  }
}
