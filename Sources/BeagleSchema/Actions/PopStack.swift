extension ActionDefinition {
  /// `beagle:popStack`: closes the stack.
  ///
  /// Mirrors `Navigate.popStack` of Beagle iOS.
  public static let popStack = ActionDefinition(
    "beagle:popStack",
    properties: [PropertyDefinition("navigationContext", .navigationContext)])
}
