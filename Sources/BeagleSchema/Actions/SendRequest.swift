extension ActionDefinition {
  /// `beagle:sendRequest`: asks a server and runs lists with the answer.
  ///
  /// Mirrors `SendRequest` of Beagle iOS.
  public static let sendRequest = ActionDefinition(
    "beagle:sendRequest",
    properties: [
      PropertyDefinition("url", .expression(.string), requiredOn: .all),
      PropertyDefinition(
        "method", .expression(.enumeration(PropertyDefinition.httpMethods)), nullFailsOn: .android, looseOn: .web),
      PropertyDefinition("headers", .expression(.stringMap), looseOn: .web),
      PropertyDefinition("data", .dynamic),
      PropertyDefinition("onSuccess", .actions),
      PropertyDefinition("onError", .actions),
      PropertyDefinition("onFinish", .actions),
    ])
}

extension PropertyDefinition {
  /// The methods that a request may have, in their only spelling.
  static let httpMethods: [String] = ["GET", "POST", "PUT", "DELETE", "HEAD", "PATCH"]
}
