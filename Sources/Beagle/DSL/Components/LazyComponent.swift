/// Loads a component when it is shown.
///
/// Mirrors `LazyComponent` of Beagle iOS: `beagle:lazyComponent` in documents.
public struct LazyComponent: ServerDrivenComponent {
  /// Where the component is fetched from.
  public var path: String
  /// What is shown until it is there.
  @AutoCodable public var initialState: any ServerDrivenComponent

  /// A component of these properties.
  public init(path: String, initialState: any ServerDrivenComponent) {
    self.path = path
    self.initialState = initialState
  }

  /// A component that holds what the builder gives.
  public init(path: String, @ChildBuilder _ initialState: () -> any ServerDrivenComponent) {
    self.path = path
    self.initialState = initialState()
  }
}
