/// A whole screen.
///
/// Mirrors `Screen` of Beagle iOS: `beagle:screenComponent` in documents.
public struct Screen: ServerDrivenComponent, HasContext, StyleComponent {
  /// The identity of the screen for `popToView`.
  public var id: String?
  /// Layout and looks.
  public var style: Style?
  /// The sides on which the screen keeps clear of the device's own bars.
  public var safeArea: SafeArea?
  /// The bar; nil for none.
  public var navigationBar: NavigationBar?
  /// What the screen shows.
  @AutoCodable public var child: any ServerDrivenComponent
  /// A context for the whole screen.
  public var context: Context?

  /// A component of these properties.
  public init(
    id: String? = nil, style: Style? = nil, safeArea: SafeArea? = nil, navigationBar: NavigationBar? = nil,
    child: any ServerDrivenComponent, context: Context? = nil
  ) {
    self.id = id
    self.style = style
    self.safeArea = safeArea
    self.navigationBar = navigationBar
    self.child = child
    self.context = context
  }

  /// A component that holds what the builder gives.
  public init(
    id: String? = nil, style: Style? = nil, safeArea: SafeArea? = nil, navigationBar: NavigationBar? = nil,
    context: Context? = nil, @ChildBuilder _ child: () -> any ServerDrivenComponent
  ) {
    self.id = id
    self.style = style
    self.safeArea = safeArea
    self.navigationBar = navigationBar
    self.context = context
    self.child = child()
  }
}
