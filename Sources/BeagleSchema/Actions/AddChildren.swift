extension ActionDefinition {
  /// `beagle:addChildren`: puts components into one that is on screen.
  ///
  /// Mirrors `AddChildren` of Beagle iOS.
  public static let addChildren = ActionDefinition(
    "beagle:addChildren",
    properties: [
      PropertyDefinition("componentId", .string, requiredOn: .all, looseOn: .web),
      PropertyDefinition("value", .expression(.dynamic), requiredOn: .all),
      PropertyDefinition("mode", .enumeration(["APPEND", "PREPEND", "REPLACE"]), looseOn: .web),
    ])
}
