extension ActionDefinition {
  /// `beagle:popView`: goes back one screen.
  ///
  /// Mirrors `Navigate.popView` of Beagle iOS.
  public static let popView = ActionDefinition(
    "beagle:popView",
    properties: [PropertyDefinition("navigationContext", .navigationContext)])
}
