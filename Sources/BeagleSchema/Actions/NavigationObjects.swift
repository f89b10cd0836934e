extension ObjectDefinition {
  /// A screen to fetch.
  ///
  /// Mirrors `Route.NewPath` of Beagle iOS.
  public static let remoteRoute = ObjectDefinition(
    "Route.NewPath",
    [
      PropertyDefinition("url", .expression(.string), requiredOn: .all),
      PropertyDefinition("shouldPrefetch", .bool),
      PropertyDefinition("fallback", .screen),
      PropertyDefinition("httpAdditionalData", .object(.httpAdditionalData)),
    ])

  /// What the request of a remote route carries.
  ///
  /// Mirrors `HttpAdditionalData` of Beagle iOS.
  public static let httpAdditionalData = ObjectDefinition(
    "HttpAdditionalData",
    [
      PropertyDefinition("method", .enumeration(PropertyDefinition.httpMethods)),
      PropertyDefinition("headers", .stringMap),
      PropertyDefinition("body", .dynamic),
    ])

  /// What is written into the target's `navigationContext`.
  ///
  /// Mirrors `NavigationContext` of Beagle iOS.
  public static let navigationContext = ObjectDefinition(
    "NavigationContext",
    [
      PropertyDefinition("path", .path),
      PropertyDefinition("value", .dynamic, requiredOn: .all, nullFailsOn: .android),
    ])

  /// The declaration of a context.
  ///
  /// Mirrors `Context` of Beagle iOS.
  public static let context = ObjectDefinition(
    "Context",
    [
      PropertyDefinition("id", .string, requiredOn: .all),
      PropertyDefinition("value", .dynamic, requiredOn: .all, nullFailsOn: .android),
    ])

  /// What the record of an action holds.
  ///
  /// Mirrors `ActionAnalyticsConfig.Attributes` of Beagle iOS.
  public static let analytics = ObjectDefinition(
    "ActionAnalyticsConfig",
    [
      PropertyDefinition("attributes", .strings),
      PropertyDefinition("additionalEntries", .dynamic),
    ])
}
