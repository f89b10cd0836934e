public import BeagleSchema

/// Shows one cell for each item of a source, in columns or rows.
///
/// Mirrors `GridView` of Beagle iOS: `beagle:gridView` in documents.
public struct GridView: Widget, HasContext, InitiableComponent {
  /// The items.
  public var dataSource: Expression<[DynamicObject]>
  /// The ways to show an item.
  public var templates: [Template]
  /// How many cells stand side by side.
  public var spanCount: Int
  /// The path to what identifies an item.
  public var key: String?
  /// The direction in which the items follow each other.
  public var direction: ScrollAxis?
  /// The name of the item's context.
  public var iteratorName: String?
  /// The name of the context with the item's key.
  public var indexName: String?
  /// What runs at the end of the list.
  @AutoCodable public var onScrollEnd: [any Action]?
  /// The percentage of the list that counts as its end.
  public var scrollEndThreshold: Int?
  /// Whether a scroll indicator is shown.
  public var isScrollIndicatorVisible: Bool?
  /// Whether what is around the list scrolls in its place.
  public var useParentScroll: Bool?
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
    dataSource: Expression<[DynamicObject]>, templates: [Template] = [], spanCount: Int, key: String? = nil,
    direction: ScrollAxis? = nil, iteratorName: String? = nil, indexName: String? = nil,
    onScrollEnd: [any Action]? = nil, scrollEndThreshold: Int? = nil, isScrollIndicatorVisible: Bool? = nil,
    useParentScroll: Bool? = nil, context: Context? = nil, onInit: [any Action]? = nil, id: String? = nil,
    style: Style? = nil, accessibility: Accessibility? = nil
  ) {
    self.dataSource = dataSource
    self.templates = templates
    self.spanCount = spanCount
    self.key = key
    self.direction = direction
    self.iteratorName = iteratorName
    self.indexName = indexName
    self.onScrollEnd = onScrollEnd
    self.scrollEndThreshold = scrollEndThreshold
    self.isScrollIndicatorVisible = isScrollIndicatorVisible
    self.useParentScroll = useParentScroll
    self.context = context
    self.onInit = onInit
    self.id = id
    self.style = style
    self.accessibility = accessibility
  }
}
