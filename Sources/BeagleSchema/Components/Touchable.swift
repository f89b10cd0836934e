extension ComponentDefinition {
  /// `beagle:touchable`: a component that can be pressed.
  ///
  /// Mirrors `Touchable` of Beagle iOS.
  public static let touchable = ComponentDefinition(
    "beagle:touchable",
    properties: [
      PropertyDefinition("child", .component, requiredOn: .all),
      PropertyDefinition("onPress", .actions, requiredOn: .all),
    ])
}
