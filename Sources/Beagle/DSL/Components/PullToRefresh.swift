/// Makes a component one that can be pulled to refresh it.
///
/// Mirrors `PullToRefresh` of Beagle iOS: `beagle:pullToRefresh` in documents.
public struct PullToRefresh: ServerDrivenComponent, HasContext {
  /// What runs at a pull.
  @AutoCodable public var onPull: [any Action]?
  /// Whether the indicator turns.
  public var isRefreshing: Expression<Bool>?
  /// The colour of the indicator.
  public var color: Expression<String>?
  /// What can be pulled.
  @AutoCodable public var child: any ServerDrivenComponent
  /// A context for the component and what is in it.
  public var context: Context?

  /// A component of these properties.
  public init(
    onPull: [any Action]? = nil, isRefreshing: Expression<Bool>? = nil, color: Expression<String>? = nil,
    child: any ServerDrivenComponent, context: Context? = nil
  ) {
    self.onPull = onPull
    self.isRefreshing = isRefreshing
    self.color = color
    self.child = child
    self.context = context
  }

  /// A component that holds what the builder gives.
  public init(
    onPull: [any Action]? = nil, isRefreshing: Expression<Bool>? = nil, color: Expression<String>? = nil,
    context: Context? = nil, @ChildBuilder _ child: () -> any ServerDrivenComponent
  ) {
    self.onPull = onPull
    self.isRefreshing = isRefreshing
    self.color = color
    self.context = context
    self.child = child()
  }
}
