extension ActionDefinition {
  /// `beagle:openExternalURL`: leaves the app for an address.
  ///
  /// Mirrors `Navigate.openExternalURL` of Beagle iOS.
  public static let openExternalURL = ActionDefinition(
    "beagle:openExternalURL",
    properties: [PropertyDefinition("url", .expression(.string), requiredOn: .all)])
}
