/// Makes a component one that can be pressed.
///
/// Mirrors `Touchable` of Beagle iOS: `beagle:touchable` in documents.
public struct Touchable: ServerDrivenComponent {
  /// What runs at a press.
  @AutoCodable public var onPress: [any Action]
  /// What can be pressed.
  @AutoCodable public var child: any ServerDrivenComponent

  /// A component of these properties.
  public init(onPress: [any Action], child: any ServerDrivenComponent) {
    self.onPress = onPress
    self.child = child
  }

  /// A component that holds what the builder gives.
  public init(onPress: [any Action], @ChildBuilder _ child: () -> any ServerDrivenComponent) {
    self.onPress = onPress
    self.child = child()
  }
}
