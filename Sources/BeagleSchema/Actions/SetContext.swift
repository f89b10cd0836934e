extension ActionDefinition {
  /// `beagle:setContext`: writes into a context.
  ///
  /// Mirrors `SetContext` of Beagle iOS.
  public static let setContext = ActionDefinition(
    "beagle:setContext",
    properties: [
      PropertyDefinition("contextId", .string, requiredOn: [.ios, .android], looseOn: .web),
      PropertyDefinition("path", .path, looseOn: .web),
      PropertyDefinition("value", .dynamic, requiredOn: .all, nullFailsOn: .android),
    ])
}
