extension ActionDefinition {
  /// `beagle:openNativeRoute`: opens a screen of the app itself.
  ///
  /// Mirrors `Navigate.openNativeRoute` of Beagle iOS.
  public static let openNativeRoute = ActionDefinition(
    "beagle:openNativeRoute",
    properties: [
      PropertyDefinition("route", .expression(.string), requiredOn: .all),
      PropertyDefinition("data", .stringMap, looseOn: .web),
      PropertyDefinition("shouldResetApplication", .bool, requiredOn: .ios, nullFailsOn: .android),
    ])
}
