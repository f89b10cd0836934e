/// Builds a list of components.
///
/// Mirrors `ChildrenBuilder` of Beagle iOS.
@resultBuilder
public enum ChildrenBuilder {
  /// One component.
  public static func buildExpression(_ component: any ServerDrivenComponent) -> [any ServerDrivenComponent] {
    [component]
  }

  /// Several components.
  public static func buildExpression(_ components: [any ServerDrivenComponent]) -> [any ServerDrivenComponent] {
    components
  }

  /// The components one after the other.
  public static func buildBlock(_ parts: [any ServerDrivenComponent]...) -> [any ServerDrivenComponent] {
    parts.flatMap { $0 }
  }

  /// The components of a condition that holds, or none.
  public static func buildOptional(_ part: [any ServerDrivenComponent]?) -> [any ServerDrivenComponent] { part ?? [] }

  /// The components of the first branch.
  public static func buildEither(first: [any ServerDrivenComponent]) -> [any ServerDrivenComponent] { first }

  /// The components of the second branch.
  public static func buildEither(second: [any ServerDrivenComponent]) -> [any ServerDrivenComponent] { second }

  /// The components of a loop.
  public static func buildArray(_ parts: [[any ServerDrivenComponent]]) -> [any ServerDrivenComponent] {
    parts.flatMap { $0 }
  }
}

/// Builds one component.
///
/// Mirrors `ChildBuilder` of Beagle iOS.
@resultBuilder
public enum ChildBuilder {
  /// The component.
  public static func buildBlock(_ child: any ServerDrivenComponent) -> any ServerDrivenComponent { child }

  /// The component of the first branch.
  public static func buildEither(first: any ServerDrivenComponent) -> any ServerDrivenComponent { first }

  /// The component of the second branch.
  public static func buildEither(second: any ServerDrivenComponent) -> any ServerDrivenComponent { second }
}
