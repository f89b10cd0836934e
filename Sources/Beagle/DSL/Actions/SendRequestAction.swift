public import BeagleSchema

/// Asks a server and runs actions with the answer.
///
/// Mirrors `SendRequest` of Beagle iOS: `beagle:sendRequest` in documents.
public struct SendRequest: Action, RuntimeAction {
  /// The address.
  public var url: Expression<String>
  /// The method; nil for GET.
  public var method: Expression<HTTPMethod>?
  /// The body.
  public var data: DynamicObject?
  /// The header fields.
  public var headers: Expression<[String: String]>?
  /// What runs after an answer that is a success.
  @AutoCodable public var onSuccess: [any Action]?
  /// What runs after a failure.
  @AutoCodable public var onError: [any Action]?
  /// What runs after either.
  @AutoCodable public var onFinish: [any Action]?
  /// Whether and with what the action is recorded.
  public var analytics: ActionAnalyticsConfig?

  /// A action of these properties.
  public init(
    url: Expression<String>, method: Expression<HTTPMethod>? = nil, data: DynamicObject? = nil,
    headers: Expression<[String: String]>? = nil, onSuccess: [any Action]? = nil, onError: [any Action]? = nil,
    onFinish: [any Action]? = nil, analytics: ActionAnalyticsConfig? = nil
  ) {
    self.url = url
    self.method = method
    self.data = data
    self.headers = headers
    self.onSuccess = onSuccess
    self.onError = onError
    self.onFinish = onFinish
    self.analytics = analytics
  }
}
